import { errors } from '../errors.js';

/** Matches each tag of a list of entity tags, with the mark of a weak one. */
const tags = /(?:W\/)?"[^"]*"/g;

/**
 * Returns true for `*`, and for a list of tags with that of the version. A weak tag such as `W/"3"` matches nothing. The
 * contract has checked the form.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch === '*') return true;
  return ifMatch.match(tags)?.includes(`"${version}"`) ?? false;
}

/** @throws ApiError 412 when the record has moved on since the version that the change is based on */
export function assertVersion(ifMatch: string | undefined, version: number): void {
  if (!matchesVersion(ifMatch, version)) throw errors.versionMismatch(version);
}
