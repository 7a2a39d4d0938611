import type { Knex } from 'knex';
import { writeAudit } from '../../kernel/audit.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { periodicKinds } from '../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import type { RequestFacts } from '../../kernel/principal.js';
import type { Clock } from '../../kernel/time.js';
import { takeDueChecks } from './queries.js';

const batch = 200;
const hourMs = 3_600_000;

const request: RequestFacts = {
  requestId: 'retention',
  ip: 'local',
  userAgent: '',
  locale: 'en',
  operationId: 'retention',
};

/** Deletes some of the checks whose time has come, each with its audit row. Resolves to how many. */
function eraseSome(db: Knex, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await takeDueChecks(trx, now, batch);
    for (const { companyId, id } of due) {
      const actor = { companyId, type: 'system' as const, id: undefined, name: 'retention' };
      const after = { erased: true };
      await writeAudit(trx, actor, request, now, { objectType: 'kyb_check', objectId: id, after });
    }
    return due.length;
  });
}

/** Company checks name people: they are kept as long as the workflow said when they were made. */
export function kybJobs(db: Knex, clock: Clock): JobKinds {
  const run = async ({ signal }: Job): Promise<void> => {
    const now = clock.now();
    while ((await eraseSome(db, now)) === batch) signal.throwIfAborted();
  };
  return periodicKinds(db, clock, { 'kyb.erase': { everyMs: hourMs, run } });
}
