import type { Db } from '../db/client.js';
import { refuseViolations } from '../db/errors.js';
import type { ListSource, SortKey } from '../db/lists/list-sql.js';
import { listQuery } from '../db/lists/page.js';
import { lookup, query } from '../db/statements/query.js';
import { countRows, rowCount } from '../db/tallies/row-counts.js';
import { sentInstant } from '../errors.js';
import type { Environment } from '../principal.js';

/** The members that every record has; their columns are `id`, `version`, `created_at` and `updated_at`. */
export interface RecordItem {
  readonly id: number | string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Kept = keyof RecordItem | 'environment';

/** The part of a row that every record has. */
export interface RecordRow<Id> {
  readonly id: Id;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Only of records with `newId`. */
  readonly environment?: Environment;
}

/** The company of a record, and its environment if the table has one. */
export interface Owner {
  readonly companyId: number;
  readonly environment?: Environment;
}

/** A member whose column holds an exact decimal. */
export interface Decimal {
  readonly decimal: string;
}

/** A member whose column holds a moment. */
export interface Instant {
  readonly instant: string;
}

/** A member whose column holds an object or a list as JSON. */
export interface Json {
  readonly json: string;
}

/** A member that SQL computes from the record `r`; it is read only. */
export interface Computed {
  readonly computed: string;
  /** The values are exact decimals. */
  readonly isDecimal?: true;
}

/** The members of a record that callers and handlers write. */
export type Written<Item extends RecordItem, Columns> = {
  [Member in Exclude<keyof Item, Kept> as Member extends keyof Columns
    ? Columns[Member] extends Exclude<Column, Computed>
      ? Member
      : never
    : never]: Exclude<Item[Member], undefined> | (undefined extends Item[Member] ? null : never);
};

/** A row: the members by their names in the contract, with times as `Date` and decimals as their text. */
export type Stored<Item extends RecordItem> = Omit<Item, Kept> & RecordRow<Item['id']>;

export type Column = string | Decimal | Instant | Json | Computed;

/** The column of each member of the contract, or the SQL that computes it. */
export type ColumnsOf<Item extends RecordItem> = {
  readonly [Member in Exclude<keyof Item, Kept>]: Column;
};

/** How a list finds its rows, as `ListSource` has it. */
export type ListPlan<Sum extends string> = Partial<
  Omit<
    ListSource<string, string, Sum>,
    'name' | 'table' | 'alias' | 'columns' | 'sorts' | 'filters'
  >
>;

/** Facts about the table of a record that the contract does not have. */
export interface RecordTable<Item extends RecordItem, Columns extends ColumnsOf<Item>> {
  readonly table: string;
  /** Makes an id of a table whose ids are texts. Its records belong to an environment of their company. */
  readonly newId?: (now: Date) => string;
  readonly columns: Columns;
  /** Operations beside the list, the creation and the change that need a statement: reading and deleting by id. */
  readonly also?: readonly ('find' | 'delete')[];
  /** Columns that together identify a record of a company: how an import finds it. */
  readonly key?: readonly string[];
  /** Members that a list leaves out. */
  readonly unlisted?: readonly (keyof Columns)[];
  /** Columns that are computed from the members with each write, such as the key of a sort. */
  readonly derived?: Readonly<Record<string, (values: Written<Item, Columns>) => unknown>>;
  /** The number of rows is stored: for tables so large that lists shall not count them. */
  readonly isCounted?: boolean;
  readonly sorts: Readonly<Record<string, SortKey>>;
  /** The condition of a search, with a `?` for each column. */
  readonly search: string;
  /** Conditions of further filters, as `ListSource` has them, or other ones than those of every record. */
  readonly filters?: Readonly<Record<string, string>>;
  /** A statement that an update runs too, with the same values: of copies of a name in other tables. */
  readonly alongside?: string;
  /** The error for a violation of each unique index. */
  readonly unique?: Readonly<Record<string, (values: Written<Item, Columns>) => Error>>;
}

/** The name of a column; undefined if SQL computes the member. */
export function nameOf(column: Column): string | undefined {
  if (typeof column === 'string') return column;
  if ('computed' in column) return undefined;
  const [name] = Object.values(column);
  return name;
}

/** Returns a value as a statement takes it. @throws ApiError 400 for a text that is no instant */
function storedValue(member: string, column: Column, value: unknown): unknown {
  if (value === null || typeof column === 'string') return value;
  if ('json' in column) return JSON.stringify(value);
  if ('instant' in column && typeof value === 'string') return sentInstant(`body.${member}`, value);
  return value;
}

const camel = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const kept = [
  ['id', 'id'],
  ['version', 'version'],
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
] as const;

/** Lists columns as members: `r.is_active AS "active"`. */
const selected = (columns: readonly (readonly [string, Column])[]): string =>
  columns
    .map(([member, column]) => {
      if (typeof column === 'object' && 'computed' in column) {
        return `${column.computed} AS "${member}"`;
      }
      const name = nameOf(column);
      return name === member ? `r.${name}` : `r.${name} AS "${member}"`;
    })
    .join(', ');

/** Filters that every list of records has, and those by `active` if the record has it. */
const commonFilters = (search: string, active: Column | undefined) => ({
  ...(typeof active === 'string' && { active: `r.${active}`, inactive: `NOT r.${active}` }),
  search,
  dateFrom: 'r.created_at >= ?::timestamptz',
  dateTo: 'r.created_at < ?::timestamptz',
  updatedSince: 'r.updated_at >= ?::timestamptz',
});

/** The SQL of a table of records, from which its statements and its list are made. */
export function recordSql<Item extends RecordItem, Columns extends ColumnsOf<Item>>({
  newId,
  columns,
  unlisted = [],
}: Pick<RecordTable<Item, Columns>, 'newId' | 'columns' | 'unlisted'>) {
  const own = newId === undefined ? [] : [['environment', 'environment'] as const];
  const members: readonly (readonly [string, Column])[] = [
    ...kept,
    ...own,
    ...Object.entries<Column>(columns),
  ];
  const left: readonly unknown[] = unlisted;
  return {
    owned: `r.company_id = :companyId${newId === undefined ? '' : ' AND r.environment = :environment'}`,
    row: selected(members).replaceAll('r.company_id', ':companyId'),
    /** @param company  the parameter: with it, a statement reads one shard of each table */
    listed: (company: string) =>
      selected(members.filter(([member]) => !left.includes(member))).replaceAll(
        'r.company_id',
        company,
      ),
  };
}

/**
 * Returns the statements of a record, prepared once. Their names begin with that of the table.
 *
 * @throws RangeError with a call without one of the members
 */
export function recordStatements<Item extends RecordItem, Columns extends ColumnsOf<Item>>(
  declared: RecordTable<Item, Columns>,
) {
  const { table, columns, newId, also = [], derived = {}, alongside, unique = {}, key } = declared;
  const { isCounted = false } = declared;
  const written = Object.entries<Column>(columns).flatMap(([member, column]) => {
    const name = nameOf(column);
    return name === undefined ? [] : [{ member, column, name }];
  });
  const derivations = Object.entries(derived).map(
    ([column, derive]) => [camel(column), derive] as const,
  );
  const parameters: (readonly [string, string])[] = [
    ...written.map(({ member, name }) => [member, name] as const),
    ...Object.keys(derived).map((column) => [camel(column), column] as const),
  ];
  const inserted: (readonly [string, string])[] = [
    ['companyId', 'company_id'],
    ...(newId === undefined
      ? []
      : ([
          ['environment', 'environment'],
          ['id', 'id'],
        ] as const)),
    ...parameters,
    ['now', 'created_at'],
    ['now', 'updated_at'],
  ];
  const uniques = Object.entries(unique);
  const { owned, row } = recordSql(declared);
  const place = `${owned} AND r.id = :id`;
  type Key = Owner & { readonly id: Item['id'] };
  type Row = Stored<Item>;
  type Values = Written<Item, Columns>;

  // A distributed database takes no subquery in a statement that locks rows or inserts them.
  const isReadAfter = row.includes('SELECT');
  const own = isReadAfter ? 'r.id' : row;
  const lock = query<Key, Row>(
    `${table}.lock`,
    `SELECT ${own} FROM ${table} r WHERE ${place} FOR NO KEY UPDATE`,
  );
  const insert = query<object, Row>(
    `${table}.insert`,
    `INSERT INTO ${table} AS r (${inserted.map(([, column]) => column).join(', ')})
   VALUES (${inserted.map(([parameter]) => `:${parameter}`).join(', ')})
   RETURNING ${own}`,
  );
  const update = query<object, Row>(
    `${table}.update`,
    `${alongside === undefined ? '' : `WITH alongside AS (\n     ${alongside}\n   )\n   `}UPDATE ${table} AS r SET
     ${parameters.map(([parameter, column]) => `${column} = :${parameter}`).join(', ')},
     version = r.version + 1, updated_at = :now
   WHERE ${place} RETURNING ${row}`,
  );

  const find =
    isReadAfter || also.includes('find')
      ? lookup<Key, Row>(`${table}.find`, `SELECT ${row} FROM ${table} r WHERE ${place}`)
      : undefined;
  const remove = also.includes('delete')
    ? query<Key>(`${table}.delete`, `DELETE FROM ${table} r WHERE ${place}`)
    : undefined;
  const parameterOf = new Map(parameters.map(([parameter, column]) => [column, parameter]));
  const same =
    key &&
    query<object, Row>(
      `${table}.same`,
      `SELECT ${own} FROM ${table} r WHERE ${owned}
     AND ${key.map((column) => `r.${column} = :${parameterOf.get(column)}`).join(' AND ')} FOR NO KEY UPDATE`,
    );
  /** Reads the rest of a row of which a statement returned only what is its own. */
  const whole = async (trx: Db, owner: Owner, row: Row | undefined): Promise<Row | undefined> =>
    isReadAfter && row !== undefined ? find?.first(trx, { ...owner, id: row.id }) : row;
  const undeclared = (name: string) => new RangeError(`${table} declares no ${name} in "also"`);

  const valuesOf = (values: Values) => {
    const all: Record<string, unknown> = {};
    for (const { member, column } of written) {
      all[member] = storedValue(member, column, Reflect.get(values, member));
    }
    for (const [parameter, derive] of derivations) all[parameter] = derive(values);
    return all;
  };
  const refusing = (values: Values, write: Promise<Row>) => {
    const errors = uniques.map(([index, error]) => [index, () => error(values)]);
    return refuseViolations(write, Object.fromEntries(errors));
  };

  return {
    /** Locks a record until the transaction ends. Resolves to undefined if there is none. */
    async lock(trx: Db, key: Key): Promise<Row | undefined> {
      if (!isReadAfter) return lock.first(trx, key);
      // Locks first and reads afterwards, because a statement that waited for a lock would still read old rows of others.
      await lock.defer(trx, key);
      return find?.first(trx, key);
    },
    /** @throws the error of `unique` for values that another record has */
    async insert(trx: Db, owner: Owner, values: Values, now: Date): Promise<Row> {
      const id = newId === undefined ? {} : { id: newId(now) };
      if (isCounted) countRows(trx, owner.companyId, table, 1);
      const inserted = insert.one(trx, { ...valuesOf(values), ...owner, ...id, now });
      const row = await refusing(values, inserted);
      return (await whole(trx, owner, row)) ?? row;
    },
    /** Writes all members of a locked record. @throws as `insert` */
    update: (trx: Db, key: Key, values: Values, now: Date) =>
      refusing(values, update.one(trx, { ...valuesOf(values), ...key, now })),
    /** Locks the record that has the key of these values. Resolves to undefined if there is none. */
    async lockSame(trx: Db, owner: Owner, values: Values): Promise<Row | undefined> {
      if (same === undefined) throw new RangeError(`${table} declares no key`);
      return whole(trx, owner, await same.first(trx, { ...valuesOf(values), ...owner }));
    },
    /** Resolves to undefined if there is none. */
    find(db: Db, key: Key) {
      if (find === undefined) throw undeclared('find');
      return find.first(db, key);
    },
    async remove(trx: Db, key: Key): Promise<void> {
      if (remove === undefined) throw undeclared('delete');
      if (isCounted) countRows(trx, key.companyId, table, -1);
      await remove(trx, key);
    },
  };
}

/** Returns the list of a record. */
export function recordList<
  Item extends RecordItem,
  Columns extends ColumnsOf<Item>,
  Sum extends string,
>(declared: RecordTable<Item, Columns>, plan: ListPlan<Sum> | undefined) {
  const { table, columns, sorts, search, filters, isCounted } = declared;
  const { active }: Readonly<Record<string, Column>> = columns;
  return listQuery<Stored<Item>, string, string, Sum>({
    name: `${table}.list`,
    table,
    alias: 'r',
    columns: recordSql(declared).listed('$1'),
    sorts: { id: { sql: 'r.id', type: 'bigint' }, ...sorts },
    filters: { ...commonFilters(search, active), ...filters },
    ...(isCounted && { counters: { '': rowCount(table) } }),
    ...plan,
  });
}
