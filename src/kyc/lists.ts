import {
  type Counted,
  cursorOf,
  type IdPage,
  idOfCursor,
  idPage,
  isIdOf,
} from '../kernel/db/lists/id-page.js';
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

/** Returns a cursor that holds numbers, and the kind of its list. */
export const numberCursor = (kind: string, ...numbers: readonly number[]): string =>
  cursorOf([kind, ...numbers].join(' '));

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
  if (!isOwn || numbers.length !== count || cursorOf(text) !== after)
    throw kycErrors.foreignCursor();
  return numbers.map(Number);
}

/**
 * Returns the id after which a page begins.
 *
 * @throws ApiError 400 for a cursor of another list
 */
export function afterId(after: string | undefined, prefix: IdPrefix): string | undefined {
  if (after === undefined) return undefined;
  const id = idOfCursor(after, prefix);
  if (id === undefined) throw kycErrors.foreignCursor();
  return id;
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
  if (isOwn && cursorOf(text) === after) return { rank: Number(rank), id };
  throw kycErrors.foreignCursor();
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
