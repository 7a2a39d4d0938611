import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { query, type RowKey } from '../../kernel/db/statements/query.js';

export type FieldKind = components['schemas']['CustomFieldKind'];

/** A custom field as its values need it. */
export interface FieldRow {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'date' | 'choice' | 'reference';
  readonly choices: readonly string[] | null;
  readonly refersTo: FieldKind | null;
  readonly isRequired: boolean;
  readonly isPrinted: boolean;
  readonly isActive: boolean;
}

interface KindKey {
  readonly companyId: number;
  readonly kind: FieldKind;
}

const row = `f.code, f.label, f.type, f.choices, f.refers_to AS "refersTo", f.is_required AS "isRequired",
   f.is_printed AS "isPrinted", f.is_active AS "isActive"`;

/** Returns the fields of a kind in their order, also the inactive ones. */
export const fieldsOfKind = query<KindKey, FieldRow>(
  'custom_fields.of_kind',
  `SELECT ${row} FROM custom_fields f
   WHERE f.company_id = :companyId::bigint AND f.kind = :kind ORDER BY f.position, f.id`,
);

/** Returns the named fields, which stay as they are until the transaction ends. */
export const holdFields = query<KindKey & { readonly codes: readonly string[] }, FieldRow>(
  'custom_fields.hold',
  `SELECT ${row} FROM custom_fields f
   WHERE f.company_id = :companyId::bigint AND f.kind = :kind AND f.code = ANY (:codes::text[]) FOR SHARE`,
);

export const requiredFields = query<KindKey, { code: string }>(
  'custom_fields.required',
  `SELECT f.code FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.kind = :kind
     AND f.is_required AND f.is_active ORDER BY f.position, f.id`,
);

/** Counts the fields of a kind. */
export const countFields = query<KindKey, { total: number }>(
  'custom_fields.count',
  `SELECT count(*)::int AS total FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.kind = :kind`,
);

const remove = query<RowKey & { readonly from: string; readonly to: string }, { id: number }>(
  'custom_fields.delete_unused',
  `DELETE FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.id = :id::bigint
     AND NOT EXISTS (SELECT FROM record_values v WHERE v.company_id = f.company_id AND v.kind = f.kind
       AND v.entry >= :from AND v.entry < :to)
   RETURNING f.id`,
);

/**
 * Deletes a locked field. Resolves to false if a record has a value of it.
 *
 * @param prefix  the beginning of its entries, which ends with a colon
 */
export async function deleteUnused(
  trx: Db,
  companyId: number,
  id: number,
  prefix: string,
): Promise<boolean> {
  // A semicolon is the next character after a colon.
  const to = `${prefix.slice(0, -1)};`;
  return (await remove.first(trx, { companyId, id, from: prefix, to })) !== undefined;
}

interface EntriesOfRecord extends KindKey {
  readonly recordId: number;
  readonly entries: readonly string[];
}

export const insertEntries = query<EntriesOfRecord, never>(
  'record_values.insert',
  `INSERT INTO record_values (company_id, kind, entry, record_id)
   SELECT :companyId::bigint, :kind, e.entry, :recordId::bigint FROM unnest(:entries::text[]) AS e (entry)`,
);

export const deleteEntries = query<EntriesOfRecord, never>(
  'record_values.delete',
  `DELETE FROM record_values v WHERE v.company_id = :companyId::bigint AND v.kind = :kind
     AND v.entry = ANY (:entries::text[]) AND v.record_id = :recordId::bigint`,
);

const tables = {
  customer: 'customers',
  vendor: 'vendors',
  product: 'products',
  invoice: 'invoices',
} as const satisfies Record<FieldKind, string>;

interface Ids {
  readonly companyId: number;
  readonly ids: readonly number[];
}

const existing = (table: string) =>
  query<Ids, { id: number }>(
    `record_values.existing_${table}`,
    `SELECT r.id FROM ${table} r WHERE r.company_id = :companyId::bigint AND r.id = ANY (:ids::bigint[])`,
  );

const existingOf = Object.fromEntries(
  Object.entries(tables).map(([kind, table]) => [kind, existing(table)]),
) as Record<FieldKind, ReturnType<typeof existing>>;

/** Returns those of the ids that records of a kind have. */
export async function existingIds(
  db: Db,
  companyId: number,
  kind: FieldKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await existingOf[kind](db, { companyId, ids });
  return new Set(rows.map(({ id }) => id));
}
