import { createHash } from 'node:crypto';

/** A strong ETag of a file: the same for the same bytes, whoever serves them. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
