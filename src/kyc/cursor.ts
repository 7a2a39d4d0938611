import { requestErrors } from '../kernel/errors.js';

/** Opaque to clients, and good only for the list it was made for. Ids sort as they were made, so one is enough. */
function encodeAfter(list: string, id: string): string {
  return Buffer.from(JSON.stringify([list, id])).toString('base64url');
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const idForm = /^[a-z]{2,5}_[0-9a-z]{26}$/;

/**
 * @returns the id of the last record of the page before
 * @throws ApiError 400 for a cursor that this list has not given
 */
export function decodeAfter(list: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const content = parse(cursor);
  const [of, id]: unknown[] = Array.isArray(content) && content.length === 2 ? content : [];
  if (of === list && typeof id === 'string' && idForm.test(id)) return id;
  throw requestErrors.invalidField('query.after', {
    en: 'The cursor does not belong to this list',
    es: 'El cursor no pertenece a esta lista',
  });
}

/**
 * A page of rows that were read with one more than asked for, which tells whether there is a next page.
 *
 * @param list  the name of the list, for its cursors
 */
export function pageOf<Row extends { readonly id: string }>(
  list: string,
  found: readonly Row[],
  limit: number,
): { readonly rows: Row[]; readonly nextCursor: string | null } {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last === undefined ? null : encodeAfter(list, last.id) };
}
