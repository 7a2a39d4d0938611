/** Statements that read several shards when they run, by their reason. */
export const wide: Readonly<Record<string, readonly string[]>> = {
  'Leases due work of any company.': ['deliveries.take', 'jobs.take', 'mails.take'],
  'Looks for the companies or records whose time has come.': [
    'blobs.take_expired',
    'checks.due_erasure',
    'kyb.due_erasure',
    'screenings.due_erasure',
    'sessions.due',
    'sessions.due_erasure',
  ],
  'An import changes what the records of all companies were compared with.': [
    'kyb.mark_changed',
    'screenings.stale_companies',
  ],
  'Deletes what is past its retention.': [
    'auth_drop_logins',
    'idempotency_drop_expired',
    'imports.drop',
    'jobs.drop_dead',
    'key_usage.drop',
    'mails.drop',
    'webhooks.drop_old',
  ],
  'Measures the backlog of the server.': [
    'deliveries.oldest_due',
    'jobs.backlog',
    'mails.oldest_due',
  ],
};

/** Statements that no call here sends, and whose plan for all values keeps several shards, by their reason. */
export const keptWide: Readonly<Record<string, readonly string[]>> = {
  'Of the operator, over all companies.': [
    'deliveries.discard',
    'demo.unused',
    'jobs.list',
    'jobs.revive',
    'mails.discard',
  ],
  'Takes pairs of company and id: each pair finds its shard when it runs.': [
    'deliveries.release',
    'jobs.release',
    'jobs.renew',
    'mails.release',
  ],
  'Compares the company with that of another row of the same company, which finds the shard when it runs.':
    ['taxes.in_force'],
};
