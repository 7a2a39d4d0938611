import type { Knex } from 'knex';

export const name = '0062_trace_parents';

/**
 * Adds the trace that caused a job or an event of webhooks, so that its later work belongs to it. Nullable columns: no
 * rewrite and no long lock.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE jobs ADD COLUMN trace_parent text CHECK (length(trace_parent) <= 55)');
  await trx.raw(
    'ALTER TABLE webhook_events ADD COLUMN trace_parent text CHECK (length(trace_parent) <= 55)',
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['jobs', 'webhook_events']) {
    await trx.raw('ALTER TABLE ?? DROP COLUMN trace_parent', [table]);
  }
}
