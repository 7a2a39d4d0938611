import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningSecrets } from '../secrets.js';

/** The object that a signed address gives access to, and its expiry. */
export interface BlobGrant {
  readonly companyId: number;
  readonly blobId: string;
  /** The purpose of the address, such as `download`. An address for one purpose does not work for another. */
  readonly purpose: string;
  readonly expiresAt: Date;
}

/** A separate key, so that a signature of an address is not valid anywhere else. */
function keyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'notaria blob url', 32));
}

function signatureOf(secret: Buffer, text: string): string {
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns a token for the address of a blob. It needs no encoding in a path or query: at most 200 characters of `A-Z
 * a-z 0-9 - _ .`
 *
 * @param secret  the current secret of the server
 */
export function signBlobUrl(secret: Buffer, grant: BlobGrant): string {
  const { companyId, blobId, purpose, expiresAt } = grant;
  if (!/^[a-z0-9_-]{1,32}$/.test(purpose)) throw new RangeError(`${purpose} cannot be signed`);
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = [companyId.toString(36), blobId, purpose, seconds.toString(36)].join('.');
  return `${text}.${signatureOf(secret, text)}`;
}

const form = /^([0-9a-z]{1,11})\.(blob_[0-9a-f]{32})\.([a-z0-9_-]{1,32})\.([0-9a-z]{1,8})$/;

/** Returns the company that a token names, without checking the token. */
export function companyOfBlobUrl(token: string): number | undefined {
  const company = form.exec(token.slice(0, Math.max(token.lastIndexOf('.'), 0)))?.[1];
  return company === undefined ? undefined : Number.parseInt(company, 36);
}

/**
 * Returns the grant of a token, or undefined if it has expired, has another purpose or was not signed by this server.
 */
export function verifyBlobUrl(
  { all }: SigningSecrets,
  token: string,
  purpose: string,
  now: Date,
): BlobGrant | undefined {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(end, 0));
  const signature = token.slice(end + 1);
  if (!all.some((secret) => isSame(signature, signatureOf(secret, text)))) return undefined;
  const [, company = '', blobId = '', signedPurpose = '', seconds = ''] = form.exec(text) ?? [];
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
  // This comparison also refuses an invalid time, which is neither before nor after any other.
  if (signedPurpose !== purpose || !(now < expiresAt)) return undefined;
  return { companyId: Number.parseInt(company, 36), blobId, purpose, expiresAt };
}
