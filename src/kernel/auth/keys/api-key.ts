import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Pool } from '../../db/pool.js';
import { accessErrors, requestErrors } from '../../errors.js';
import type { Authenticate } from '../../http/server/exchange.js';
import type { Environment } from '../../principal.js';
import { allowsAddress } from '../../values/address-ranges.js';
import type { Clock } from '../../values/time.js';
import {
  type KeyRow,
  keyPrincipal,
  type Principals,
  testKeyPrincipal,
} from '../callers/principals.js';
import type { SentToken } from './opaque-token.js';
import { markUsedIn } from './queries.js';

const prefixes = { live: 'nk_live_', test: 'nk_test_' } as const;

/** Returns the environment of a key of the ERP API, which its value names. */
export const environmentOf = (prefix: string): Environment =>
  prefix === prefixes.test ? 'test' : 'live';

export interface NewKey {
  /** The key, which is shown once and never stored. */
  readonly value: string;
  readonly hash: Buffer;
  readonly prefix: string;
  readonly lastFour: string;
}

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

/** The key names its company, so that the look-up reads only the rows of that company. */
export function generateKey(companyId: number, environment: Environment): NewKey {
  const prefix = prefixes[environment];
  const value = `${prefix}${companyId.toString(36)}_${randomBytes(32).toString('base64url')}`;
  return { value, hash: hashOf(value), prefix, lastFour: value.slice(-4) };
}

const form = /^nk_(?:live|test)_([0-9a-z]{1,11})_[A-Za-z0-9_-]{43}$/;

/** Returns the company that a key names. */
export function companyOfApiKey(value: string): number | undefined {
  const company = form.exec(value)?.[1];
  const id = company === undefined ? Number.NaN : Number.parseInt(company, 36);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The last use of a key is written at most once per interval, not on every request. */
const lastUseMs = 1000;

/** The statements that record the last use of a key, by its table. */
const marking = { api_keys: markUsedIn('api_keys'), kyc_keys: markUsedIn('kyc_keys') };

function refuseUnusable(row: KeyRow, now: Date, ip: string): void {
  if (row.revoked_at !== null) throw accessErrors.apiKeyRevoked();
  if (row.expires_at !== null && row.expires_at <= now) throw accessErrors.apiKeyExpired();
  if (
    row.allowed_ips !== null &&
    row.allowed_ips.length > 0 &&
    !allowsAddress(row.allowed_ips, ip)
  ) {
    throw accessErrors.ipNotAllowed();
  }
}

function isFreshUse(row: KeyRow, now: Date, ip: string): boolean {
  const last = row.last_used_at?.getTime() ?? 0;
  return now.getTime() - last < lastUseMs && row.last_used_ip === ip;
}

interface Use {
  readonly db: Pool;
  readonly table: keyof typeof marking;
  readonly now: Date;
  readonly ip: string;
}

/**
 * Checks that a key may be used.
 *
 * @throws ApiError 401 for an unknown, revoked or expired key, 403 for an address that the key does not allow
 */
export async function admit<Row extends KeyRow>(
  row: Row | undefined,
  sent: SentToken,
  { db, table, now, ip }: Use,
): Promise<Row> {
  const isKnown = row !== undefined && timingSafeEqual(row.hash, sent.hash);
  if (!isKnown) throw accessErrors.notAuthenticated();
  refuseUnusable(row, now, ip);
  if (!isFreshUse(row, now, ip))
    await marking[table](db, { companyId: sent.companyId, keyId: row.id, now, ip });
  return row;
}

interface SentKey extends SentToken {
  readonly environment: Environment;
}

function sentKey({ headers }: IncomingMessage): SentKey | undefined {
  const value = headers['x-api-key'];
  if (value === undefined) return undefined;
  if (headers.authorization !== undefined) throw requestErrors.ambiguousCredentials();
  const companyId = typeof value === 'string' ? companyOfApiKey(value) : undefined;
  if (typeof value !== 'string' || companyId === undefined) throw accessErrors.notAuthenticated();
  return { companyId, hash: hashOf(value), environment: environmentOf(value.slice(0, 8)) };
}

/** Authenticates systems by `X-API-Key: <key>`. A test key acts on the test company of its company. */
export function apiKeyAuth(db: Pool, principals: Principals, clock: Clock): Authenticate {
  return async ({ request, ip }) => {
    const sent = sentKey(request);
    if (sent === undefined) return undefined;
    const use = { db, table: 'api_keys', now: clock.now(), ip } as const;
    if (sent.environment === 'test')
      return testKeyPrincipal(await admit(await principals.findTestKey(sent), sent, use));
    return keyPrincipal(await admit(await principals.findKey(sent), sent, use));
  };
}
