import type { components } from '../../../../generated/erp/types.js';
import { environmentOf } from '../../../kernel/auth/keys/api-key.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { lookup, query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';

export interface ApiKeyRow {
  readonly id: number;
  readonly prefix: string;
  readonly last_four: string;
  readonly name: string;
  readonly permissions: string[];
  readonly allowed_ips: string[] | null;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly last_used_ip: string | null;
  readonly revoked_at: Date | null;
  readonly creator_name: string | null;
  readonly replaces_id: number | null;
  readonly replaced_by: number | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `k.id, k.prefix, k.last_four, k.name, k.permissions, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, u.name AS creator_name, k.replaces_id, k.replaced_by, k.version, k.created_at,
  k.updated_at`;

const joins = 'LEFT JOIN users u ON u.company_id = k.company_id AND u.id = k.created_by';

export const listKeys = listQuery<
  ApiKeyRow,
  'id' | 'name' | 'createdAt' | 'expiresAt',
  | 'standing'
  | 'revoked'
  | 'expiresAfter'
  | 'expiresBefore'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
>({
  name: 'api_keys.list',
  table: 'api_keys',
  alias: 'k',
  columns,
  joins,
  sorts: {
    id: { sql: 'k.id', type: 'bigint' },
    name: { sql: 'k.name_key', type: 'text' },
    createdAt: { sql: 'k.created_at', type: 'timestamptz' },
    expiresAt: {
      sql: `coalesce(k.expires_at, timestamptz '9999-12-31 23:59:59.999999+00')`,
      type: 'timestamptz',
    },
  },
  filters: {
    standing: 'k.revoked_at IS NULL',
    revoked: 'k.revoked_at IS NOT NULL',
    expiresAfter: 'k.revoked_at IS NULL AND k.expires_at > ?::timestamptz',
    expiresBefore: 'k.revoked_at IS NULL AND k.expires_at < ?::timestamptz',
    search: 'k.name_key LIKE ?',
    dateFrom: 'k.created_at >= ?::timestamptz',
    dateTo: 'k.created_at < ?::timestamptz',
    updatedSince: 'k.updated_at >= ?::timestamptz',
  },
  gathering: ['expiresBefore'],
});

const instant = (value: Date | null, timeZone: string) => value && formatInstant(value, timeZone);

/** @param now  the time to compare with the expiry */
export function toApiKey(
  row: ApiKeyRow,
  timeZone: string,
  now: Date,
): components['schemas']['ApiKey'] {
  return {
    id: row.id,
    masked: `${row.prefix}…${row.last_four}`,
    environment: environmentOf(row.prefix),
    name: row.name,
    permissions: row.permissions,
    allowedIps: row.allowed_ips ?? [],
    expiresAt: instant(row.expires_at, timeZone),
    expired: row.expires_at !== null && row.expires_at <= now,
    lastUsedAt: instant(row.last_used_at, timeZone),
    lastUsedIp: row.last_used_ip,
    status: row.revoked_at === null ? 'Activa' : 'Revocada',
    createdBy: row.creator_name,
    revokedAt: instant(row.revoked_at, timeZone),
    replacesId: row.replaces_id,
    replacedById: row.replaced_by,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

const find = lookup<RowKey, ApiKeyRow>(
  'api_keys.find',
  `SELECT ${columns} FROM api_keys k ${joins} WHERE k.company_id = :companyId AND k.id = :id`,
);

export const findKey = (db: Db, companyId: number, id: number) => find.first(db, { companyId, id });

const lock = query<RowKey>(
  'api_keys.lock',
  `SELECT k.id FROM api_keys k WHERE k.company_id = :companyId AND k.id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends, and then reads it. */
export async function lockKey(trx: Db, companyId: number, id: number) {
  await lock.defer(trx, { companyId, id });
  return find.first(trx, { companyId, id });
}

export interface KeyValues {
  readonly name: string;
  readonly permissions: readonly string[];
  /** Allowed addresses or ranges; empty: all addresses. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly nameKey: string;
    readonly permissions: string;
    readonly allowedIps: string;
    readonly expiresAt: Date | null;
    readonly now: Date;
  },
  { id: number }
>(
  'api_keys.update',
  `UPDATE api_keys SET name = :name, name_key = :nameKey, permissions = :permissions::jsonb,
     allowed_ips = :allowedIps::jsonb, expires_at = :expiresAt,
     version = version + 1, updated_at = :now
   WHERE company_id = :companyId AND id = :id RETURNING id`,
);

/** The row must be locked by `lockKey`. */
export async function updateKey(
  trx: Db,
  companyId: number,
  id: number,
  values: KeyValues,
  now: Date,
): Promise<void> {
  const { name, expiresAt } = values;
  await update(trx, {
    companyId,
    id,
    name,
    nameKey: normalise(name),
    permissions: JSON.stringify(values.permissions),
    allowedIps: JSON.stringify(values.allowedIps),
    expiresAt,
    now,
  });
}

const replace = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly by: number;
    readonly now: Date;
    readonly overlapMinutes: number;
  },
  { expires_at: Date }
>(
  'api_keys.replace',
  `UPDATE api_keys SET replaced_by = :by, version = version + 1, updated_at = :now,
     expires_at = least(expires_at, :now::timestamptz + make_interval(mins => :overlapMinutes::int))
   WHERE company_id = :companyId AND id = :id RETURNING expires_at`,
);

/** Lets the old key expire after the overlap, or earlier at its own expiry. Resolves to the expiry. */
export async function markReplaced(
  trx: Db,
  companyId: number,
  rotation: { readonly id: number; readonly by: number; readonly overlapMinutes: number },
  now: Date,
): Promise<Date> {
  const { id, by, overlapMinutes } = rotation;
  const [row] = await replace(trx, { companyId, id, by, now, overlapMinutes });
  if (row === undefined) throw new Error(`API key ${id} was not replaced`);
  return row.expires_at;
}
