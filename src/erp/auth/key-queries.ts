import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { query } from '../../kernel/db/statements/query.js';

export interface NewApiKey {
  readonly companyId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  /** Allowed addresses or ranges; empty: all addresses. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
  readonly createdBy: number | null;
  /** The key that it replaces. */
  readonly replacesId?: number;
  readonly hash: Buffer;
  readonly prefix: string;
  readonly lastFour: string;
  readonly now: Date;
}

const addKey = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly prefix: string;
    readonly lastFour: string;
    readonly hash: Uint8Array;
    readonly permissions: string;
    readonly allowedIps: string;
    readonly expiresAt: Date | null;
    readonly createdBy: number | null;
    readonly now: Date;
    readonly nameKey: string;
    readonly replacesId: number | null;
  },
  { id: number }
>(
  'auth_insert_key',
  `insert into api_keys (company_id, name, prefix, last_four, hash, permissions, allowed_ips, expires_at,
     created_by, created_at, updated_at, name_key, replaces_id)
   values (:companyId::bigint, :name, :prefix, :lastFour, :hash, :permissions::jsonb, :allowedIps::jsonb, :expiresAt,
     :createdBy, :now, :now, :nameKey, :replacesId) returning id`,
);

export async function insertApiKey(db: Db, key: NewApiKey): Promise<number> {
  const { companyId, name, prefix, lastFour, hash, permissions, allowedIps, expiresAt } = key;
  const [row] = await addKey(db, {
    companyId,
    name,
    prefix,
    lastFour,
    hash,
    permissions: JSON.stringify(permissions),
    allowedIps: JSON.stringify(allowedIps),
    expiresAt,
    createdBy: key.createdBy,
    now: key.now,
    nameKey: normalise(name),
    replacesId: key.replacesId ?? null,
  });
  if (row === undefined) throw new Error(`The key ${name} was not inserted`);
  return row.id;
}

const revokeKey = query<
  {
    readonly companyId: number;
    readonly keyId: number;
    readonly now: Date;
    readonly revokedBy: number | null;
  },
  { id: number }
>(
  'auth_revoke_key',
  `update api_keys set revoked_at = :now, revoked_by = :revokedBy, version = version + 1, updated_at = :now
   where company_id = :companyId::bigint and id = :keyId::bigint and revoked_at is null returning id`,
);

/** Revokes a key permanently. Resolves to false if it was already revoked. */
export async function markKeyRevoked(
  db: Db,
  companyId: number,
  keyId: number,
  now: Date,
  revokedBy: number | null = null,
): Promise<boolean> {
  const rows = await revokeKey(db, { companyId, keyId, now, revokedBy });
  return rows.length === 1;
}
