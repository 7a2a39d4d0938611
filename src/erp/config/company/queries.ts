import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { statement } from '../../../kernel/db/statements/statement.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { type CompanyAddress, type CompanyMembers, usualTerms } from '../rules.js';
import { codeKeys } from '../terms/queries.js';
import type { SeriesRow } from './series-queries.js';

type Company = components['schemas']['Company'];

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
  `with made as (
     insert into companies (code, name, time_zone, locale, base_currency, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id
   ), currency as (
     insert into company_currencies (company_id, code, created_at, updated_at)
     select m.id, $5, $6::timestamptz, $6::timestamptz from made m
   ), terms as (
     insert into payment_terms (company_id, code, code_key, name, search_text, kind, days, created_at, updated_at)
     select m.id, t.code, t.code_key, t.name, t.search_text, t.kind, t.days, $6::timestamptz, $6::timestamptz
     from made m cross join jsonb_to_recordset($7::jsonb) as t
       (code text, code_key text, name text, search_text text, kind text, days integer, place integer)
     order by t.place
   )
   select m.id from made m`,
);

/**
 * The company with its base currency and the usual payment terms.
 *
 * @throws a violation of `companies_code_key` when the code is taken
 */
export async function insertCompany(db: Db, company: NewCompany): Promise<number> {
  const { code, name, timeZone, locale, baseCurrency, now } = company;
  const terms = usualTerms.map(({ name: names, ...term }, place) => ({
    place,
    name: names[locale],
    ...term,
    ...codeKeys(term.code, names[locale]),
  }));
  const values = [code, name, timeZone, locale, baseCurrency, now, JSON.stringify(terms)];
  const [row] = await addCompany(db, values);
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

/** The columns of a company, except its settings. */
export interface CompanyDetails {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly trade_name: string | null;
  readonly tax_id: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: CompanyAddress;
  readonly base_currency: string;
  readonly time_zone: string;
  readonly locale: string;
  readonly tax_rounding: 'document' | 'line';
  readonly prices_include_tax: boolean;
  readonly over_receipt_tolerance: string;
  readonly price_tolerance: string;
  readonly audit_retention_days: number | null;
  readonly require_second_factor: boolean;
  readonly locked_through: string | null;
  readonly logo_url: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const details = `c.id, c.code, c.name, c.trade_name, c.tax_id, c.email, c.phone, c.address, c.base_currency,
  c.time_zone, c.locale, c.tax_rounding, c.prices_include_tax, c.over_receipt_tolerance, c.price_tolerance,
  c.audit_retention_days, c.require_second_factor, c.locked_through,
  c.logo_url, c.version, c.created_at, c.updated_at`;

const companyById = statement<CompanyDetails>(
  'config_company',
  `select ${details} from companies c where c.id = $1`,
);

export async function getCompany(db: Db, companyId: number): Promise<CompanyDetails> {
  return only(await companyById(db, [companyId]), companyId);
}

const lock = statement<CompanyDetails>(
  'config_lock_company',
  `select ${details} from companies c where c.id = $1 for update`,
);

/** Locks the row until the transaction ends. Writers of dated documents wait for it. */
export async function lockCompany(trx: Db, companyId: number): Promise<CompanyDetails> {
  return only(await lock(trx, [companyId]), companyId);
}

function only(rows: readonly CompanyDetails[], companyId: number): CompanyDetails {
  const [row] = rows;
  if (row === undefined) throw new Error(`The company ${companyId} is gone`);
  return row;
}

const update = statement<CompanyDetails>(
  'config_update_company',
  `update companies as c set name = $2, trade_name = $3, tax_id = $4, email = $5, phone = $6, address = $7::jsonb,
     logo_url = $8, time_zone = $9, locale = $10, tax_rounding = $11, prices_include_tax = $12,
     over_receipt_tolerance = $13, price_tolerance = $14,
     audit_retention_days = $15, require_second_factor = $16, version = c.version + 1, updated_at = $17
   where c.id = $1 returning ${details}`,
);

/** The row must be locked by `lockCompany`. */
export async function updateCompany(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  values: CompanyMembers & { readonly name: string },
): Promise<CompanyDetails> {
  const rows = await update(trx, [
    companyId,
    ...[values.name, values.tradeName, values.taxId, values.email, values.phone],
    JSON.stringify(values.address),
    ...[values.logoUrl, values.timeZone, values.locale, values.taxRounding],
    ...[values.pricesIncludeTax, String(values.overReceiptTolerance)],
    ...[String(values.priceTolerance), values.auditRetentionDays],
    ...[values.requireSecondFactor, now],
  ]);
  return only(rows, companyId);
}

/** The members that an update may leave as they are. */
export function membersOf(row: CompanyDetails): CompanyMembers {
  return {
    tradeName: row.trade_name,
    taxId: row.tax_id,
    email: row.email,
    phone: row.phone,
    address: row.address,
    logoUrl: row.logo_url,
    timeZone: row.time_zone,
    locale: row.locale,
    taxRounding: row.tax_rounding,
    pricesIncludeTax: row.prices_include_tax,
    overReceiptTolerance: Number(row.over_receipt_tolerance),
    priceTolerance: Number(row.price_tolerance),
    auditRetentionDays: row.audit_retention_days,
    requireSecondFactor: row.require_second_factor,
  };
}

export function toCompany(row: CompanyDetails, series: readonly SeriesRow[]): Company {
  const { id, code, name, version, time_zone: timeZone } = row;
  return {
    baseCurrency: row.base_currency,
    lockedThrough: row.locked_through,
    series: series.map((each) => ({
      code: each.code,
      prefix: each.prefix,
      nextNumber: each.next_number,
      pad: each.pad,
    })),
    version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    ...{ id, code, name, ...membersOf(row) },
  };
}

const lockPeriod = statement<{ version: number }>(
  'config_lock_period',
  `update companies set locked_through = $2::date, version = version + 1, updated_at = $3
   where id = $1::bigint returning version`,
);

/**
 * Nothing dated on or before `through` may change from now on; null opens everything.
 *
 * @returns the company's version after it
 */
export async function updateLockedThrough(
  db: Db,
  companyId: number,
  through: string | null,
  now: Date,
): Promise<number> {
  const [row] = await lockPeriod(db, [companyId, through, now]);
  if (row === undefined) throw new Error(`The company ${companyId} is gone`);
  return row.version;
}

export const shareCompanyRow = statement<{ locked_through: string | null }>(
  'config.locked_through',
  'SELECT c.locked_through::text FROM companies c WHERE c.id = $1::bigint FOR SHARE',
);
