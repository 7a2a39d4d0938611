import type { Db } from '../client.js';
import type { Pool } from '../pool.js';
import { lookup, nameOfText, type Statement, statement } from '../statements/statement.js';
import { walkRows } from '../statements/walk.js';
import { withAmountSearch, withAmounts } from './amount-search.js';
import { decodeCursor, encodeCursor, type Order, type SortDir } from './cursor.js';
import {
  cappedListSql,
  hasKeptTotal,
  isPlannedPerCall,
  type ListShape,
  type ListSource,
  listSql,
  mayLieFar,
  mostCounted,
  mostSummed,
  walkSql,
} from './list-sql.js';
import { type ListSums, sumsQuery } from './sums.js';

export interface ListRequest<Sort extends string, Filter extends string> {
  readonly sortBy: Sort;
  readonly sortDir: SortDir;
  /** From 1; not used with a cursor. */
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
  /** Counts at most 1,000 records where their number is not stored. */
  readonly isCapped?: boolean;
  /**
   * A filter that is absent or undefined does not apply, nor does a condition without `?` unless its value is true.
   */
  readonly filters: Readonly<Partial<Record<Filter, unknown>>>;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** Exact number of matching records on all pages, unless `isCapped`. */
  readonly totalCount: number;
  /** Present if there are more matching records than `totalCount` says. */
  readonly isCapped?: true;
  /** Absent on the last page. */
  readonly nextCursor?: string;
}

export type { ListSource } from './list-sql.js';
export { companyCurrency } from './sums.js';

/** The parameters that define the rows and their order, without the page. */
export type ListOrder<Sort extends string, Filter extends string> = Pick<
  ListRequest<Sort, Filter>,
  'sortBy' | 'sortDir' | 'filters'
>;

export interface ListQuery<
  Row,
  Sort extends string,
  Filter extends string,
  Sum extends string = never,
> {
  (db: Db, companyId: number, request: ListRequest<Sort, Filter>): Promise<Page<Row>>;
  /**
   * Resolves to the number and the sums of all matching rows, by currency; null if more than `mostSummed` rows match.
   *
   * @param page  a page of these filters, whose total may already show that too many match
   */
  sums(
    db: Db,
    companyId: number,
    filters: ListRequest<Sort, Filter>['filters'],
    page: Pick<Page<Row>, 'totalCount'>,
  ): Promise<ListSums<Sum>[] | null>;
  /** Yields all matching rows in the order of the list, a thousand at a time, like `walkRows`. */
  walk(db: Pool, companyId: number, order: ListOrder<Sort, Filter>): AsyncGenerator<Row[]>;
}

/** The type of the request of a list query. */
export type ListRequestOf<Query> =
  Query extends ListQuery<infer _Row, infer Sort, infer Filter> ? ListRequest<Sort, Filter> : never;

/** `cursor_id` is null in the one row that carries the total of an empty page. */
interface PageFrame {
  readonly total_count: number;
  readonly is_capped?: boolean;
  readonly cursor_key: string | null;
  readonly cursor_id: number | string | null;
}

/** The values of company and filters, in the order in which `listSql` and `walkSql` number them. */
function filterValues(
  source: ListSource,
  companyId: number,
  filters: Readonly<Partial<Record<string, unknown>>>,
  applied: readonly string[],
): unknown[] {
  const bound = applied.filter((name) => source.filters[name]?.includes('?'));
  return [companyId, ...bound.map((name) => filters[name])];
}

/** Page sizes with statements of their own: the default, and those of the console. */
const usualSizes: ReadonlySet<number> = new Set([20, 25, 50, 100]);

/** One additional row shows whether there is a next page. */
const limitOf = ({ pageSize }: ListRequest<string, string>): number => pageSize + 1;

const startOf = ({ cursor, page }: ListRequest<string, string>): ListShape['start'] => {
  if (cursor !== undefined) return 'cursor';
  return page === 1 ? 'first' : 'offset';
};

/** The values behind `$1…`, in the order in which `listSql` numbers them. */
function valuesOf(
  source: ListSource,
  companyId: number,
  request: ListRequest<string, string>,
  applied: readonly string[],
): unknown[] {
  const sort = source.sorts[request.sortBy];
  if (!sort) throw new RangeError(`${source.name} cannot be sorted by ${request.sortBy}`);
  const values = filterValues(source, companyId, request.filters, applied);
  if (!usualSizes.has(request.pageSize)) values.push(limitOf(request));
  if (request.cursor === undefined) {
    return request.page === 1 ? values : [...values, (request.page - 1) * request.pageSize];
  }
  const { key, id } = decodeCursor(request.cursor, request, sort.type, source.idType);
  return [...values, key, id];
}

function toPage<Row extends PageFrame>(
  found: readonly Row[],
  order: Order,
  size: number,
): Page<Row> {
  const rows = found.filter((row) => row.cursor_id !== null).slice(0, size);
  const last = rows.at(-1);
  const { total_count: totalCount = 0, is_capped: isCapped = false } = found[0] ?? {};
  const total = isCapped ? { totalCount, isCapped } : { totalCount };
  const hasMore = found.length > size;
  if (!hasMore || !last || last.cursor_key === null || last.cursor_id === null) {
    return { rows, ...total };
  }
  const position = { key: last.cursor_key, id: last.cursor_id };
  return { rows, ...total, nextCursor: encodeCursor(order, position) };
}

function applies(condition: string, value: unknown): boolean {
  return condition.includes('?') ? value !== undefined : value === true;
}

