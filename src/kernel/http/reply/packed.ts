import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Shorter replies cross a local network sooner than they are packed, and make up most requests. */
const leastCharacters = 32_768;

const gzipFor = promisify(gzip);

/** True if the reply is long enough to gain by packing. */
export const isLong = (body: string | Uint8Array | undefined): body is string =>
  typeof body === 'string' && body.length >= leastCharacters;

/** True if the client takes gzip. */
export const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));

/** Packs in a thread of its own. The lowest level takes a third of the time of the usual one; JSON is two fifths larger. */
export const pack = (body: string): Promise<Buffer> => gzipFor(body, { level: 1 });
