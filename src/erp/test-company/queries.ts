import type { Db } from '../../kernel/db/client.js';
import { lookup, query } from '../../kernel/db/statements/query.js';

interface CompanyKey {
  readonly companyId: number;
}

/** The clock of a test company; null for the real time. The version is that of the company. */
export interface TestClockRow {
  readonly clock: Date | null;
  readonly version: number;
}

const find = query<CompanyKey, TestClockRow & { readonly id: number }>(
  'test_company.find',
  'SELECT c.id, c.test_clock AS clock, c.version FROM companies c WHERE c.test_of = :companyId AND c.retired_at IS NULL',
);

/** Resolves to true if the company has a test company. */
export const hasTestCompany = async (db: Db, companyId: number): Promise<boolean> =>
  (await find.first(db, { companyId })) !== undefined;

/** Returns the test company of a company that has one. */
export const getTestCompany = (db: Db, companyId: number) => find.one(db, { companyId });

const listAll = query<CompanyKey, { readonly id: number; readonly code: string }>(
  'test_company.list',
  'SELECT c.id, c.code FROM companies c WHERE c.test_of = :companyId ORDER BY c.id',
);

/** Lists the test company of a company, and those that a reset has retired and a job will delete. */
export const listTestCompanies = (db: Db, companyId: number) => listAll(db, { companyId });

const mark = query<CompanyKey & { readonly testOf: number }>(
  'test_company.mark',
  'UPDATE companies SET test_of = :testOf WHERE id = :companyId',
);

/** Makes a new company the test company of another one. */
export async function markTestCompany(trx: Db, companyId: number, testOf: number): Promise<void> {
  await mark(trx, { companyId, testOf });
}

const retire = query<CompanyKey & { readonly now: Date }, { readonly id: number }>(
  'test_company.retire',
  'UPDATE companies SET retired_at = :now, updated_at = :now WHERE id = :companyId AND retired_at IS NULL RETURNING id',
);

/** Ends a test company: no key finds it from the commit on. Resolves to false if another reset has. */
export const retireTestCompany = async (trx: Db, companyId: number, now: Date): Promise<boolean> =>
  (await retire.first(trx, { companyId, now })) !== undefined;

const deleteEndpoints = query<CompanyKey>(
  'test_company.delete_webhooks',
  'DELETE FROM webhooks w WHERE w.company_id = :companyId',
);

/** Deletes the webhooks of a company with their deliveries. */
export async function deleteWebhooks(trx: Db, companyId: number): Promise<void> {
  await deleteEndpoints(trx, { companyId });
}

const readClock = lookup<CompanyKey, TestClockRow>(
  'test_company.clock',
  'SELECT c.test_clock AS clock, c.version FROM companies c WHERE c.id = :companyId',
);

export const getTestClock = (db: Db, companyId: number): Promise<TestClockRow> =>
  readClock.one(db, { companyId });

const lockClock = query<CompanyKey, TestClockRow>(
  'test_company.lock_clock',
  'SELECT c.test_clock AS clock, c.version FROM companies c WHERE c.id = :companyId FOR UPDATE',
);

/** Locks the clock until the transaction ends. Writers of dated documents wait for it. */
export const lockTestClock = (trx: Db, companyId: number): Promise<TestClockRow> =>
  lockClock.one(trx, { companyId });

const setClock = query<
  CompanyKey & { readonly clock: Date | null; readonly now: Date },
  TestClockRow
>(
  'test_company.set_clock',
  `UPDATE companies SET test_clock = :clock, version = version + 1, updated_at = :now WHERE id = :companyId
   RETURNING test_clock AS clock, version`,
);

/** The row must be locked by `lockTestClock`. */
export const setTestClock = (
  trx: Db,
  { companyId, now }: CompanyKey & { readonly now: Date },
  clock: Date | null,
): Promise<TestClockRow> => setClock.one(trx, { companyId, clock, now });

const lastNumbered = query<CompanyKey, { readonly day: string | null }>(
  'test_company.last_numbered',
  `SELECT max(d.day) AS day FROM (
     SELECT s.last_date AS day FROM series s WHERE s.company_id = :companyId
     UNION ALL SELECT p.last_date FROM series_prefixes p WHERE p.company_id = :companyId
   ) AS d`,
);

/** Returns the day of the latest numbered document of a company; null without one. */
export const lastNumberedDay = async (trx: Db, companyId: number): Promise<string | null> =>
  (await lastNumbered.one(trx, { companyId })).day;

const blobIds = lookup<CompanyKey, { readonly id: string }>(
  'test_company.blobs',
  'SELECT b.id FROM blobs b WHERE b.company_id = :companyId',
);

export const listBlobIds = async (db: Db, companyId: number): Promise<string[]> =>
  (await blobIds(db, { companyId })).map(({ id }) => id);
