import type { components } from '../../../../generated/erp/types.js';
import { directoryOf } from '../../../kernel/cells/directory.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
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

const addCompany = query<
  {
    readonly id: number | null;
    readonly code: string;
    readonly name: string;
    readonly timeZone: string;
    readonly locale: string;
    readonly baseCurrency: string;
    readonly now: Date;
    readonly terms: string;
  },
  { id: number }
>(
  'config_insert_company',
  `with company as (
     insert into companies (id, code, name, time_zone, locale, base_currency, created_at, updated_at)
     values (coalesce(:id::bigint, nextval('companies_id_seq')), :code, :name, :timeZone, :locale, :baseCurrency, :now, :now) returning id
   ), currency as (
     insert into company_currencies (company_id, code, created_at, updated_at)
     select c.id, :baseCurrency, :now::timestamptz, :now::timestamptz from company c
   ), terms as (
     insert into payment_terms (company_id, code, code_key, name, search_text, kind, days, created_at, updated_at)
     select c.id, t.code, t.code_key, t.name, t.search_text, t.kind, t.days, :now::timestamptz, :now::timestamptz
     from company c cross join jsonb_to_recordset(:terms::jsonb) as t
       (code text, code_key text, name text, search_text text, kind text, days integer, place integer)
     order by t.place
   )
   select c.id from company c`,
);

/**
 * Inserts a company with its base currency and the usual payment terms.
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
  // Cells share one sequence of companies.
  const id = (await directoryOf(db)?.addCompany()) ?? null;
  const values = { id, code, name, timeZone, locale, baseCurrency, now };
  const [row] = await addCompany(db, { ...values, terms: JSON.stringify(terms) });
  if (row === undefined) throw new Error(`The company ${code} was not inserted`);
  return row.id;
}

const companyByCode = query<
  { readonly code: string },
  { id: number; base_currency: string; time_zone: string }
>(
  'config_company_by_code',
  'select c.id, c.base_currency, c.time_zone from companies c where c.code = :code and c.test_of is null',
);

export interface CompanyRow {
  readonly companyId: number;
  readonly baseCurrency: string;
  readonly timeZone: string;
}

/** Returns the company of a code. Test companies have none for operators: they follow their live companies. */
export async function findCompany(db: Db, code: string): Promise<CompanyRow | undefined> {
  const [row] = await companyByCode(db, { code });
  return row && { companyId: row.id, baseCurrency: row.base_currency, timeZone: row.time_zone };
}

/** A company with its code; a test company has the code of its live company. */
export interface ListedCompany {
  readonly companyId: number;
  readonly code: string;
  readonly isTest: boolean;
}

const listed = query<object, ListedCompany>(
  'config_list_companies',
  `SELECT c.id AS "companyId", l.code, c.test_of IS NOT NULL AS "isTest"
   FROM companies c JOIN companies l ON l.id = coalesce(c.test_of, c.id)
   WHERE c.retired_at IS NULL ORDER BY l.id, c.test_of NULLS FIRST`,
);

/** Returns all companies, each before its test company, for commands of an operator. */
export const listCompanies = (db: Db): Promise<ListedCompany[]> => listed(db, {});

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
  readonly screening_retention_months: number;
  readonly identity_retention_months: number;
  readonly require_second_factor: boolean;
  readonly second_factor_roles: readonly string[];
  readonly locked_through: string | null;
  readonly logo_url: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const details = `c.id, c.code, c.name, c.trade_name, c.tax_id, c.email, c.phone, c.address, c.base_currency,
  c.time_zone, c.locale, c.tax_rounding, c.prices_include_tax, c.over_receipt_tolerance, c.price_tolerance,
  c.audit_retention_days, c.screening_retention_months, c.identity_retention_months, c.require_second_factor, c.second_factor_roles, c.locked_through,
  c.logo_url, c.version, c.created_at, c.updated_at`;

const companyById = query<{ readonly companyId: number }, CompanyDetails>(
  'config_company',
  `select ${details} from companies c where c.id = :companyId`,
);

export async function getCompany(db: Db, companyId: number): Promise<CompanyDetails> {
  return only(await companyById(db, { companyId }), companyId);
}

const lock = query<{ readonly companyId: number }, CompanyDetails>(
  'config_lock_company',
  `select ${details} from companies c where c.id = :companyId for update`,
);

