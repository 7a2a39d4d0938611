import type { Db } from '../db/client.js';
import { refuseViolations } from '../db/errors.js';
import type { ListSource, SortKey } from '../db/lists/list-sql.js';
import { listQuery } from '../db/lists/page.js';
import { query, type RowKey } from '../db/statements/query.js';

/** The members that every record has; their columns are `id`, `version`, `created_at` and `updated_at`. */
export interface RecordItem {
  readonly id: number;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Kept = keyof RecordItem;

/** The part of a row that every record has. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A member whose column holds an exact decimal. */
export interface Decimal {
  readonly decimal: string;
}

/** A member that SQL computes from the record `r`; it is read only. */
export interface Computed {
  readonly computed: string;
}

/** The members of a record that callers and handlers write. */
export type Written<Item extends RecordItem, Columns> = {
  [Member in Exclude<keyof Item, Kept> as Member extends keyof Columns
    ? Columns[Member] extends string | Decimal
      ? Member
      : never
    : never]: Exclude<Item[Member], undefined>;
};

/** A row: the members by their names in the contract, with times as `Date` and decimals as their text. */
export type Stored<Item extends RecordItem> = Omit<Item, Kept> & RecordRow;

export type Column = string | Decimal | Computed;

/** The column of each member of the contract, or the SQL that computes it. */
export type ColumnsOf<Item extends RecordItem> = {
  readonly [Member in Exclude<keyof Item, Kept>]: Column;
};

/** Facts about the table of a record that the contract does not have. */
export interface RecordTable<Item extends RecordItem, Columns extends ColumnsOf<Item>> {
  readonly table: string;
  readonly columns: Columns;
  /** Columns that are computed from the members with each write, such as the key of a sort. */
  readonly derived?: Readonly<Record<string, (values: Written<Item, Columns>) => unknown>>;
  readonly sorts: Readonly<Record<string, SortKey>>;
  /** The condition of a search, with a `?` for each column. */
  readonly search: string;
  /** Conditions of further filters, as `ListSource` has them, or other ones than those of every record. */
  readonly filters?: Readonly<Record<string, string>>;
  /** As `ListSource` has them. */
  readonly counters?: ListSource['counters'];
  /** A statement that an update runs too, with the same values: of copies of a name in other tables. */
  readonly alongside?: string;
  /** The error for a violation of each unique index. */
  readonly unique?: Readonly<Record<string, (values: Written<Item, Columns>) => Error>>;
}

/** The name of a column; undefined if SQL computes the member. */
export function nameOf(column: Column): string | undefined {
  if (typeof column === 'string') return column;
  return 'decimal' in column ? column.decimal : undefined;
}

const camel = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const kept = [
  ['id', 'id'],
  ['version', 'version'],
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
] as const;

/** Lists the columns of a record as its members: `r.is_active AS "active"`. */
function selected(columns: Readonly<Record<string, Column>>): string {
  const members: readonly (readonly [string, Column])[] = [...kept, ...Object.entries(columns)];
  return members
    .map(([member, column]) => {
      if (typeof column === 'object' && 'computed' in column) {
        return `${column.computed} AS "${member}"`;
      }
      const name = nameOf(column);
      return name === member ? `r.${name}` : `r.${name} AS "${member}"`;
    })
    .join(', ');
}

/** Filters that every list of records has, and those by `active` if the record has it. */
const commonFilters = (search: string, active: Column | undefined) => ({
  ...(typeof active === 'string' && { active: `r.${active}`, inactive: `NOT r.${active}` }),
  search,
  dateFrom: 'r.created_at >= ?::timestamptz',
  dateTo: 'r.created_at < ?::timestamptz',
  updatedSince: 'r.updated_at >= ?::timestamptz',
});

/**
 * Returns the statements of a record, prepared once. Their names begin with that of the table.
 *
 * @throws RangeError with a call without one of the members
 */
export function recordStatements<Item extends RecordItem, Columns extends ColumnsOf<Item>>({
  table,
  columns,
  derived = {},
  sorts,
  search,
  filters,
  counters,
  alongside,
  unique = {},
}: RecordTable<Item, Columns>) {
  const byMember: Readonly<Record<string, Column>> = columns;
  const written: (readonly [string, string])[] = [
    ...Object.entries(byMember).flatMap(([member, column]) => {
      const name = nameOf(column);
      return name === undefined ? [] : [[member, name] as const];
    }),
    ...Object.keys(derived).map((column) => [camel(column), column] as const),
  ];
  const derivations = Object.entries(derived).map(
    ([column, derive]) => [camel(column), derive] as const,
  );
  const uniques = Object.entries(unique);
  const rowSql = selected(byMember);
  const place = 'r.company_id = :companyId AND r.id = :id';

  const source: ListSource = {
    name: `${table}.list`,
    table,
    alias: 'r',
    columns: rowSql,
    sorts: { id: { sql: 'r.id', type: 'bigint' }, ...sorts },
    filters: { ...commonFilters(search, byMember['active']), ...filters },
    ...(counters && { counters }),
  };
  const lock = query<RowKey, Stored<Item>>(
    `${table}.lock`,
    `SELECT ${rowSql} FROM ${table} r WHERE ${place} FOR NO KEY UPDATE OF r`,
  );
  const insert = query<object, Stored<Item>>(
    `${table}.insert`,
    `INSERT INTO ${table} AS r (company_id, ${written.map(([, column]) => column).join(', ')}, created_at, updated_at)
   VALUES (:companyId, ${written.map(([member]) => `:${member}`).join(', ')}, :now, :now)
   RETURNING ${rowSql}`,
  );
  const update = query<object, Stored<Item>>(
    `${table}.update`,
    `${alongside === undefined ? '' : `WITH alongside AS (\n     ${alongside}\n   )\n   `}UPDATE ${table} AS r SET
     ${written.map(([member, column]) => `${column} = :${member}`).join(', ')},
     version = r.version + 1, updated_at = :now
   WHERE ${place} RETURNING ${rowSql}`,
  );

  const valuesOf = (values: Written<Item, Columns>) => {
    const all: Record<string, unknown> = { ...values };
    for (const [member, derive] of derivations) all[member] = derive(values);
    return all;
  };
  const refusing = (values: Written<Item, Columns>, write: Promise<Stored<Item>>) => {
    const errors = uniques.map(([index, error]) => [index, () => error(values)]);
    return refuseViolations(write, Object.fromEntries(errors));
  };

  return {
    list: listQuery<Stored<Item>, string, string>(source),
    /** Locks a record until the transaction ends. Resolves to undefined if there is none. */
    lock: (trx: Db, companyId: number, id: number) => lock.first(trx, { companyId, id }),
    /** @throws the error of `unique` for values that another record has */
    insert: (trx: Db, companyId: number, values: Written<Item, Columns>, now: Date) =>
      refusing(values, insert.one(trx, { companyId, now, ...valuesOf(values) })),
    /** Writes all members of a locked record. @throws as `insert` */
    update: (trx: Db, key: RowKey, values: Written<Item, Columns>, now: Date) =>
      refusing(values, update.one(trx, { now, ...valuesOf(values), ...key })),
  };
}
