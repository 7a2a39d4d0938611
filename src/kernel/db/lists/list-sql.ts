import type { SortDir, SortType } from './cursor.js';

export interface SortKey {
  /** A column, or an expression on one, that is never null. */
  readonly sql: string;
  readonly type: SortType;
}

/** One list of records: its SQL parts, from which a statement is built per sort and set of filters. */
export interface ListSource<Sort extends string = string, Filter extends string = string> {
  /** Names its statements; at most 50 characters. */
  readonly name: string;
  readonly table: string;
  readonly alias: string;
  /** The columns of one page, including those of joined tables. */
  readonly columns: string;
  /** Joins that only `columns` needs: they see one page, never the whole table. */
  readonly joins?: string;
  readonly sorts: Readonly<Record<Sort, SortKey>>;
  /** Conditions; each `?` is the filter's value. One without `?` applies when its value is `true`. */
  readonly filters: Readonly<Record<Filter, string>>;
  /**
   * Filters that find their rows by an index of their own. Matches are gathered first and sorted
   * after, or the planner walks the sort's index and reads nearly every row for a common term.
   */
  readonly gathering?: readonly Filter[];
  /**
   * Sorts for which filters gather too, by the filters that apply, joined by a space. An index holds all that the filters
   * and these sorts need, so that gathering reads no rows of the table.
   */
  readonly gatheringSorts?: Readonly<Record<string, readonly Sort[]>>;
  /**
   * Filters for whose rare values one plan for all values reads far more than a plan of their own. Planning costs some
   * 200 µs a call, so only filters that need it stand here: `test/erp/plans.test.ts` tells.
   */
  readonly plannedPerCall?: readonly Filter[];
  /**
   * Scalar SQL of totals that are kept as counters, by the filters they hold for, joined by a space
   * (`''` without any); `$1` is the company.
   */
  readonly counters?: Readonly<Record<string, string>>;
  /** Totals by day and by what lists are filtered by: the sum of its rows that match is the list's total. */
  readonly tally?: {
    readonly table: string;
    /** Conditions on a row `t`, each with as many `?` as the list's own filter of that name. */
    readonly filters: Readonly<Partial<Record<Filter, string>>>;
  };
}

export interface ListShape {
  readonly sortBy: string;
  readonly sortDir: SortDir;
  /** Where the page starts: at the first row, after an offset, or after the key and id of a cursor. */
  readonly start: 'first' | 'offset' | 'cursor';
  /**
   * The number of rows, for the usual page sizes. The planner guesses that an unknown LIMIT is a tenth of the table, so
   * PostgreSQL would plan every page anew.
   */
  readonly limit?: number | undefined;
  /** The filters that apply, in the order of the source. */
  readonly filters: readonly string[];
}

/** Numbers the `?` of each filter; `$1` is the company. */
function conditionsOf(
  { alias, filters: known }: Pick<ListSource, 'alias' | 'filters'>,
  filters: readonly string[],
) {
  let count = 1;
  const conditions = [`${alias}.company_id = $1`];
  for (const name of filters) {
    const sql = known[name] ?? 'false';
    if (sql.includes('?')) count += 1;
    conditions.push(`(${sql.replaceAll('?', `$${count}`)})`);
  }
  return { where: conditions.join(' AND '), count };
}

interface Parts {
  readonly matches: string;
  readonly count: string;
  readonly key: string;
  readonly id: string;
  readonly after: string;
}

/** Returns SQL for the stored total, or undefined if the filters require a count of the rows. */
function keptCount(
  { counters, tally }: Pick<ListSource, 'counters' | 'tally'>,
  filters: readonly string[],
): string | undefined {
  const counter = counters?.[filters.join(' ')];
  if (counter !== undefined || tally === undefined) return counter;
  const { table, filters: known } = tally;
  const own: Record<string, string> = {};
  for (const name of filters) {
    const condition = known[name];
    if (condition === undefined) return undefined;
    own[name] = condition;
  }
  const { where } = conditionsOf({ alias: 't', filters: own }, filters);
  return `SELECT coalesce(sum(t.total), 0)::bigint FROM ${table} AS t WHERE ${where}`;
}

const hasAny = (names: readonly string[] | undefined, filters: readonly string[]): boolean =>
  names?.some((name) => filters.includes(name)) === true;

