import type { components } from '../../../generated/kyc/types.js';
import { kycKeyPrefix } from '../../kernel/auth/keys/kyc-key.js';
import type { Db } from '../../kernel/db/client.js';
import { type IdPage, idPage } from '../../kernel/db/lists/id-page.js';
import type { Pool } from '../../kernel/db/pool.js';
import { plannedPerCall, query, walkQuery } from '../../kernel/db/statements/query.js';
import type { Environment } from '../../kernel/principal.js';
import { newId } from '../ids.js';
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
  readonly parent_id: string | null;
  readonly created_by: number | null;
  readonly creator_name: string | null;
}

const columns = `k.public_id, k.environment, k.name, k.last_four, k.scopes, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, k.created_at, k.replaces_id, k.replaced_by, k.parent_id, k.created_by, k.creator_name`;

function statusOf({ expires_at: expiresAt, revoked_at: revokedAt }: KeyRow, now: Date) {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** @param now  the time to compare with the expiry */
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
    parentId: row.parent_id,
    createdBy: row.creator_name,
  };
}

export interface NewKey extends Scope {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Allowed addresses or ranges; empty: all addresses. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
  /** Hash of its value. */
  readonly hash: Buffer;
  readonly lastFour: string;
  readonly now: Date;
  /** The key that it replaces. */
  readonly replacesId?: string;
  readonly creator: Creator;
}

/** The creator of a key. A rotated key keeps the creator of its predecessor. */
export interface Creator {
  /** The key it was created with; null: a person or an operator created it. */
  readonly parentId: string | null;
  readonly userId: number | null;
  readonly name: string | null;
}

const insert = query<
  {
    readonly companyId: number;
    readonly publicId: string;
    readonly environment: string;
    readonly name: string;
    readonly lastFour: string;
    readonly hash: Uint8Array;
    readonly scopes: readonly string[];
    readonly allowedIps: readonly string[];
    readonly expiresAt: Date | null;
    readonly now: Date;
    readonly replacesId: string | null;
    readonly parentId: string | null;
    readonly userId: number | null;
    readonly creatorName: string | null;
  },
  KeyRow
>(
  'kyc_keys.insert',
  `INSERT INTO kyc_keys AS k (company_id, public_id, environment, name, last_four, hash, scopes, allowed_ips, expires_at,
     created_at, replaces_id, parent_id, created_by, creator_name)
   VALUES (:companyId, :publicId, :environment, :name, :lastFour, :hash, :scopes::text[], :allowedIps::text[],
     :expiresAt, :now, :replacesId, :parentId, :userId, :creatorName) RETURNING ${columns}`,
);

export async function insertKey(trx: Db, key: NewKey): Promise<KeyRow> {
  const { companyId, environment, name, lastFour, hash, scopes, allowedIps, expiresAt, now } = key;
  const [row] = await insert(trx, {
    companyId,
    publicId: newId('key', now),
    environment,
    name,
    lastFour,
    hash,
    scopes,
    allowedIps,
    expiresAt,
    now,
    replacesId: key.replacesId ?? null,
    parentId: key.creator.parentId,
    userId: key.creator.userId,
    creatorName: key.creator.name,
  });
  if (row === undefined) throw new Error(`The key ${name} was not inserted`);
  return row;
}

const page = plannedPerCall<
  Scope & { readonly after: string | null; readonly limit: number },
  KeyRow
>(
  `SELECT ${columns} FROM kyc_keys k
   WHERE k.company_id = :companyId AND k.environment = :environment AND (:after::text IS NULL OR k.public_id < :after)
   ORDER BY k.public_id DESC LIMIT :limit`,
);

const count = query<Scope, { total: number }>(
  'kyc_keys.count',
  'SELECT count(*)::int AS total FROM kyc_keys k WHERE k.company_id = :companyId AND k.environment = :environment',
);

const walk = walkQuery<Scope, KeyRow>(
  `SELECT ${columns} FROM kyc_keys k WHERE k.company_id = :companyId AND k.environment = :environment
   ORDER BY k.public_id DESC`,
);

/** Yields all keys, the newest first. */
export const walkKeys = (db: Pool, { companyId, environment }: Scope): AsyncGenerator<KeyRow[]> =>
  walk(db, { companyId, environment });

