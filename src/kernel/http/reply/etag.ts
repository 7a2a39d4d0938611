import { createHash } from 'node:crypto';

/** Returns a strong ETag of a file. It depends on the bytes alone. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
