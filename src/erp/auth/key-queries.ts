import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { statement } from '../../kernel/db/statements/statement.js';

export interface NewApiKey {
  readonly companyId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  /** Addresses or ranges; empty: from anywhere. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
  readonly createdBy: number | null;
  /** The key whose place it takes. */
  readonly replacesId?: number;
  readonly hash: Buffer;
  readonly prefix: string;
  readonly lastFour: string;
  readonly now: Date;
}

const addKey = statement<{ id: number }>(
  'auth_insert_key',
  `insert into api_keys (company_id, name, prefix, last_four, hash, permissions, allowed_ips, expires_at,
     created_by, created_at, updated_at, name_key, replaces_id)
   values ($1::bigint, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $10, $11, $12) returning id`,
);

export async function insertApiKey(db: Db, key: NewApiKey): Promise<number> {
  const { companyId, name, prefix, lastFour, hash, permissions, allowedIps, expiresAt } = key;
  const [row] = await addKey(db, [
    ...[companyId, name, prefix, lastFour, hash],
    ...[JSON.stringify(permissions), JSON.stringify(allowedIps)],
    ...[expiresAt, key.createdBy, key.now, normalise(name), key.replacesId ?? null],
  ]);
  if (row === undefined) throw new Error(`The key ${name} was not inserted`);
  return row.id;
}

const revokeKey = statement<{ id: number }>(
  'auth_revoke_key',
  `update api_keys set revoked_at = $3, revoked_by = $4, version = version + 1, updated_at = $3
   where company_id = $1::bigint and id = $2::bigint and revoked_at is null returning id`,
);

/** Activa becomes Revocada, for good; false when it was so before. */
export async function markKeyRevoked(
  db: Db,
  companyId: number,
  keyId: number,
  now: Date,
  revokedBy: number | null = null,
): Promise<boolean> {
  const rows = await revokeKey(db, [companyId, keyId, now, revokedBy]);
  return rows.length === 1;
}
