import { createBlobs } from '../kernel/blobs/blobs.js';
import type { Storage } from '../kernel/blobs/stores/open.js';
import type { Database } from '../kernel/db/client.js';
import { inTransaction } from '../kernel/db/transaction.js';
import type { Clock } from '../kernel/values/time.js';
import { addCases, type CaseServices } from './cases/index.js';
import { demo } from './company/catalogue.js';
import { findUnused, lockDemo, lockNumbers } from './queries.js';
import { planYear, tellYear, type YearPlan } from './year/index.js';
import { smallest } from './year/plan/company.js';

/** Three months of a small company, which a server writes in some seconds. */
export const planDemo = (now: Date): YearPlan =>
  planYear({ code: demo.code, now, months: 3, invoices: 60, size: smallest });

export interface HistoryOptions extends Omit<CaseServices, 'blobs' | 'ledger'> {
  readonly database: Pick<Database, 'knex'>;
  readonly clock: Clock;
  readonly storage: Storage;
}

/**
 * Writes three months of business and the identity cases of the demo company until now, in one transaction, so that
 * readers see all of it or nothing and a stopped process leaves nothing. Does nothing for a company that is younger, or
 * that has documents.
 *
 * @returns true if it was written now
 */
export async function ensureHistory(options: HistoryOptions): Promise<boolean> {
  const { clock, database, storage } = options;
  const blobs = createBlobs(storage.store, storage.keys);
  return inTransaction(database.knex, async (trx) => {
    const now = clock.now();
    const plan = planDemo(now);
    await lockDemo(trx);
    const company = await findUnused(trx, demo.code, plan.days[0]?.day ?? '');
    if (company === undefined) return false;
    // Other writers wait: their documents have later dates than those of the history.
    await lockNumbers(trx, company.id);
    const person = await tellYear(trx, plan, company.id, { now, onProgress: () => undefined });
    await addCases(trx, { ...options, ...storage, blobs }, person, now);
    return true;
  });
}
