/** Statements of work that fails, takes long or is interrupted: whether that happens in a run is a matter of time. */
export const occasional: ReadonlySet<string> = new Set([
  'deliveries.release',
  'jobs.bury',
  'jobs.release',
  'jobs.renew',
  'jobs.retry',
  'mails.release',
  'webhooks.last_failures',
]);
