/** Returns the cursor that holds a text, such as the id of the last record of a page. */
export const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');

/** A page of a list in the order of ids, which is the order of creation. */
export interface IdPage<Row> {
  readonly rows: readonly Row[];
  /** The number of records on all pages. */
  readonly total: number;
  readonly nextCursor: string | null;
}

export const isIdOf = (text: string, prefix: string): boolean =>
  text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));

/** Returns the id in a cursor; undefined for a cursor of another list. */
export function idOfCursor(cursor: string, prefix: string): string | undefined {
  const id = Buffer.from(cursor, 'base64url').toString();
  return isIdOf(id, prefix) && cursorOf(id) === cursor ? id : undefined;
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
  return { rows, total, nextCursor: last === undefined ? null : cursorOf(idOf(last)) };
}

export interface Counted {
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