/** Locks the row until the transaction ends. Writers of dated documents wait for it. */
export async function lockCompany(trx: Db, companyId: number): Promise<CompanyDetails> {
  return only(await lock(trx, { companyId }), companyId);
}

function only(rows: readonly CompanyDetails[], companyId: number): CompanyDetails {
  const [row] = rows;
  if (row === undefined) throw new Error(`The company ${companyId} is gone`);
  return row;
}

const update = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly tradeName: string | null;
    readonly taxId: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string;
    readonly logoUrl: string | null;
    readonly timeZone: string;
    readonly locale: string;
    readonly taxRounding: string;
    readonly pricesIncludeTax: boolean;
    readonly overReceiptTolerance: string;
    readonly priceTolerance: string;
    readonly auditRetentionDays: number | null;
    readonly screeningRetentionMonths: number;
    readonly identityRetentionMonths: number;
    readonly requireSecondFactor: boolean;
    readonly secondFactorRoles: readonly string[];
    readonly now: Date;
  },
  CompanyDetails
>(
  'config_update_company',
  `update companies as c set name = :name, trade_name = :tradeName, tax_id = :taxId, email = :email, phone = :phone,
     address = :address::jsonb,
     logo_url = :logoUrl, time_zone = :timeZone, locale = :locale, tax_rounding = :taxRounding,
       prices_include_tax = :pricesIncludeTax,
     over_receipt_tolerance = :overReceiptTolerance, price_tolerance = :priceTolerance,
     audit_retention_days = :auditRetentionDays, screening_retention_months = :screeningRetentionMonths,
     identity_retention_months = :identityRetentionMonths, require_second_factor = :requireSecondFactor,
     second_factor_roles = :secondFactorRoles::text[],
       version = c.version + 1, updated_at = :now
   where c.id = :companyId returning ${details}`,
);

/** The row must be locked by `lockCompany`. */
export async function updateCompany(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  values: CompanyMembers & { readonly name: string },
): Promise<CompanyDetails> {
  const rows = await update(trx, {
    companyId,
    name: values.name,
    tradeName: values.tradeName,
    taxId: values.taxId,
    email: values.email,
    phone: values.phone,
    address: JSON.stringify(values.address),
    logoUrl: values.logoUrl,
    timeZone: values.timeZone,
    locale: values.locale,
    taxRounding: values.taxRounding,
    pricesIncludeTax: values.pricesIncludeTax,
    overReceiptTolerance: String(values.overReceiptTolerance),
    priceTolerance: String(values.priceTolerance),
    auditRetentionDays: values.auditRetentionDays,
    screeningRetentionMonths: values.screeningRetentionMonths,
    identityRetentionMonths: values.identityRetentionMonths,
    requireSecondFactor: values.requireSecondFactor,
    secondFactorRoles: values.secondFactorRoles,
    now,
  });
  return only(rows, companyId);
}

/** The members that an update may omit. */
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
    screeningRetentionMonths: row.screening_retention_months,
    identityRetentionMonths: row.identity_retention_months,
    requireSecondFactor: row.require_second_factor,
    secondFactorRoles: row.second_factor_roles,
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
    id,
    code,
    name,
    ...membersOf(row),
    secondFactorRoles: [...row.second_factor_roles],
  };
}

const lockPeriod = query<
  { readonly companyId: number; readonly through: string | null; readonly now: Date },
  { version: number }
>(
  'config_lock_period',
  `update companies set locked_through = :through::date, version = version + 1, updated_at = :now
   where id = :companyId::bigint returning version`,
);

/**
 * Closes the books: nothing dated on or before `through` may change. Null opens all periods.
 *
 * @returns the new version of the company
 */
export async function updateLockedThrough(
  db: Db,
  companyId: number,
  through: string | null,
  now: Date,
): Promise<number> {
  const [row] = await lockPeriod(db, { companyId, through, now });
  if (row === undefined) throw new Error(`The company ${companyId} is gone`);
  return row.version;
}

export const shareCompanyRow = query<
  { readonly companyId: number },
  { locked_through: string | null }
>(
  'config.locked_through',
  'SELECT c.locked_through::text FROM companies c WHERE c.id = :companyId::bigint FOR SHARE',
);