/** Pages up to this offset are read with OFFSET. PostgreSQL reads every row that an offset skips. */
const nearRows = 1_000;

const isNear = ({ cursor, page, pageSize }: ListRequest<string, string>): boolean =>
  pageSize <= nearRows && (cursor !== undefined || (page - 1) * pageSize <= nearRows);

/** Limits the plans that each connection keeps, because callers choose the combinations of filters. */
const maxNamed = 64;

const sources: ListSource[] = [];

/** The sources of all lists that were made so far. */
export const listSources: readonly ListSource[] = sources;

/** How a page is found: as the source says, among the first rows of the order, or among all matches by an index. */
type PageWay = 'usual' | 'bounded' | 'gathered';

/** Returns a function that builds the statement of a request on first use, and keeps it for others of that shape. */
function statementsOf<Row extends object>(source: ListSource) {
  const statements = new Map<string, Statement<Row & PageFrame>>();

  function makeStatement(request: ListRequest<string, string>, shape: ListShape) {
    const hasTotal = hasKeptTotal(source, shape);
    const isCapped = request.isCapped === true && !hasTotal && shape.gathers !== true;
    const sql = isCapped ? cappedListSql(source, shape) : listSql(source, shape);
    // A capped list of a rare word needs another plan than one of a common word, and so do old and rare matches.
    const isPlanned = isCapped || shape.gathers === true || isPlannedPerCall(source, shape.filters);
    const name = statements.size < maxNamed && !isPlanned ? nameOfText(source.name, sql) : '';
    return (hasTotal && isNear(request) ? lookup : statement)<Row & PageFrame>(name, sql);
  }

  return (request: ListRequest<string, string>, filters: readonly string[], way: PageWay) => {
    const { sortBy, sortDir, pageSize, isCapped } = request;
    const start = startOf(request);
    const limit = usualSizes.has(pageSize) ? limitOf(request) : undefined;
    const key = [sortBy, sortDir, start, limit, isNear(request), isCapped, way, ...filters].join(
      ' ',
    );
    let found = statements.get(key);
    if (found === undefined) {
      const ways = { isBounded: way === 'bounded', gathers: way === 'gathered' };
      const shape = { sortBy, sortDir, start, limit, filters, ...ways };
      found = makeStatement(request, shape);
      statements.set(key, found);
    }
    return found;
  };
}

/** Returns true if a bounded page lacks no row: it is full, or has all rows of the total. */
function isComplete(
  { rows, totalCount, isCapped, nextCursor }: Page<unknown>,
  { cursor, page, pageSize }: ListRequest<string, string>,
): boolean {
  if (nextCursor !== undefined) return true;
  if (cursor !== undefined || isCapped === true) return false;
  return rows.length === Math.min(pageSize, Math.max(0, totalCount - (page - 1) * pageSize));
}

/** Returns a page with all its matches counted as a capped list counts them. */
const withCappedTotal = <Row>(page: Page<Row>): Page<Row> =>
  page.totalCount > mostCounted ? { ...page, totalCount: mostCounted, isCapped: true } : page;

/** Returns the filters of a request, the names of those that apply, and their values for SQL. */
function conditionsFor(
  source: ListSource,
  companyId: number,
  given: Readonly<Partial<Record<string, unknown>>>,
) {
  const filters = withAmounts(source, given);
  const applied = Object.entries(source.filters)
    .filter(([name, sql]) => applies(sql, filters[name]))
    .map(([name]) => name);
  return { filters, applied, values: filterValues(source, companyId, filters, applied) };
}

/**
 * Returns a page of a list, by number or by cursor, and the exact total with one statement. Each sort, direction and
 * set of filters has a statement of its own.
 *
 * @throws {RangeError} for a cursor of another list or order
 */
export function listQuery<
  Row extends object,
  Sort extends string,
  Filter extends string,
  Sum extends string = never,
>(declared: ListSource<Sort, Filter, Sum>): ListQuery<Row, Sort, Filter, Sum> {
  const source = withAmountSearch(declared);
  const statementFor = statementsOf<Row>(source);
  const addUp = sumsQuery<Sum>(source);
  sources.push(source);

  const findPage = async (db: Db, companyId: number, asked: ListRequest<Sort, Filter>) => {
    const { filters, applied } = conditionsFor(source, companyId, asked.filters);
    const request = { ...asked, filters };
    const values = valuesOf(source, companyId, request, applied);
    const read = async (way: PageWay) => {
      const rows = await statementFor(request, applied, way)(db, values);
      return toPage(rows, request, request.pageSize);
    };
    const { sortBy, isCapped = false } = request;
    if (!mayLieFar(source, { sortBy, filters: applied }, isCapped)) return read('usual');
    const near = await read('bounded');
    if (isComplete(near, request)) return near;
    const far = await read('gathered');
    return isCapped ? withCappedTotal(far) : far;
  };
  return Object.assign(findPage, {
    async sums(
      db: Db,
      companyId: number,
      filters: ListRequest<Sort, Filter>['filters'],
      { totalCount }: Pick<Page<Row>, 'totalCount'>,
    ) {
      if (totalCount > mostSummed) return null;
      const { applied, values } = conditionsFor(source, companyId, filters);
      return addUp(db, applied, values);
    },
    walk(db: Pool, companyId: number, order: ListOrder<Sort, Filter>) {
      const { applied, values } = conditionsFor(source, companyId, order.filters);
      const sql = walkSql(source, { ...order, filters: applied });
      return walkRows<Row>(db, sql, values);
    },
  });
}
