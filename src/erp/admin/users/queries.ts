import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { lookup, query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';

type Schemas = components['schemas'];

export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly is_active: boolean;
  readonly locale: string | null;
  readonly locked_until: Date | null;
  readonly failed_attempts: number;
  readonly last_login_at: Date | null;
  readonly last_login_ip: string | null;
  readonly must_change_password: boolean;
  readonly has_second_factor: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `u.id, u.name, u.email, u.role, u.is_active, u.locale, u.locked_until, u.failed_attempts,
  u.last_login_at, u.last_login_ip, u.must_change_password, u.second_factor_at IS NOT NULL AS has_second_factor,
  u.version, u.created_at, u.updated_at`;

export const listUsers = listQuery<
  UserRow,
  'id' | 'name' | 'email' | 'createdAt' | 'lastLoginAt',
  | 'role'
  | 'active'
  | 'inactive'
  | 'locked'
  | 'unlocked'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
>({
  name: 'users.list',
  table: 'users',
  alias: 'u',
  columns,
  sorts: {
    id: { sql: 'u.id', type: 'bigint' },
    name: { sql: 'u.name_key', type: 'text' },
    email: { sql: 'lower(u.email)', type: 'text' },
    createdAt: { sql: 'u.created_at', type: 'timestamptz' },
    lastLoginAt: {
      sql: `coalesce(u.last_login_at, timestamptz '0001-01-01 00:00:00+00')`,
      type: 'timestamptz',
    },
  },
  filters: {
    role: 'u.role = ?',
    active: 'u.is_active',
    inactive: 'NOT u.is_active',
    locked: 'u.locked_until > ?::timestamptz',
    unlocked: '(u.locked_until > ?::timestamptz) IS NOT TRUE',
    search: 'u.search_text LIKE ?',
    dateFrom: 'u.created_at >= ?::timestamptz',
    dateTo: 'u.created_at < ?::timestamptz',
    updatedSince: 'u.updated_at >= ?::timestamptz',
  },
  gathering: ['locked'],
});

const instant = (value: Date | null, timeZone: string) => value && formatInstant(value, timeZone);

/** @param now  the time to compare with the end of a lock */
export function toUser(row: UserRow, timeZone: string, now: Date): Schemas['User'] {
  const isLocked = row.locked_until !== null && row.locked_until > now;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    active: row.is_active,
    locale: row.locale,
    lockedUntil: isLocked ? instant(row.locked_until, timeZone) : null,
    failedAttempts: row.failed_attempts,
    lastLoginAt: instant(row.last_login_at, timeZone),
    lastLoginIp: row.last_login_ip,
    mustChangePassword: row.must_change_password,
    secondFactor: row.has_second_factor,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

const find = lookup<RowKey, UserRow>(
  'users.find',
  `SELECT ${columns} FROM users u WHERE u.company_id = :companyId AND u.id = :id`,
);

export const findUser = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const lock = query<RowKey, UserRow>(
  'users.lock',
  `SELECT ${columns} FROM users u
   WHERE u.company_id = :companyId AND (u.id = :id OR (u.role = 'admin' AND u.is_active)) ORDER BY u.id FOR UPDATE`,
);

/**
 * Locks a user and all active administrators in one order. If two administrators demote each other at once, the
 * second one sees the change of the first.
 */
export async function lockWithAdministrators(
  trx: Db,
  companyId: number,
  id: number,
): Promise<{ readonly user: UserRow | undefined; readonly hasOtherAdministrator: boolean }> {
  const rows = await lock(trx, { companyId, id });
  const isAdministrator = (row: UserRow) => row.role === 'admin' && row.is_active;
  return {
    user: rows.find((row) => row.id === id),
    hasOtherAdministrator: rows.some((row) => row.id !== id && isAdministrator(row)),
  };
}

export interface UserValues {
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
  readonly locale: string | null;
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly nameKey: string;
    readonly searchText: string;
    readonly role: string;
    readonly active: boolean;
    readonly locale: string | null;
    readonly now: Date;
  },
  UserRow
>(
  'users.update',
  `UPDATE users AS u SET name = :name, name_key = :nameKey, search_text = :searchText, role = :role,
     is_active = :active, locale = :locale,
     version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :id RETURNING ${columns}`,
);

/** The row must be locked. */
export async function updateUser(
  trx: Db,
  companyId: number,
  user: { readonly id: number; readonly email: string },
  { name, role, active, locale }: UserValues,
  now: Date,
): Promise<UserRow> {
  const nameKey = normalise(name);
  const [row] = await update(trx, {
    companyId,
    id: user.id,
    name,
    nameKey,
    searchText: `${nameKey}\n${normalise(user.email)}`,
    role,
    active,
    locale,
    now,
  });
  if (row === undefined) throw new Error(`User ${user.id} was not updated`);
  return row;
}
