import type { SortDir } from '../db/lists/cursor.js';
import type { ListOrder, ListQuery, Page } from '../db/lists/page.js';
import { likePattern } from '../db/lists/search.js';
import type { ListSums } from '../db/lists/sums.js';
import { requestErrors } from '../errors.js';
import type { Column } from '../http/contract.js';
import { text } from '../messages/index.js';
import { parseDateBound, parseDayBound, parseInstant } from '../values/time.js';
import type { Context } from './handlers.js';

/*
 * How a list is made. Its SQL is a `listQuery` in the module's queries.ts; its handler says what is asked for and how
 * a row becomes a record of the contract, and `answerList` does the rest: a page as JSON, or with `x-export: true`
 * and the parameter `format` every record as a file.
 *
 *   async listWidgets({ query }, ctx) {
 *     const { timeZone } = ctx.principal;
 *     return answerList(ctx, query, {
 *       find: queries.listWidgets,
 *       sortBy: query.sortBy ?? 'id',
 *       sortDir: sortDirection(query, ['createdAt']),
 *       filters: { ...listFilters(query, timeZone, 'instant'), makerId: query.makerId },
 *       toItem: (row) => queries.toWidget(row, timeZone),
 *     });
 *   },
 *
 * In the contract: `x-pagination: page`, the parameters of shared/lists.yaml with `Fields`, and for an export
 * `x-export: true`, `Format`, and the media types of `CsvFile` and `XlsxFile` beside application/json. `fields` needs
 * nothing of the handler, nor does `Totals`, for which the `listQuery` names the columns to add up in `sums`.
 */

/** The parameters that every list has, after validation. */
export interface ListParameters {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string;
  readonly sortBy?: string;
  readonly sortDir?: SortDir;
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly cursor?: string;
  readonly updatedSince?: string;
  /** Only of lists with a search. */
  readonly count?: 'exact' | 'capped';
  /** Only of lists that are exported. */
  readonly format?: 'csv' | 'xlsx';
  /** Only of lists of amounts. */
  readonly totals?: boolean;
}

/** `instant`: bounds on a moment, [from, to). `day`: bounds on a calendar day, both inclusive. */
export type DateKind = 'instant' | 'day';

export interface ListFilters {
  readonly search: string | undefined;
  readonly dateFrom: Date | string | undefined;
  readonly dateTo: Date | string | undefined;
  readonly updatedSince: Date | undefined;
}

function readDate<T>(name: string, sent: string | undefined, parse: (sent: string) => T) {
  if (sent === undefined) return undefined;
  try {
    return parse(sent);
  } catch {
    throw requestErrors.invalidDateRange(`query.${name}`, text('notADate', { name }));
  }
}

/** @throws ApiError 400 for an instant that does not exist or has no offset */
export const readInstant = (name: string, text: string | undefined): Date | undefined =>
  readDate(name, text, parseInstant);

/** The upper bound of instants is exclusive, that of days is not. */
function isBackwards(from: Date | string | undefined, to: Date | string | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  return typeof to === 'string' ? from > to : from >= to;
}

/**
 * The common filters of a list, ready for SQL.
 *
 * @throws ApiError 400 for a date that does not exist or has no offset, and for a range the wrong way round
 */
export function listFilters(query: ListParameters, timeZone: string, dates: DateKind): ListFilters {
  const read = (name: 'dateFrom' | 'dateTo', side: 'from' | 'to') =>
    readDate<Date | string>(name, query[name], (text) =>
      dates === 'day' ? parseDayBound(text, timeZone) : parseDateBound(text, timeZone, side),
    );
  const dateFrom = read('dateFrom', 'from');
  const dateTo = read('dateTo', 'to');
  if (isBackwards(dateFrom, dateTo)) {
    throw requestErrors.invalidDateRange('query.dateFrom', text('backwardsDates'));
  }
  return {
    search: query.search === undefined ? undefined : likePattern(query.search),
    dateFrom,
    dateTo,
    updatedSince: readInstant('updatedSince', query.updatedSince),
  };
}

/** A list and how it is answered. */
export interface ListAnswer<
  Row,
  Item,
  Sort extends string,
  Filter extends string,
  Sum extends string,
> extends ListOrder<Sort, Filter> {
  readonly find: ListQuery<Row, Sort, Filter, Sum>;
  readonly toItem: (row: Row) => Item;
  /** Returns the columns that the company made, for a file. */
  readonly ownColumns?: () => Promise<readonly Column[]>;
}

