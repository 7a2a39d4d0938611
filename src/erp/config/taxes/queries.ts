import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { TaxCategory } from '../rules.js';

/** SQL condition that a row `alias` is in force on the day. At most one row of a code is. */
const inForce = (alias: string, day: string) =>
  `${alias}.valid_from <= ${day} AND (${alias}.valid_to IS NULL OR ${alias}.valid_to >= ${day})`;

/** Filters of the list by validity. */
export const byValidity = {
  date: inForce('r', '?::date'),
  dateFrom: 'r.valid_from >= ?::date',
  dateTo: 'r.valid_from <= ?::date',
};

export interface Validity {
  readonly id: number;
  readonly validFrom: string;
}

const newest = query<{ readonly companyId: number; readonly codeKey: string }, Validity>(
  'taxes.newest',
  `SELECT r.id, r.valid_from AS "validFrom" FROM tax_rates r
   WHERE r.company_id = :companyId AND r.code_key = :codeKey ORDER BY r.valid_from DESC LIMIT 1`,
);

/** Finds the rate of a code that begins last. */
export const findNewest = (trx: Db, companyId: number, codeKey: string) =>
  newest.first(trx, { companyId, codeKey });

const close = query<{
  readonly companyId: number;
  readonly id: number;
  readonly validFrom: string;
  readonly now: Date;
}>(
  'taxes.close',
  `UPDATE tax_rates AS r SET valid_to = least(r.valid_to, :validFrom::date - 1), version = r.version + 1,
     updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id`,
);

/** Ends a rate on the day before another one begins. */
export async function closeRate(
  trx: Db,
  companyId: number,
  { id, validFrom }: Validity,
  now: Date,
): Promise<void> {
  await close(trx, { companyId, id, validFrom, now });
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
