import type { Knex } from 'knex';
import { auditRetention } from '../../kernel/audit/retention.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { periodicKinds } from '../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import type { Clock } from '../../kernel/values/time.js';
import { eraseDueKybChecks } from './erase-queries.js';

const batch = 200;
const hourMs = 3_600_000;

/** Deletes a batch of expired checks, each with its audit row. Resolves to their number. */
function eraseSome(db: Knex, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await eraseDueKybChecks(trx, now, batch);
    for (const { companyId, id } of due) {
      await auditRetention(trx, companyId, 'kyb_check', { id, now });
    }
    return due.length;
  });
}

/** Company checks contain names of people. They are kept for the time in the workflow at their creation. */
export function kybJobs(clock: Clock): JobKinds {
  const run = async ({ db, signal }: Job): Promise<void> => {
    const now = clock.now();
    while ((await eraseSome(db, now)) === batch) signal.throwIfAborted();
  };
  return periodicKinds(clock, { 'kyb.erase': { everyMs: hourMs, run } });
}