/** Every record of a list, in chunks, for a file; read as it is written. */
export interface ExportReply {
  readonly chunks: AsyncIterable<readonly object[]>;
  /** The columns that the company made. */
  readonly ownColumns?: readonly Column[];
  /** Returns records as a page of the list has them, which tests compare with the contract. */
  pageOf(records: readonly object[]): object;
}

export interface PageReply<Item, Sum extends string = never> {
  readonly ok: true;
  readonly data: Item[];
  readonly totalCount: number;
  readonly totalIsCapped?: true;
  readonly totals?: ListSums<Sum>[] | null;
  readonly page: number;
  readonly pageSize: number;
  readonly nextCursor?: string;
}

/** A list without the parameter `format` always answers a page. */
type ListReply<Query, Item, Sum extends string> =
  | PageReply<Item, Sum>
  | ('format' extends keyof Query ? ExportReply : never);

async function* mapChunks<Row, Item>(
  chunks: AsyncIterable<readonly Row[]>,
  toItems: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): AsyncGenerator<Item[]> {
  for await (const rows of chunks) yield await toItems(rows);
}

/** Returns all rows of a list for a file. */
export const exportOf = <Row>(
  rows: AsyncIterable<readonly Row[]>,
  toItems: (rows: readonly Row[]) => Promise<object[]> | object[],
  pageOf: ExportReply['pageOf'],
): ExportReply => ({ chunks: mapChunks(rows, toItems), pageOf });

const pageOfRecords = (data: readonly object[]): object => ({
  ok: true,
  data,
  totalCount: data.length,
  page: 1,
  pageSize: 100,
});

/** A cursor of another list or order is the caller's fault; nothing else in a list is a RangeError. */
async function answerPage<Row>(find: Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof RangeError) throw requestErrors.invalidCursor();
    throw error;
  }
}

/**
 * Answers a list as it is asked for: one page of it, or all of it to be written to a file.
 *
 * @throws ApiError 400 for a cursor of another list or order
 */
export async function answerList<
  Query extends ListParameters,
  Row,
  Item extends object,
  Sort extends string,
  Filter extends string,
  Sum extends string = never,
>(
  ctx: Context,
  query: Query,
  { find, toItem, ownColumns, sortBy, sortDir, filters }: ListAnswer<Row, Item, Sort, Filter, Sum>,
): Promise<ListReply<Query, Item, Sum>> {
  const { companyId } = ctx.principal;
  if (query.format !== undefined) {
    const rows = find.walk(ctx.db, companyId, { sortBy, sortDir, filters });
    const own = await ownColumns?.();
    const reply = {
      ...exportOf(rows, (chunk) => chunk.map(toItem), pageOfRecords),
      ...(own !== undefined && { ownColumns: own }),
    };
    return reply as ListReply<Query, Item, Sum>;
  }
  const { page, pageSize, cursor } = query;
  const isCapped = query.count === 'capped';
  const request = { page, pageSize, cursor, isCapped, sortBy, sortDir, filters };
  const found = await answerPage(find(ctx.db, companyId, request));
  const reply = pageReply<Row, Item, Sum>(found, query, toItem);
  if (query.totals !== true) return reply;
  return { ...reply, totals: await find.sums(ctx.db, companyId, filters, found) };
}

/** The envelope of a page. */
function pageReply<Row, Item, Sum extends string>(
  { rows, totalCount, isCapped, nextCursor }: Page<Row>,
  { page, pageSize }: ListParameters,
  toItem: (row: Row) => Item,
): PageReply<Item, Sum> {
  const reply = { ok: true as const, data: rows.map(toItem), totalCount, page, pageSize };
  if (isCapped === undefined && nextCursor === undefined) return reply;
  return {
    ...reply,
    ...(isCapped !== undefined && { totalIsCapped: isCapped }),
    ...(nextCursor !== undefined && { nextCursor }),
  };
}

/** Newest first where nothing is asked for or the order is one of time, else ascending. */
export function sortDirection(query: ListParameters, timeSorts: readonly string[]): SortDir {
  if (query.sortDir !== undefined) return query.sortDir;
  return query.sortBy === undefined || timeSorts.includes(query.sortBy) ? 'desc' : 'asc';
}

/** The filters of a list whose records can be inactive: only the active ones unless a request asks for others. */
export function activeFilter(query: {
  readonly active: boolean;
  readonly includeInactive: boolean;
}): { readonly active?: true; readonly inactive?: true } {
  if (query.includeInactive) return {};
  return query.active ? { active: true } : { inactive: true };
}
