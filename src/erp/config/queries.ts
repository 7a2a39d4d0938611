import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';

export interface NewCompany {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly locale: 'es' | 'en';
  readonly baseCurrency: string;
  readonly now: Date;
}

const addCompany = statement<{ id: number }>(
  'config_insert_company',
  `insert into companies (code, name, time_zone, locale, base_currency, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6) returning id`,
);

/** @throws a violation of `companies_code_key` when the code is taken */
export async function insertCompany(db: Db, company: NewCompany): Promise<number> {
  const { code, name, timeZone, locale, baseCurrency, now } = company;
  const [row] = await addCompany(db, [code, name, timeZone, locale, baseCurrency, now]);
  if (row === undefined) throw new Error(`The company ${code} was not inserted`);
  return row.id;
}

const companyByCode = statement<{ id: number; base_currency: string; time_zone: string }>(
  'config_company_by_code',
  'select c.id, c.base_currency, c.time_zone from companies c where c.code = $1',
);

export interface CompanyRow {
  readonly companyId: number;
  readonly baseCurrency: string;
  readonly timeZone: string;
}

export async function findCompany(db: Db, code: string): Promise<CompanyRow | undefined> {
  const [row] = await companyByCode(db, [code]);
  return row && { companyId: row.id, baseCurrency: row.base_currency, timeZone: row.time_zone };
}

const lockPeriod = statement<{ id: number }>(
  'config_lock_period',
  `update companies set locked_through = $2::date, version = version + 1, updated_at = $3
   where id = $1::bigint returning id`,
);

/** Nothing dated on or before `through` may change from now on; null opens everything. */
export async function updateLockedThrough(
  db: Db,
  companyId: number,
  through: string | null,
  now: Date,
): Promise<void> {
  await lockPeriod(db, [companyId, through, now]);
}