/** Returns true if the list is planned for each call. */
export const isPlannedPerCall = (source: ListSource, filters: readonly string[]): boolean =>
  hasAny(source.plannedPerCall, filters);

/** Returns true if the matches are gathered first and sorted after. */
const isGathered = (
  { gathering, gatheringSorts }: ListSource,
  { filters, sortBy }: Pick<ListShape, 'filters' | 'sortBy'>,
): boolean =>
  hasAny(gathering, filters) || gatheringSorts?.[filters.join(' ')]?.includes(sortBy) === true;

/** Returns the source of the page's ids and the SQL that counts all matches. */
function partsOf(source: ListSource, shape: ListShape, key: string, where: string): Parts {
  const { alias: a, table } = source;
  if (isGathered(source, shape)) {
    const gather = `SELECT ${a}.id, ${key} AS sort_key FROM ${table} AS ${a} WHERE ${where}`;
    return {
      matches: `m AS MATERIALIZED (${gather}), `,
      count: 'SELECT count(*) FROM m',
      key: 'm.sort_key',
      id: 'm.id',
      after: 'FROM m WHERE true',
    };
  }
  return {
    matches: '',
    count:
      keptCount(source, shape.filters) ?? `SELECT count(*) FROM ${table} AS ${a} WHERE ${where}`,
    key,
    id: `${a}.id`,
    after: `FROM ${table} AS ${a} WHERE ${where}`,
  };
}

/** Whether a page by an index is all there is to read. */
export function hasKeptTotal(
  source: ListSource,
  shape: Pick<ListShape, 'filters' | 'sortBy'>,
): boolean {
  return !isGathered(source, shape) && keptCount(source, shape.filters) !== undefined;
}

/** All rows that match, in the order of the list. */
export function walkSql(
  source: ListSource,
  shape: Pick<ListShape, 'sortBy' | 'sortDir' | 'filters'>,
): string {
  const sort = source.sorts[shape.sortBy];
  if (!sort) throw new RangeError(`${source.name} cannot be sorted by ${shape.sortBy}`);
  const { alias: a, table, columns, joins = '' } = source;
  const { where } = conditionsOf(source, shape.filters);
  const dir = shape.sortDir === 'asc' ? 'ASC' : 'DESC';
  return `SELECT ${columns} FROM ${table} AS ${a} ${joins}
WHERE ${where} ORDER BY ${sort.sql} ${dir}, ${a}.id ${dir}`;
}

/**
 * The page's keys first, the rest of its rows after, and the total beside them. The total is the
 * outer side of the join, so that it is answered when the page is empty.
 */
export function listSql(source: ListSource, shape: ListShape): string {
  const sort = source.sorts[shape.sortBy];
  if (!sort) throw new RangeError(`${source.name} cannot be sorted by ${shape.sortBy}`);
  const { alias: a, table, columns, joins = '' } = source;
  const { where, count } = conditionsOf(source, shape.filters);
  const parts = partsOf(source, shape, sort.sql, where);
  const dir = shape.sortDir === 'asc' ? 'ASC' : 'DESC';
  const after = shape.sortDir === 'asc' ? '>' : '<';
  const limit = shape.limit ?? `$${count + 1}`;
  const next = shape.limit === undefined ? count + 2 : count + 1;
  const start =
    shape.start === 'cursor'
      ? ` AND (${parts.key}, ${parts.id}) ${after} ($${next}::${sort.type}, $${next + 1}::bigint)`
      : '';
  const offset = shape.start === 'offset' ? ` OFFSET $${next}` : '';
  return `WITH ${parts.matches}page AS MATERIALIZED (
  SELECT ${parts.id} AS id, ${parts.key} AS sort_key ${parts.after}${start}
  ORDER BY ${parts.key} ${dir}, ${parts.id} ${dir} LIMIT ${limit}${offset}
)
SELECT t.total_count, page.sort_key::text AS cursor_key, page.id AS cursor_id, ${columns}
FROM (SELECT (${parts.count}) AS total_count) AS t
LEFT JOIN (
  page JOIN ${table} AS ${a} ON ${a}.company_id = $1 AND ${a}.id = page.id ${joins}
) ON true
ORDER BY page.sort_key ${dir}, page.id ${dir}`;
}
