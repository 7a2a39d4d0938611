import type { components } from '../../../generated/kyc/types.js';
import { kycKeyPrefix } from '../../kernel/auth/kyc-key.js';
import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, statement } from '../../kernel/db/statement.js';
import type { Environment } from '../../kernel/principal.js';
import { newId } from '../ids.js';
import { type IdPage, idPage } from '../lists.js';
import type { Scope } from '../scope.js';

type Key = components['schemas']['Key'];

export interface KeyRow {
  readonly public_id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly last_four: string;
  readonly scopes: string[];
  readonly allowed_ips: string[];
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly last_used_ip: string | null;
  readonly revoked_at: Date | null;
  readonly created_at: Date;
  readonly replaces_id: string | null;
  readonly replaced_by: string | null;
}

const columns = `k.public_id, k.environment, k.name, k.last_four, k.scopes, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, k.created_at, k.replaces_id, k.replaced_by`;

function statusOf({ expires_at: expiresAt, revoked_at: revokedAt }: KeyRow, now: Date) {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** @param now  by which it has expired or not */
export function toKey(row: KeyRow, now: Date): Key {
  return {
    id: row.public_id,
    name: row.name,
    prefix: kycKeyPrefix(row.environment),
    last4: row.last_four,
    scopes: row.scopes,
    allowedIps: row.allowed_ips,
    environment: row.environment,
    status: statusOf(row, now),
    expiresAt: instant(row.expires_at),
    lastUsedAt: instant(row.last_used_at),
    lastUsedIp: row.last_used_ip,
    createdAt: row.created_at.toISOString(),
    revokedAt: instant(row.revoked_at),
    replacesId: row.replaces_id,
    replacedById: row.replaced_by,
  };
}

export interface NewKey extends Scope {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Addresses or ranges; empty: from anywhere. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
  /** Of its value. */
  readonly hash: Buffer;
  readonly lastFour: string;
  readonly now: Date;
  /** The key whose place it takes. */
  readonly replacesId?: string;
}

const insert = statement<KeyRow>(
  'kyc_keys.insert',
  `INSERT INTO kyc_keys AS k (company_id, public_id, environment, name, last_four, hash, scopes, allowed_ips, expires_at,
     created_at, replaces_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7::text[], $8::text[], $9, $10, $11) RETURNING ${columns}`,
);

export async function insertKey(trx: Db, key: NewKey): Promise<KeyRow> {
  const { companyId, environment, name, lastFour, hash, scopes, allowedIps, expiresAt, now } = key;
  const [row] = await insert(trx, [
    ...[companyId, newId('key', now), environment, name, lastFour, hash],
    ...[scopes, allowedIps, expiresAt, now, key.replacesId ?? null],
  ]);
  if (row === undefined) throw new Error(`The key ${name} was not inserted`);
  return row;
}

const page = plannedPerCall<KeyRow>(
  `SELECT ${columns} FROM kyc_keys k
   WHERE k.company_id = $1 AND k.environment = $2 AND ($3::text IS NULL OR k.public_id < $3)
   ORDER BY k.public_id DESC LIMIT $4`,
);

const count = statement<{ total: number }>(
  'kyc_keys.count',
  'SELECT count(*)::int AS total FROM kyc_keys k WHERE k.company_id = $1 AND k.environment = $2',
);

/** The newest first. */
export async function listKeys(
  db: Db,
  { companyId, environment }: Scope,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<KeyRow>> {
  const [rows, [counted]] = await Promise.all([
    page(db, [companyId, environment, after ?? null, limit + 1]),
    count(db, [companyId, environment]),
  ]);
  return idPage(rows, { limit, total: counted?.total ?? 0 }, (row) => row.public_id);
}

const lock = statement<KeyRow>(
  'kyc_keys.lock',
  `SELECT ${columns} FROM kyc_keys k
   WHERE k.company_id = $1 AND k.environment = $2 AND k.public_id = $3 FOR UPDATE`,
);

/** Holds the row until the transaction ends. */
export async function lockKey(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<KeyRow | undefined> {
  const [row] = await lock(trx, [companyId, environment, id]);
  return row;
}

const revoke = statement<KeyRow>(
  'kyc_keys.revoke',
  `UPDATE kyc_keys k SET revoked_at = $3 WHERE k.company_id = $1 AND k.public_id = $2 RETURNING ${columns}`,
);

/** The row must be locked by `lockKey`. */
export async function markRevoked(
  trx: Db,
  companyId: number,
  id: string,
  now: Date,
): Promise<KeyRow> {
  const [row] = await revoke(trx, [companyId, id, now]);
  if (row === undefined) throw new Error(`The key ${id} is gone`);
  return row;
}

const replace = statement<{ expires_at: Date }>(
  'kyc_keys.replace',
  `UPDATE kyc_keys k SET replaced_by = $3,
     expires_at = least(k.expires_at, $4::timestamptz + make_interval(mins => $5::int))
   WHERE k.company_id = $1 AND k.public_id = $2 RETURNING k.expires_at`,
);

/** The old key ends after the overlap, or before where it would have anyway. Resolves to when. */
export async function markReplaced(
  trx: Db,
  companyId: number,
  rotation: { readonly id: string; readonly by: string; readonly overlapMinutes: number },
  now: Date,
): Promise<Date> {
  const { id, by, overlapMinutes } = rotation;
  const [row] = await replace(trx, [companyId, id, by, now, overlapMinutes]);
  if (row === undefined) throw new Error(`The key ${id} is gone`);
  return row.expires_at;
}
