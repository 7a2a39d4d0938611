import type { MasterKey } from '../blobs/keys.js';
import { listOf, type Reader } from './readers.js';

/** Reads the secrets that sign tokens. Faults do not repeat the values. */
export function secretsOf(
  read: Reader,
  isProduction: boolean,
  exposure: string | undefined,
): readonly string[] | undefined {
  const secrets = listOf(read, 'JWT_SECRET');
  if (secrets.length === 0) {
    if (isProduction) read.faults.push('JWT_SECRET is required in production');
    else if (exposure !== undefined) {
      read.faults.push(
        `JWT_SECRET is required because ${exposure}; without it HOST must be 127.0.0.1, without a proxy`,
      );
    }
    return undefined;
  }
  if (secrets.some((secret) => Buffer.byteLength(secret) < 32)) {
    read.faults.push('JWT_SECRET must have at least 32 bytes, in each entry of a list by commas');
  }
  return Object.freeze(secrets);
}

function masterKeyOf(entry: string): MasterKey | undefined {
  const [, id, text = ''] = /^([\w-]{1,64}):([A-Za-z0-9+/_-]{43}=?)$/.exec(entry) ?? [];
  const key = Buffer.from(text, 'base64');
  return id === undefined || key.length !== 32 ? undefined : { id, key };
}

/** Reads the master keys. Faults do not repeat the value. */
export function blobKeysOf(read: Reader, isProduction: boolean): readonly MasterKey[] | undefined {
  const entries = listOf(read, 'BLOB_KEYS');
  if (entries.length === 0) {
    if (isProduction) read.faults.push('BLOB_KEYS is required in production');
    return undefined;
  }
  const keys = entries.map(masterKeyOf).filter((key) => key !== undefined);
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.size < entries.length) {
    read.faults.push('BLOB_KEYS must list keys such as k1:… with 32 bytes in base64, each id once');
  }
  return Object.freeze(keys);
}
