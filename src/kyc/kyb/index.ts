import type { Db } from '../../kernel/db/client.js';
import type { RegisterChange } from '../company-registers/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { eventObject, markRegisterChange } from './queries.js';

export { eraseKybChecks } from './erase.js';
export { kybJobs } from './jobs.js';

/** Notifies every company whose checks concern companies that changed in a register. */
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
