import type { SortDir, SortType } from './cursor.js';
import { searchOrAmount } from './search.js';

export interface SortKey {
  /** A column, or an expression on one, that is never null. */
  readonly sql: string;
  readonly type: SortType;
  /** No index has this order, so that a page sorts all matches. */
  readonly isUnindexed?: true;
}

/** The SQL parts of a list. A statement is built of them for each sort and set of filters. */
export interface ListSource<
  Sort extends string = string,
  Filter extends string = string,
  Sum extends string = string,
> {
  /** The beginning of the names of its statements, at most 50 characters. */
  readonly name: string;
  readonly table: string;
  readonly alias: string;
  /** The type of the ids, `bigint` unless said otherwise. */
  readonly idType?: 'bigint' | 'text';
  /** The columns of one page, including those of joined tables. */
  readonly columns: string;
  /** Joins for `columns`. They read the rows of one page only. */
  readonly joins?: string;
  readonly sorts: Readonly<Record<Sort, SortKey>>;
  /**
   * Conditions by filter; each `?` is the value of the filter. A condition without `?` applies if the value is
   * `true`.
   */
  readonly filters: Readonly<Record<Filter, string>>;
  /**
   * Filters that find their rows by an index of their own. Matches are gathered first and sorted afterwards.
   * Otherwise the planner walks the index of the sort, which reads nearly every row for a common term.
   */
  readonly gathering?: readonly Filter[];
  /**
   * Sorts that also gather the matches first, by the names of the filters in use, joined by a space. An index holds
   * all columns that these filters and sorts need, so that gathering reads no rows of the table.
   */
  readonly gatheringSorts?: Readonly<Record<string, readonly Sort[]>>;
  /**
   * Filters with an index of their own, whose matches may be old or rare. A page is first looked for among the first rows of
   * the order; only if they are too few are the matches gathered by the index and sorted.
   */
  readonly bounding?: readonly Filter[];
  /** Filters by sort whose index is in the order of the sort. A page of these alone is read from the index. */
  readonly inOrder?: Readonly<Partial<Record<Sort, readonly Filter[]>>>;
  /** Conditions that replace those of filters while matches are gathered: the same rows, found by an index. */
  readonly gathered?: Readonly<Record<string, string>>;
  /**
   * Filters that need a plan for each value, because one plan for all values reads far too much for rare values.
   * Planning costs some 200 µs a call, so only filters stand here for which `test/erp/plans.test.ts` fails otherwise.
   */
  readonly plannedPerCall?: readonly Filter[];
  /**
   * Scalar SQL of stored totals, by the names of the filters in use, joined by a space (`''` for none); `$1` is the
   * company.
   */
  readonly counters?: Readonly<Record<string, string>>;
  /** A table of totals by day and filter values. The total of a list is the sum of the matching rows. */
  readonly tally?: {
    readonly table: string;
    /** Conditions on a row `t`, each with as many `?` as the list's own filter of that name. */
    readonly filters: Readonly<Partial<Record<Filter, string>>>;
    /**
     * Filters whose rows are all but those of another one, which are few. The rows of that one are counted and taken off;
     * the condition of such a filter in `filters` is true.
     */
    readonly allBut?: Readonly<Partial<Record<Filter, Filter>>>;
  };
  /** A column that a search for a decimal number finds too. An index begins with the company and this column. */
  readonly amount?: string;
  /** The columns that `totals=true` adds up for each currency, by their names in the reply. */
  readonly sums?: Readonly<Record<Sum, string>>;
  /** A condition on the rows that `sums` count, unless the request names a status. */
  readonly summed?: string;
  /** SQL of the currency of `sums` if it is not the column `currency_code`; `$1` is the company. */
  readonly sumsCurrency?: string;
}

