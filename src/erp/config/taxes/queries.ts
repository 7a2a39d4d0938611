import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import type { TaxCategory } from '../rules.js';
import { codeKeys } from '../terms/queries.js';

type TaxRate = components['schemas']['TaxRate'];

export interface TaxRateRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly rate: string;
  readonly category: TaxCategory;
  readonly is_compound: boolean;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly exemption_reason: string | null;
  readonly is_active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `r.id, r.code, r.name, r.rate, r.category, r.is_compound, r.valid_from, r.valid_to,
  r.exemption_reason, r.is_active, r.version, r.created_at, r.updated_at`;

/** SQL condition that a row `alias` is in force on the day. At most one row of a code is. */
const inForce = (alias: string, day: string) =>
  `${alias}.valid_from <= ${day} AND (${alias}.valid_to IS NULL OR ${alias}.valid_to >= ${day})`;

export const listRates = listQuery<
  TaxRateRow,
  'id' | 'code' | 'validFrom',
  'active' | 'inactive' | 'date' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'taxes.list',
  table: 'tax_rates',
  alias: 'r',
  columns,
  sorts: {
    id: { sql: 'r.id', type: 'bigint' },
    code: { sql: 'r.code_key', type: 'text' },
    validFrom: { sql: 'r.valid_from', type: 'date' },
  },
  filters: {
    active: 'r.is_active',
    inactive: 'NOT r.is_active',
    date: inForce('r', '?::date'),
    search: 'r.search_text LIKE ?',
    dateFrom: 'r.valid_from >= ?::date',
    dateTo: 'r.valid_from <= ?::date',
    updatedSince: 'r.updated_at >= ?::timestamptz',
  },
});

export function toTaxRate(row: TaxRateRow, timeZone: string): TaxRate {
  const { id, code, name, category, version } = row;
  return {
    validFrom: row.valid_from,
    validTo: row.valid_to,
    exemptionReason: row.exemption_reason,
    active: row.is_active,
    version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    id,
    code,
    name,
    rate: Number(row.rate),
    category,
    compound: row.is_compound,
  };
}

