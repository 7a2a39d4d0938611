import { auditRetention } from '../../../kernel/audit/retention.js';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { periodicKinds } from '../../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../../kernel/jobs/worker.js';
import type { Clock } from '../../../kernel/values/time.js';
import { eraseScreenings } from '../erase-queries.js';
import { type DueRow, due } from './queries.js';
import { enqueueRescreens, rescreenCompany, rescreenKind } from './rescreen.js';

async function eraseDue(trx: Db, { id, ...scope }: DueRow, now: Date): Promise<void> {
  const erased = await eraseScreenings(trx, scope, { id, dueBy: now });
  if (erased === 0) return;
  await auditRetention(trx, scope.companyId, 'kyc_screening', { id, now });
}

const batch = 200;

async function eraseAll(now: Date, { db, signal }: Job): Promise<void> {
  for (let count = batch; count === batch; ) {
    const rows = await due(db, { now, batch });
    for (const row of rows) {
      signal.throwIfAborted();
      await inTransaction(db, (trx) => eraseDue(trx, row, now));
    }
    count = rows.length;
  }
}

const hourMs = 3_600_000;

/**
 * The periodic jobs of screenings. An import of a list requests the re-screening of all companies. A further job finds
 * screenings that were made while a list changed, and those of an older release.
 */
export function amlJobs(clock: Clock): JobKinds {
  return {
    [rescreenKind]: { run: (job) => rescreenCompany(clock, job) },
    ...periodicKinds(clock, {
      'aml.look': {
        everyMs: hourMs,
        run: ({ db }) => inTransaction(db, (trx) => enqueueRescreens(trx, clock.now())),
      },
      'aml.erase': { everyMs: hourMs, run: (job) => eraseAll(clock.now(), job) },
    }),
  };
}
