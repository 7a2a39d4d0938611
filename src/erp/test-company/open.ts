import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/db/client.js';
import { clip } from '../../kernel/values/clip.js';
import {
  type CompanyDetails,
  insertCompany,
  lockCompany,
  membersOf,
  updateCompany,
} from '../config/index.js';
import { createWarehouse, inventoryText } from '../inventory/index.js';
import { hasTestCompany, markTestCompany } from './queries.js';

/** Creates the test company of a company, with its details and settings and without records. Resolves to its id. */
export async function createTestCompany(trx: Db, live: CompanyDetails, now: Date): Promise<number> {
  const { id: testOf, base_currency: baseCurrency, name, time_zone: timeZone } = live;
  const locale = live.locale.startsWith('es') ? 'es' : 'en';
  // A company may have 40 characters; a reset needs a new code before the one of before is deleted.
  const code = `${clip(live.code, 26)}-test-${randomUUID().slice(0, 8)}`;
  const companyId = await insertCompany(trx, { code, name, timeZone, locale, baseCurrency, now });
  await markTestCompany(trx, companyId, testOf);
  // A test company has no users.
  const values = { ...membersOf(live), name, requireSecondFactor: false, secondFactorRoles: [] };
  await updateCompany(trx, { companyId, now }, values);
  const warehouse = { code: 'MAIN', name: inventoryText('mainWarehouse')[locale] };
  await createWarehouse(trx, companyId, warehouse, now);
  return companyId;
}

/** Creates the test company of a company, unless it has one. */
export async function openTestCompany(trx: Db, companyId: number, now: Date): Promise<void> {
  if (await hasTestCompany(trx, companyId)) return;
  const live = await lockCompany(trx, companyId);
  // Another key may have created it before the lock.
  if (!(await hasTestCompany(trx, companyId))) await createTestCompany(trx, live, now);
}
