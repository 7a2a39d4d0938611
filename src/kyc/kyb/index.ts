import type { Db } from '../../kernel/db/client.js';
import type { RegisterChange } from '../registers/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { eventObject, markRegisterChange } from './queries.js';

export { eraseKybChecksOf } from './erase.js';
export { kybJobs } from './jobs.js';

/** Tells everybody who has checked one of these companies that the register says something else now. */
export async function tellRegisterChange(
  trx: Db,
  change: RegisterChange,
  now: Date,
): Promise<void> {
  for (const row of await markRegisterChange(trx, change, now)) {
    const object = { registerChange: change.kind, ...eventObject(row) };
    const scope = { companyId: row.company_id, environment: row.environment };
    await enqueueEvent(trx, { type: 'kyb.updated', object, at: now, ...scope });
  }
}
