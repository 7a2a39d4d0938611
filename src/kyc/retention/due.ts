import { inTransaction, type Transaction } from '../../kernel/db/transaction.js';
import type { Job } from '../../kernel/jobs/worker.js';
import type { DueQuery, DueRecord } from './timer-queries.js';

const batch = 200;

/** A position before every record. */
const start = { dueAt: '-infinity', companyId: 0, id: '' } as const;

/**
 * Works through the records that are due. Each has a transaction of its own, so that a failure does not delay the
 * others; the next run of the job tries it again.
 */
export async function workThrough(
  { db, signal }: Job,
  find: DueQuery,
  now: Date,
  work: (trx: Transaction, due: DueRecord, now: Date) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (let last: DueRecord | undefined; ; ) {
    const { dueAt: lastAt, companyId: lastCompanyId, id: lastId } = last ?? start;
    const found = await find(db, { now, lastAt, lastCompanyId, lastId, limit: batch });
    for (const due of found) {
      signal.throwIfAborted();
      await inTransaction(db, (trx) => work(trx, due, now)).catch((error: unknown) =>
        faults.push(error),
      );
    }
    last = found.at(-1);
    if (found.length < batch) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} due records failed`);
}