/** The newest first. */
export async function listKeys(
  db: Db,
  { companyId, environment }: Scope,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<KeyRow>> {
  const [rows, [counted]] = await Promise.all([
    page(db, { companyId, environment, after: after ?? null, limit: limit + 1 }),
    count(db, { companyId, environment }),
  ]);
  return idPage(rows, { limit, total: counted?.total ?? 0 }, (row) => row.public_id);
}

const lock = query<Scope & { readonly id: string }, KeyRow>(
  'kyc_keys.lock',
  `SELECT ${columns} FROM kyc_keys k
   WHERE k.company_id = :companyId AND k.environment = :environment AND k.public_id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends. */
export async function lockKey(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<KeyRow | undefined> {
  const [row] = await lock(trx, { companyId, environment, id });
  return row;
}

const share = query<{ readonly companyId: number; readonly id: string }, KeyRow>(
  'kyc_keys.share',
  `SELECT ${columns} FROM kyc_keys k WHERE k.company_id = :companyId AND k.public_id = :id FOR SHARE`,
);

/** Keeps a key from being revoked until the transaction ends. */
export async function shareKey(
  trx: Db,
  companyId: number,
  id: string,
): Promise<KeyRow | undefined> {
  const [row] = await share(trx, { companyId, id });
  return row;
}

const ancestor = query<
  { readonly companyId: number; readonly id: string; readonly ancestorId: string },
  { is_ancestor: boolean }
>(
  'kyc_keys.ancestor',
  `WITH RECURSIVE line AS (
     SELECT k.parent_id FROM kyc_keys k WHERE k.company_id = :companyId AND k.public_id = :id
     UNION
     SELECT p.parent_id FROM kyc_keys p JOIN line l ON p.public_id = l.parent_id WHERE p.company_id = :companyId
   )
   SELECT EXISTS (SELECT 1 FROM line WHERE line.parent_id = :ancestorId) AS is_ancestor`,
);

/** Returns true if `ancestorId` created the key, or is a further ancestor of it. */
export async function isAncestor(
  trx: Db,
  companyId: number,
  id: string,
  ancestorId: string,
): Promise<boolean> {
  const [row] = await ancestor(trx, { companyId, id, ancestorId });
  return row?.is_ancestor ?? false;
}

const revoke = query<
  { readonly companyId: number; readonly id: string; readonly now: Date },
  KeyRow
>(
  'kyc_keys.revoke',
  `WITH RECURSIVE family AS (
     SELECT f.public_id FROM kyc_keys f WHERE f.company_id = :companyId AND f.public_id = :id
     UNION
     SELECT c.public_id FROM kyc_keys c JOIN family f ON c.parent_id = f.public_id WHERE c.company_id = :companyId
   )
   UPDATE kyc_keys k SET revoked_at = :now FROM family f
   WHERE k.company_id = :companyId AND k.public_id = f.public_id AND k.revoked_at IS NULL RETURNING ${columns}`,
);

/**
 * Revokes a key and all its descendants. The row must be locked by `lockKey`.
 *
 * @returns  the keys that were not revoked before
 */
export async function markRevoked(
  trx: Db,
  companyId: number,
  id: string,
  now: Date,
): Promise<KeyRow[]> {
  const revoked: KeyRow[] = [];
  // A descendant may have created another key before its row was locked here, but not afterwards.
  for (let found = await revoke(trx, { companyId, id, now }); found.length > 0; ) {
    revoked.push(...found);
    found = await revoke(trx, { companyId, id, now });
  }
  return revoked;
}

const replace = query<
  {
    readonly companyId: number;
    readonly id: string;
    readonly by: string;
    readonly now: Date;
    readonly overlapMinutes: number;
  },
  { expires_at: Date }
>(
  'kyc_keys.replace',
  `UPDATE kyc_keys k SET replaced_by = :by,
     expires_at = least(k.expires_at, :now::timestamptz + make_interval(mins => :overlapMinutes::int))
   WHERE k.company_id = :companyId AND k.public_id = :id RETURNING k.expires_at`,
);

const adopt = query<{ readonly companyId: number; readonly id: string; readonly by: string }>(
  'kyc_keys.adopt',
  'UPDATE kyc_keys k SET parent_id = :by WHERE k.company_id = :companyId AND k.parent_id = :id',
);

/**
 * Lets the old key expire after the overlap, or earlier at its own expiry. Its descendants become those of the new
 * key. Resolves to the expiry.
 */
export async function markReplaced(
  trx: Db,
  companyId: number,
  rotation: { readonly id: string; readonly by: string; readonly overlapMinutes: number },
  now: Date,
): Promise<Date> {
  const { id, by, overlapMinutes } = rotation;
  const [row] = await replace(trx, { companyId, id, by, now, overlapMinutes });
  if (row === undefined) throw new Error(`The key ${id} is gone`);
  await adopt(trx, { companyId, id, by });
  return row.expires_at;
}