export interface ListShape {
  readonly sortBy: string;
  readonly sortDir: SortDir;
  /** The start of the page: the first row, an offset, or the row after the key and id of a cursor. */
  readonly start: 'first' | 'offset' | 'cursor';
  /**
   * The number of rows if it is a usual page size. The planner assumes that an unknown LIMIT is a tenth of the table,
   * so that PostgreSQL would plan every page anew.
   */
  readonly limit?: number | undefined;
  /** Reads the page from the first rows of the order only; it may lack matches that come later. */
  readonly isBounded?: boolean;
  /** Gathers the matches, also where the source does not. */
  readonly gathers?: boolean;
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

/**
 * Hides the searched text from the planner, as a mark does for a named parameter. It would estimate the matches of each
 * text, and those of a usual text so few that it plans every call anew, which takes as long as the search. The one plan
 * finds any text by the index of the search.
 */
function withOnePlan<Source extends Pick<ListSource, 'filters' | 'plannedPerCall'>>(
  source: Source,
): Source {
  const { filters, plannedPerCall = [] } = source;
  if (plannedPerCall.includes('search')) return source;
  const hidden = (['search', searchOrAmount] as const).flatMap((name) => {
    const sql = filters[name];
    return sql === undefined ? [] : [[name, sql.replaceAll('?', '(SELECT ?::text)')]];
  });
  return { ...source, filters: { ...filters, ...Object.fromEntries(hidden) } };
}

/** Rows to take a page of. */
interface PageSource {
  readonly id: string;
  readonly idType: 'bigint' | 'text' | undefined;
  readonly key: string;
  readonly from: string;
  /** Makes `from` of the first rows of the order: of the condition of the cursor, and of the order with its bound. */
  readonly first?: (start: string, bound: string) => string;
}

/** Returns SQL for the stored total, or undefined if the filters require a count of the rows. */
function keptCount(source: ListSource, filters: readonly string[]): string | undefined {
  const { counters, tally } = source;
  const counter = counters?.[filters.join(' ')];
  if (counter !== undefined || tally === undefined) return counter;
  const { table, filters: known, allBut = {} } = tally;
  const own: Record<string, string> = {};
  for (const name of filters) {
    const condition = known[name];
    if (condition === undefined) return undefined;
    own[name] = condition;
  }
  const { where } = conditionsOf({ alias: 't', filters: own }, filters);
  const total = `SELECT coalesce(sum(t.total), 0)::bigint FROM ${table} AS t WHERE ${where}`;
  const others = filters.map((name) => allBut[name] ?? name);
  if (others.every((name) => filters.includes(name))) return total;
  const { where: excepted } = conditionsOf(source, others);
  return `SELECT (${total})
    - (SELECT count(*) FROM ${source.table} AS ${source.alias} WHERE ${excepted})`;
}

const hasAny = (names: readonly string[] | undefined, filters: readonly string[]): boolean =>
  names?.some((name) => filters.includes(name)) === true;

/** Returns true if the list is planned for each call. */
export const isPlannedPerCall = (source: ListSource, filters: readonly string[]): boolean =>
  hasAny(source.plannedPerCall, filters);

/** The part of a shape on which the way to the page depends. */
type Way = Pick<ListShape, 'filters' | 'sortBy' | 'gathers'>;

/** Returns true if the matches are gathered first and sorted after. */
const isGathered = (
  { gathering, gatheringSorts }: ListSource,
  { filters, sortBy, gathers }: Way,
): boolean =>
  gathers === true ||
  hasAny(gathering, filters) ||
  gatheringSorts?.[filters.join(' ')]?.includes(sortBy) === true;

/**
 * Returns true if a page may lie far from the start of the order, while an index finds its rows. A capped list gathers no
 * more matches than it counts, so that it reads its page in the same way.
 */
export function mayLieFar(
  source: ListSource,
  { filters, sortBy }: Way,
  isCapped: boolean,
): boolean {
  const { sorts, bounding, gathering, inOrder } = source;
  if (sorts[sortBy]?.isUnindexed === true) return false;
  if (isCapped && hasAny(gathering, filters)) return true;
  if (!hasAny(bounding, filters) || isGathered(source, { filters, sortBy })) return false;
  return !filters.every((name) => inOrder?.[sortBy]?.includes(name) === true);
}

/** Returns true if the statement needs to read nothing but a page by an index. */
export function hasKeptTotal(source: ListSource, shape: Way): boolean {
  return !isGathered(source, shape) && keptCount(source, shape.filters) !== undefined;
}

/** Returns the SQL of all matching rows in the order of the list. */
export function walkSql(
  source: ListSource,
  shape: Pick<ListShape, 'sortBy' | 'sortDir' | 'filters'>,
): string {
  const sort = sortOf(source, shape.sortBy);
  const { alias: a, table, columns, joins = '' } = source;
  const { where } = conditionsOf(source, shape.filters);
  const dir = shape.sortDir === 'asc' ? 'ASC' : 'DESC';
  return `SELECT ${columns} FROM ${table} AS ${a} ${joins}
WHERE ${where} ORDER BY ${sort.sql} ${dir}, ${a}.id ${dir}`;
}

/** Rows that a bounded page reads for each row that it returns, and for each row before them that it passes over. */
const readFor = { returned: 20, passed: 4 } as const;

/** Returns the SQL of the ids and sort keys of one page. */
function pageSql(shape: ListShape, type: SortType, count: number, source: PageSource): string {
  const { id, idType = 'bigint', key } = source;
  const dir = shape.sortDir === 'asc' ? 'ASC' : 'DESC';
  const after = shape.sortDir === 'asc' ? '>' : '<';
  const limit = shape.limit ?? `$${count + 1}`;
  const next = shape.limit === undefined ? count + 2 : count + 1;
  const start =
    shape.start === 'cursor'
      ? ` AND (${key}, ${id}) ${after} ($${next}::${type}, $${next + 1}::${idType})`
      : '';
  const offset = shape.start === 'offset' ? ` OFFSET $${next}` : '';
  const order = `ORDER BY ${key} ${dir}, ${id} ${dir}`;
  const passed = shape.start === 'offset' ? ` + ${readFor.passed} * $${next}::bigint` : '';
  const from =
    source.first === undefined
      ? `${source.from}${start}`
      : source.first(start, `${order} LIMIT ${readFor.returned} * ${limit}::bigint${passed}`);
  return `SELECT ${id} AS id, ${key} AS sort_key ${from}
  ${order} LIMIT ${limit}${offset}`;
}

/**
 * Joins the columns to the page. The totals are the outer side of the join, so that an empty page has them as well.
 *
 * @param totals  a query of one row
 */
function withColumns(
  { alias: a, table, columns, joins = '' }: ListSource,
  { sortDir }: ListShape,
  ctes: string,
  totals: string,
): string {
  const dir = sortDir === 'asc' ? 'ASC' : 'DESC';
  return `WITH ${ctes}
SELECT totals.*, page.sort_key::text AS cursor_key, page.id AS cursor_id, ${columns}
FROM (${totals}) AS totals
LEFT JOIN (
  page JOIN ${table} AS ${a} ON ${a}.company_id = $1 AND ${a}.id = page.id ${joins}
) ON true
ORDER BY page.sort_key ${dir}, page.id ${dir}`;
}

/** Joins the columns to a first page, in whose order the rows come. */
function firstPageSql(
  { alias: a, table, columns, joins = '' }: ListSource,
  { sortDir }: ListShape,
  {
    matches,
    page,
    total,
  }: { readonly matches: string; readonly page: string; readonly total: string },
): string {
  const dir = sortDir === 'asc' ? 'ASC' : 'DESC';
  const ctes = matches === '' ? '' : `WITH ${matches}\n`;
  return `${ctes}SELECT (${total}) AS total_count, page.sort_key::text AS cursor_key, page.id AS cursor_id, ${columns}
FROM (${page}) AS page
JOIN ${table} AS ${a} ON ${a}.company_id = $1 AND ${a}.id = page.id ${joins}
ORDER BY page.sort_key ${dir}, page.id ${dir}`;
}

function sortOf({ name, sorts }: ListSource, sortBy: string): SortKey {
  const sort = sorts[sortBy];
  if (!sort) throw new RangeError(`${name} cannot be sorted by ${sortBy}`);
  return sort;
}

/** The rows of a list in its order: all, or the first ones. */
function rowsInOrder(
  { alias: a, table, idType }: ListSource,
  where: string,
  key: string,
  isBounded = false,
): PageSource {
  const all = { id: `${a}.id`, idType, key, from: `FROM ${table} AS ${a} WHERE ${where}` };
  if (!isBounded) return all;
  // The bound applies to rows before the filters do.
  const first = (start: string, bound: string) => `FROM (
    SELECT ${a}.* FROM ${table} AS ${a} WHERE ${a}.company_id = $1${start} ${bound}
  ) AS ${a} WHERE ${where}`;
  return { ...all, first };
}

/** Returns the source as it is while matches are gathered. */
function gatheringSource(source: ListSource): ListSource {
  const { filters, gathered = {} } = source;
  return withOnePlan({ ...source, filters: { ...filters, ...gathered } });
}

/** Returns the SQL of a page and its total. It selects the keys of the page first and joins the other columns afterwards. */
export function listSql(source: ListSource, shape: ListShape): string {
  const { sql: key, type } = sortOf(source, shape.sortBy);
  const { alias: a, table, idType } = source;
  const isGathering = isGathered(source, shape);
  const { where, count } = conditionsOf(
    isGathering ? gatheringSource(source) : source,
    shape.filters,
  );
  const rows = `FROM ${table} AS ${a} WHERE ${where}`;
  const total = isGathering
    ? 'SELECT count(*) FROM m'
    : (keptCount(source, shape.filters) ?? `SELECT count(*) ${rows}`);
  const matches = isGathering
    ? `m AS MATERIALIZED (SELECT ${a}.id, ${key} AS sort_key ${rows})`
    : '';
  const from = isGathering
    ? { id: 'm.id', idType, key: 'm.sort_key', from: 'FROM m WHERE true' }
    : rowsInOrder(source, where, key, shape.isBounded);
  const page = pageSql(shape, type, count, from);
  // An empty first page has no matches, so that it needs no row for their number. A bounded one may have.
  if (shape.start === 'first' && shape.isBounded !== true)
    return firstPageSql(source, shape, { matches, page, total });
  const ctes = [matches, `page AS MATERIALIZED (\n  ${page}\n)`].filter(Boolean).join(', ');
  return withColumns(source, shape, ctes, `SELECT (${total}) AS total_count`);
}

/** The most matches that a capped list counts. */
export const mostCounted = 1_000;

/**
 * Returns the SQL of a page and of a total of at most `mostCounted`. It gathers one match more than that in any order. If
 * these are all, it sorts them; otherwise matches are common, and most often the first of them come soon in the order.
 */
export function cappedListSql(source: ListSource, shape: ListShape): string {
  const { sql: key, type } = sortOf(source, shape.sortBy);
  const { alias: a, table, idType } = source;
  const { where, count } = conditionsOf(source, shape.filters);
  const rows = `FROM ${table} AS ${a} WHERE ${where}`;
  const gathered = {
    id: 'm.id',
    idType,
    key: 'm.sort_key',
    from: 'FROM m WHERE (SELECT n.is_all FROM n)',
  };
  const isMany = `${where} AND NOT (SELECT n.is_all FROM n)`;
  const walked = rowsInOrder(source, isMany, key, shape.isBounded);
  const ctes = `m AS MATERIALIZED (
  SELECT ${a}.id, ${key} AS sort_key ${rows} LIMIT ${mostCounted + 1}
), n AS MATERIALIZED (
  SELECT count(*) AS matches, count(*) <= ${mostCounted} AS is_all FROM m
), page AS MATERIALIZED (
  (${pageSql(shape, type, count, gathered)})
  UNION ALL
  (${pageSql(shape, type, count, walked)})
)`;
  const totals = `SELECT least(n.matches, ${mostCounted}) AS total_count, NOT n.is_all AS is_capped FROM n`;
  return withColumns(source, shape, ctes, totals);
}

/** The most rows that a list adds up. */
export const mostSummed = 10_000;

/** Returns the SQL of the number and sums of matching rows, by currency; one row beyond `mostSummed` shows too many. */
export function sumsSql(source: ListSource, filters: readonly string[]): string {
  const { alias: a, table, sums = {}, sumsCurrency = `${a}.currency_code` } = source;
  const { where: matching } = conditionsOf(withOnePlan(source), filters);
  const summed = filters.includes('status') ? undefined : source.summed;
  const where = summed === undefined ? matching : `${matching} AND ${summed}`;
  const columns = Object.entries(sums).map(([name, sql]) => `${sql} AS "${name}"`);
  const added = Object.keys(sums).map((name) => `sum(m."${name}") AS "${name}"`);
  return `SELECT m.currency_code AS "currencyCode", count(*) AS count, ${added.join(', ')}
FROM (
  SELECT ${sumsCurrency} AS currency_code, ${columns.join(', ')} FROM ${table} AS ${a} WHERE ${where} LIMIT ${mostSummed + 1}
) AS m GROUP BY m.currency_code ORDER BY m.currency_code COLLATE "C"`;
}