const lock = query<RowKey, TaxRateRow>(
  'taxes.lock',
  `SELECT ${columns} FROM tax_rates r WHERE r.company_id = :companyId AND r.id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends. Resolves to undefined if it does not exist. */
export const lockRate = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const newest = query<{ readonly companyId: number; readonly codeKey: string }, TaxRateRow>(
  'taxes.newest',
  `SELECT ${columns} FROM tax_rates r WHERE r.company_id = :companyId AND r.code_key = :codeKey
   ORDER BY r.valid_from DESC LIMIT 1`,
);

const close = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly validFrom: string;
    readonly now: Date;
  },
  TaxRateRow
>(
  'taxes.close',
  `UPDATE tax_rates AS r SET valid_to = least(r.valid_to, :validFrom::date - 1), version = r.version + 1,
     updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING ${columns}`,
);

const insert = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly codeKey: string;
    readonly name: string;
    readonly searchText: string;
    readonly rate: string;
    readonly category: string;
    readonly isCompound: boolean;
    readonly validFrom: string;
    readonly validTo: string | null;
    readonly exemptionReason: string | null;
    readonly now: Date;
  },
  TaxRateRow
>(
  'taxes.insert',
  `INSERT INTO tax_rates AS r (company_id, code, code_key, name, search_text, rate, category, is_compound, valid_from,
     valid_to, exemption_reason, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :searchText, :rate, :category, :isCompound, :validFrom, :validTo,
     :exemptionReason, :now, :now) RETURNING ${columns}`,
);

/** `rate` is the text of an exact decimal. */
export type NewTaxRate = Omit<
  TaxRateRow,
  'id' | 'is_active' | 'version' | 'created_at' | 'updated_at'
>;

export interface TaxRateChange {
  readonly row: TaxRateRow;
  /** The previous rate before this one ended it. */
  readonly closed: TaxRateRow | undefined;
}

/**
 * Inserts a rate from a day on, and ends the newest rate of the code on the day before. Resolves to undefined if that
 * rate begins on the same day or later. The caller must hold a lock on the company.
 */
export async function beginRate(
  trx: Db,
  companyId: number,
  tax: NewTaxRate,
  now: Date,
): Promise<TaxRateChange | undefined> {
  const { code_key, search_text } = codeKeys(tax.code, tax.name);
  const [before] = await newest(trx, { companyId, codeKey: code_key });
  if (before !== undefined) {
    if (tax.valid_from <= before.valid_from) return undefined;
    await close(trx, { companyId, id: before.id, validFrom: tax.valid_from, now });
  }
  const [row] = await insert(trx, {
    companyId,
    code: tax.code,
    codeKey: code_key,
    name: tax.name,
    searchText: search_text,
    rate: tax.rate,
    category: tax.category,
    isCompound: tax.is_compound,
    validFrom: tax.valid_from,
    validTo: tax.valid_to,
    exemptionReason: tax.exemption_reason,
    now,
  });
  if (row === undefined) throw new Error(`The tax rate ${tax.code} was not inserted`);
  return { row, closed: before };
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly searchText: string;
    readonly isActive: boolean;
    readonly now: Date;
  },
  TaxRateRow
>(
  'taxes.update',
  `UPDATE tax_rates AS r SET name = :name, search_text = :searchText, is_active = :isActive, version = r.version + 1,
     updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING ${columns}`,
);

/** The row must be locked by `lockRate`. */
export function updateRate(
  trx: Db,
  companyId: number,
  { id, code, name, is_active }: Pick<TaxRateRow, 'id' | 'code' | 'name' | 'is_active'>,
  now: Date,
): Promise<TaxRateRow> {
  const { search_text } = codeKeys(code, name);
  return update.one(trx, {
    companyId,
    id,
    name,
    searchText: search_text,
    isActive: is_active,
    now,
  });
}

/**
 * SQL of the id of the row that a document taxes with: of the code of tax rate `id`, the active one in force on
 * the day; null when there is none.
 *
 * @param place  SQL expressions
 */
export const taxRateInForceSql = (place: { company: string; id: string; day: string }) =>
  `(SELECT n.id FROM tax_rates o JOIN tax_rates n ON n.company_id = o.company_id AND n.code_key = o.code_key
    WHERE o.company_id = ${place.company} AND o.id = ${place.id} AND ${inForce('n', place.day)} AND n.is_active)`;

export interface TaxInForce {
  /** The requested id. */
  readonly requestedId: number;
  readonly requestedCode: string;
  /** Of the row in force; null, with all that follows, when none is. */
  readonly id: number | null;
  readonly name: string | null;
  /** Percent, the text of an exact decimal. */
  readonly rate: string | null;
  readonly category: TaxCategory | null;
  readonly isCompound: boolean | null;
  readonly exemptionReason: string | null;
}

const inForceOn = query<
  { readonly companyId: number; readonly ids: readonly number[]; readonly day: string },
  TaxInForce
>(
  'taxes.in_force',
  `SELECT a.id AS "requestedId", a.code AS "requestedCode", r.id, r.name, r.rate, r.category,
     r.is_compound AS "isCompound", r.exemption_reason AS "exemptionReason"
   FROM tax_rates a LEFT JOIN tax_rates r ON r.company_id = a.company_id
     AND r.id = ${taxRateInForceSql({ company: 'a.company_id', id: 'a.id', day: ':day::date' })}
   WHERE a.company_id = :companyId AND a.id = ANY (:ids::bigint[])`,
);

/**
 * Returns the version of each tax rate that is valid on a day, by the requested id. Unknown ids are
 * left out.
 */
export async function findTaxesInForce(
  db: Db,
  companyId: number,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, TaxInForce>> {
  const rows = await inForceOn(db, { companyId, ids, day });
  return new Map(rows.map((row) => [row.requestedId, row]));
}
