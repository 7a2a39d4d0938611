import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The bytes of a token: 32 random ones, the company whose rows the look-up reads, and a checksum against incomplete
 * copies.
 */
const randomLength = 32;
const companyLength = 8;
const length = randomLength + companyLength + 4;
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(letters.length);
/** The length of the longest text that `length` bytes can take. */
const textLength = Math.ceil((length * 8) / Math.log2(letters.length));

export interface OpaqueToken {
  /** Shown once, never stored. */
  readonly value: string;
  readonly hash: Buffer;
}

export interface SentToken {
  readonly companyId: number;
  readonly hash: Buffer;
}

/** Hashes a token. A fast hash is enough for 256 random bits. */
const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

function toLetters(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let at = 0; at < textLength; at += 1) {
    text = letters.charAt(Number(rest % base)) + text;
    rest /= base;
  }
  return text;
}

function toBytes(text: string): Buffer | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = letters.indexOf(letter);
    if (digit === -1) return undefined;
    value = value * base + BigInt(digit);
  }
  const hex = value.toString(16);
  return hex.length > length * 2 ? undefined : Buffer.from(hex.padStart(length * 2, '0'), 'hex');
}

const checkOf = (bytes: Buffer): number => crc32(bytes.subarray(0, length - 4));

/** Creates a secret of a company: the prefix and 60 letters and digits. */
export function createToken(prefix: string, companyId: number): OpaqueToken {
  const bytes = Buffer.alloc(length);
  randomBytes(randomLength).copy(bytes);
  bytes.writeBigUInt64BE(BigInt(companyId), randomLength);
  bytes.writeUInt32BE(checkOf(bytes), length - 4);
  const value = `${prefix}${toLetters(bytes)}`;
  return { value, hash: hashOf(value) };
}

/** Returns the company that a token of any prefix names; undefined for another text. */
export const companyOfOpaqueToken = (value: string): number | undefined =>
  readToken(value.slice(0, -textLength), value)?.companyId;

/** Returns the parts of a token to look up, or undefined if the value cannot be a token of this prefix. */
export function readToken(prefix: string, value: string): SentToken | undefined {
  if (!value.startsWith(prefix) || value.length !== prefix.length + textLength) return undefined;
  const bytes = toBytes(value.slice(prefix.length));
  if (bytes === undefined || bytes.readUInt32BE(length - 4) !== checkOf(bytes)) return undefined;
  const companyId = Number(bytes.readBigUInt64BE(randomLength));
  return Number.isSafeInteger(companyId) ? { companyId, hash: hashOf(value) } : undefined;
}
