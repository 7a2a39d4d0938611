import { errors } from '../errors.js';

/** `"3"` and `W/"3"` name a version; `*` any. Validated by the contract before. */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch === '*') return true;
  return ifMatch.replace(/^W\//, '') === `"${version}"`;
}

/** @throws ApiError 412 when the record has moved on since the version that the change is based on */
export function assertVersion(ifMatch: string | undefined, version: number): void {
  if (!matchesVersion(ifMatch, version)) throw errors.versionMismatch(version);
}
