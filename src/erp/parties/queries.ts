import { normalise, searchTextOf } from '../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../kernel/db/statements/query.js';
import { activeCounts } from '../../kernel/db/tallies/row-counts.js';
import { type RecordValues, valueConditions, valueGathering } from '../custom-fields/index.js';
import type { Contact, PartyMembers } from './rules.js';

export type PartyTable = 'customers' | 'vendors';

/** A party in lists. */
export interface PartyListRow extends RecordValues {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly tax_id: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly is_active: boolean;
  readonly open_amount: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface PartyRow extends PartyListRow {
  readonly code_key: string;
  readonly trade_name: string | null;
  readonly tax_id_type: string | null;
  readonly tax_id_key: string | null;
  readonly language: 'es' | 'en' | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly payment_terms: string | null;
  readonly currency_code: string;
  readonly is_blocked: boolean;
  readonly contacts: Contact[];
  readonly notes: string | null;
  readonly unapplied_amount: string;
}

/** The columns that rows of lists hold. */
const listNames = Object.keys({
  id: true,
  code: true,
  name: true,
  tax_id: true,
  email: true,
  phone: true,
  city: true,
  is_active: true,
  open_amount: true,
  version: true,
  created_at: true,
  updated_at: true,
  metadata: true,
  custom_fields: true,
} satisfies Record<keyof PartyListRow, true>);

/** The columns that writes of customers and vendors share. */
const written = [
  ...(['code', 'code_key', 'name', 'name_key', 'trade_name', 'search_text'] as const),
  ...(['tax_id_type', 'tax_id', 'tax_id_key', 'email', 'phone', 'language'] as const),
  ...(['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const),
  ...(['payment_terms', 'currency_code', 'is_blocked', 'contacts', 'notes', 'is_active'] as const),
];

/** The columns of values, which the written values hold beside `written`. */
const valueColumns = ['metadata', 'custom_fields'];

/** The kind of the values of a table. */
const kinds = { customers: 'customer', vendors: 'vendor' } as const;

/** The parts that the lists of customers and vendors share. */
export const listParts = (table: PartyTable) => ({
  table,
  alias: 'p',
  columns: listNames.map((name) => `p.${name}`).join(', '),
  sorts: {
    id: { sql: 'p.id', type: 'bigint' as const },
    code: { sql: 'p.code_key', type: 'text' as const },
    name: { sql: 'p.name_key', type: 'text' as const },
    createdAt: { sql: 'p.created_at', type: 'timestamptz' as const },
  },
  filters: {
    active: 'p.is_active',
    inactive: 'NOT p.is_active',
    search: 'p.search_text LIKE ?',
    dateFrom: 'p.created_at >= ?::timestamptz',
    dateTo: 'p.created_at < ?::timestamptz',
    updatedSince: 'p.updated_at >= ?::timestamptz',
    ...valueConditions(kinds[table], 'p.id'),
  },
  gathering: ['search' as const, ...valueGathering],
  bounding: ['dateFrom', 'dateTo', 'updatedSince'] as const,
  inOrder: { createdAt: ['dateFrom', 'dateTo'] } as const,
  counters: activeCounts(table),
});

/** Codes are compared without case. */
export const codeKey = (code: string): string => code.toLowerCase();

/** Values by column, as JSON: decimals as text. */
export type Columns = Readonly<Record<string, unknown>>;

type SharedColumns = Readonly<Record<(typeof written)[number], unknown>>;

/** The columns that customers have and vendors have not, or the other way round. */
export type OwnColumns<Row extends PartyRow> = Omit<Row, keyof PartyRow>;

/** The columns of `written`. A search finds the tax number with and without separators. */
export function columnsOf(
  code: string,
  party: PartyMembers,
  taxIdKey: string | null,
): SharedColumns {
  const { name, tradeName, taxId, email, address, currencyCode } = party;
  const { postalCode, ...place } = address;
  return {
    code,
    code_key: codeKey(code),
    name,
    name_key: normalise(name),
    trade_name: tradeName,
    search_text: searchTextOf(code, name, tradeName, taxId, taxIdKey, email),
    tax_id_type: party.taxIdType,
    tax_id: taxId,
    tax_id_key: taxIdKey,
    email,
    phone: party.phone,
    language: party.language,
    ...place,
    postal_code: postalCode,
    payment_terms: party.paymentTerms,
    currency_code: currencyCode,
    is_blocked: party.blocked,
    contacts: party.contacts,
    notes: party.notes,
    is_active: party.active,
  };
}

interface NewParties {
  readonly companyId: number;
  readonly now: Date;
  /** JSON array of columns. */
  readonly records: string;
}

function readStatements<Row extends PartyRow>(table: PartyTable, names: readonly string[]) {
  const all = [...new Set([...listNames, 'unapplied_amount', ...names])];
  const selected = all.map((name) => `p.${name}`).join(', ');
  return {
    find: query<RowKey, Row>(
      `${table}.find`,
      `SELECT ${selected} FROM ${table} p WHERE p.company_id = :companyId AND p.id = :id`,
    ),
    lock: query<RowKey, Row>(
      `${table}.lock`,
      `SELECT ${selected} FROM ${table} p WHERE p.company_id = :companyId AND p.id = :id FOR UPDATE`,
    ),
    lockByCodes: query<{ readonly companyId: number; readonly codes: readonly string[] }, Row>(
      `${table}.lock_by_codes`,
      `SELECT ${selected} FROM ${table} p WHERE p.company_id = :companyId AND p.code_key = ANY (:codes::text[])
       ORDER BY p.id FOR UPDATE`,
    ),
    lockByTaxIds: query<
      { readonly companyId: number; readonly keys: readonly string[] | readonly unknown[] },
      Row
    >(
      `${table}.lock_by_tax_ids`,
      `SELECT ${selected} FROM ${table} p WHERE p.company_id = :companyId AND p.tax_id_key = ANY (:keys::text[])
       ORDER BY p.id FOR UPDATE`,
    ),
  };
}

/** Statements about the codes of a table. */
function codeStatements(table: PartyTable) {
  return {
    /**
     * Counts the consecutive numbers of a series, from the next one on, that users already chose as
     * codes.
     */
    takenAhead: query<{ readonly companyId: number; readonly noun: string }, { count: number }>(
      `${table}.taken_ahead`,
      `SELECT n.at AS count FROM series s, LATERAL (
         SELECT generate_series(0, (SELECT coalesce(sum(c.total), 0) FROM row_counts c
           WHERE c.company_id = :companyId AND c.table_name = '${table}')::bigint) AS at) n
       WHERE s.company_id = :companyId AND s.code = :noun AND NOT EXISTS (
         SELECT 1 FROM ${table} p WHERE p.company_id = :companyId AND p.code_key = lower(s.prefix || lpad(
           (s.next_number + n.at)::text, greatest(s.pad, length((s.next_number + n.at)::text)), '0')))
       ORDER BY n.at LIMIT 1`,
    ),
  };
}

/** Rows are one JSON value, so that single writes, imports and updates share a statement. */
function writeStatements(table: PartyTable, names: readonly string[]) {
  const sent = names.map((name) => `r.${name}`).join(', ');
  const insertSql = `INSERT INTO ${table} AS p (company_id, created_at, updated_at, ${names.join(', ')})
    SELECT :companyId::bigint, :now::timestamptz, :now::timestamptz, ${sent}
    FROM jsonb_populate_recordset(NULL::${table}, :records::jsonb) r`;
  return {
    insert: query<NewParties, { id: number; is_active: boolean }>(
      `${table}.insert`,
      `${insertSql} RETURNING p.id, p.is_active`,
    ),
    /** Skips rows whose code is in use. */
    insertIfFree: query<NewParties, { id: number; is_active: boolean }>(
      `${table}.insert_if_free`,
      `${insertSql} ON CONFLICT (company_id, code_key) DO NOTHING RETURNING p.id, p.is_active`,
    ),
    update: query<
      {
        readonly companyId: number;
        readonly id: number;
        readonly now: Date;
        readonly values: string;
      },
      { is_active: boolean }
    >(
      `${table}.update`,
      `UPDATE ${table} AS p SET (version, updated_at, ${names.join(', ')})
         = ROW (p.version + 1, :now::timestamptz, ${sent})
       FROM jsonb_populate_record(NULL::${table}, :values::jsonb) r
       WHERE p.company_id = :companyId AND p.id = :id RETURNING p.is_active`,
    ),
  };
}

/**
 * The statements of one table.
 *
 * @param own  columns that only this kind has
 */
export function partyStatements<Row extends PartyRow>(
  table: PartyTable,
  own: Record<keyof OwnColumns<Row>, true>,
) {
  const names = [...written, ...valueColumns, ...Object.keys(own)];
  return {
    ...readStatements<Row>(table, names),
    ...codeStatements(table),
    ...writeStatements(table, names),
  };
}

export type PartyStatements<Row extends PartyRow> = ReturnType<typeof partyStatements<Row>>;
