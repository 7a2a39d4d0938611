import type { Knex } from 'knex';
import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { periodicKinds } from '../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import { auditRetention } from '../../kernel/retention.js';
import type { Clock } from '../../kernel/time.js';
import type { Scope } from '../scope.js';
import { eraseScreenings } from './erase.js';
import { enqueueRescreens, rescreenCompany, rescreenKind } from './rescreen.js';

interface DueRow extends Scope {
  readonly id: string;
}

const due = statement<DueRow>(
  'screenings.due_erasure',
  `SELECT s.company_id AS "companyId", s.environment, s.id FROM kyc_screenings s
   WHERE s.erase_at <= $1 ORDER BY s.erase_at, s.company_id, s.id LIMIT $2`,
);

async function eraseDue(trx: Db, { id, ...scope }: DueRow, now: Date): Promise<void> {
  const erased = await eraseScreenings(trx, scope, { id, dueBy: now });
  if (erased === 0) return;
  await auditRetention(trx, scope.companyId, 'kyc_screening', { id, now });
}

const batch = 200;

async function eraseAll(db: Knex, now: Date, { signal }: Job): Promise<void> {
  for (let count = batch; count === batch; ) {
    const rows = await due(db, [now, batch]);
    for (const row of rows) {
      signal.throwIfAborted();
      await inTransaction(db, (trx) => eraseDue(trx, row, now));
    }
    count = rows.length;
  }
}

const hourMs = 3_600_000;

/**
 * What happens to screenings in time. Whoever imports a list asks for the companies' re-screening; the look for those
 * that were missed finds what was screened while a list changed, and what an older release has screened.
 */
export function amlJobs(db: Knex, clock: Clock): JobKinds {
  return {
    [rescreenKind]: { run: (job) => rescreenCompany(db, clock, job) },
    ...periodicKinds(db, clock, {
      'aml.look': {
        everyMs: hourMs,
        run: () => inTransaction(db, (trx) => enqueueRescreens(trx, clock.now())),
      },
      'aml.erase': { everyMs: hourMs, run: (job) => eraseAll(db, clock.now(), job) },
    }),
  };
}
