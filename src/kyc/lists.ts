import { likePattern } from '../kernel/db/lists/search.js';
import { sentInstant } from '../kernel/errors.js';
import { kycErrors } from './errors.js';
import type { IdPrefix } from './ids.js';

/**
 * Returns the instant of a parameter.
 *
 * @throws ApiError 400 for a day that does not exist, or a time without an offset
 */
export const instantOf = (name: string, text: string | undefined): Date | undefined =>
  text === undefined ? undefined : sentInstant(`query.${name}`, text);

/** Returns the pattern that finds a searched text anywhere in a column. */
export const patternOf = (search: string | undefined): string | undefined =>
  search === undefined ? undefined : likePattern(search);

const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** Returns a cursor that holds numbers, and the kind of its list. */
export const numberCursor = (kind: string, ...numbers: readonly number[]): string =>
  encode([kind, ...numbers].join(' '));

/**
 * Returns the numbers in a cursor; none without a cursor.
 *
 * @throws ApiError 400 for a cursor of another list
 */
export function cursorNumbers(
  after: string | undefined,
  kind: string,
  count: number,
): readonly number[] {
  if (after === undefined) return [];
  const text = Buffer.from(after, 'base64url').toString();
  const [found, ...numbers] = text.split(' ');
  const isOwn = found === kind && numbers.every((number) => /^[1-9]\d{0,8}$/.test(number));
  if (!isOwn || numbers.length !== count || encode(text) !== after) throw kycErrors.foreignCursor();
  return numbers.map(Number);
}

/** A page of a list in the order of ids, which is the order of creation. */
export interface IdPage<Row> {
  readonly rows: readonly Row[];
  /** The number of records on all pages. */
  readonly total: number;
  readonly nextCursor: string | null;
}

const isIdOf = (text: string, prefix: IdPrefix): boolean =>
  text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));

/**
 * Returns the id after which a page begins.
 *
 * @throws ApiError 400 for a cursor of another list
 */
export function afterId(after: string | undefined, prefix: IdPrefix): string | undefined {
  if (after === undefined) return undefined;
  const id = Buffer.from(after, 'base64url').toString();
  if (isIdOf(id, prefix) && encode(id) === after) return id;
  throw kycErrors.foreignCursor();
}

/** The place of a record in a list that is sorted by a number, and then by id. */
interface RankedPlace {
  readonly rank: number;
  readonly id: string;
}

/** The text of the cursor after a record. */
export const rankedText = ({ id, rank }: RankedPlace): string => `${rank} ${id}`;

/**
 * Returns the place after which a page begins.
 *
 * @throws ApiError 400 for a cursor of another list
 */
export function afterPlace(after: string | undefined, prefix: IdPrefix): RankedPlace | undefined {
  if (after === undefined) return undefined;
  const text = Buffer.from(after, 'base64url').toString();
  const [rank = '', id = ''] = text.split(' ');
  const isOwn = /^\d{1,9}$/.test(rank) && isIdOf(id, prefix);
  if (isOwn && encode(text) === after) return { rank: Number(rank), id };
  throw kycErrors.foreignCursor();
}

/**
 * @param found  one row more than the page holds, if there are more
 * @param idOf   the text of the cursor after a row, such as the id that the list is ordered by
 */
export function idPage<Row>(
  found: readonly Row[],
  { limit, total }: { readonly limit: number; readonly total: number },
  idOf: (row: Row) => string,
): IdPage<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, total, nextCursor: last === undefined ? null : encode(idOf(last)) };
}

interface Counted {
  readonly total: number;
}

/** A row of a statement that also counts: with a record, or with null where the page has none. */
export type CountedRow<Row> = Counted & (Row | { readonly id: null });

/**
 * Returns the page of a statement that also counts, in the order of ids.
 *
 * @param found  one row more than the page holds, if there are more
 */
export function countedPage<Row extends { readonly id: string }>(
  found: readonly CountedRow<Row>[],
  limit: number,
  textOf: (row: Row) => string = ({ id }) => id,
): IdPage<Row> {
  const rows = found.filter((row): row is Extract<typeof row, Row> => row.id !== null);
  return idPage<Row>(rows, { limit, total: found[0]?.total ?? 0 }, textOf);
}

/** Resolves to the page of two statements, of which one counts. */
export async function pageAndCount<Row extends { readonly id: string }>(
  page: Promise<readonly Row[]>,
  count: Promise<readonly Counted[]>,
  limit: number,
): Promise<IdPage<Row>> {
  const [rows, [counted]] = await Promise.all([page, count]);
  return idPage(rows, { limit, total: counted?.total ?? 0 }, ({ id }) => id);
}

/** Returns a function that makes a page of an export, whose records are in the member of this name. */
export const pageOf =
  (member: string) =>
  (records: readonly object[]): object => ({
    ok: true,
    [member]: records,
    total: records.length,
    nextCursor: null,
  });
