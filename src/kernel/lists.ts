import type { SortDir } from './db/cursor.js';
import type { Page } from './db/page.js';
import { likePattern } from './db/search.js';
import { type ApiError, requestErrors } from './errors.js';
import { parseDateBound, parseDayBound, parseInstant } from './time.js';

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
}

/** `instant`: bounds on a moment, [from, to). `day`: bounds on a calendar day, both inclusive. */
export type DateKind = 'instant' | 'day';

export interface ListFilters {
  readonly search: string | undefined;
  readonly dateFrom: Date | string | undefined;
  readonly dateTo: Date | string | undefined;
  readonly updatedSince: Date | undefined;
}

function badDate(name: string, error: unknown): ApiError {
  const why = error instanceof Error ? error.message : String(error);
  const message = { en: `${name}: ${why}`, es: `${name}: no es una fecha ISO 8601 válida` };
  return requestErrors.invalidDateRange(`query.${name}`, message);
}

function readDate<T>(name: string, text: string | undefined, parse: (text: string) => T) {
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch (error) {
    throw badDate(name, error);
  }
}

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
    throw requestErrors.invalidDateRange('query.dateFrom', {
      en: 'dateFrom is after dateTo',
      es: 'dateFrom es posterior a dateTo',
    });
  }
  return {
    search: query.search === undefined ? undefined : likePattern(query.search),
    dateFrom,
    dateTo,
    updatedSince: readDate('updatedSince', query.updatedSince, parseInstant),
  };
}

/** A cursor of another list or order is the caller's fault; nothing else in a list is a RangeError. */
export async function answerPage<Row>(find: Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof RangeError) throw requestErrors.invalidCursor();
    throw error;
  }
}

/** The envelope of a page. */
export function pageReply<Row, Item>(
  { rows, totalCount, nextCursor }: Page<Row>,
  { page, pageSize }: ListParameters,
  toItem: (row: Row) => Item,
) {
  const reply = { ok: true as const, data: rows.map(toItem), totalCount, page, pageSize };
  return nextCursor === undefined ? reply : { ...reply, nextCursor };
}

/** Newest first where nothing is asked for or the order is one of time, else ascending. */
export function sortDirection(query: ListParameters, timeSorts: readonly string[]): SortDir {
  if (query.sortDir !== undefined) return query.sortDir;
  return query.sortBy === undefined || timeSorts.includes(query.sortBy) ? 'desc' : 'asc';
}
