import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/search.js';
import { statement } from '../../kernel/db/statement.js';
import type { Cleaning } from '../../kernel/housekeeping.js';

export interface UserRow {
  readonly company_id: number;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly password_hash: string;
  readonly is_active: boolean;
  readonly must_change_password: boolean;
  readonly has_second_factor: boolean;
  /** The company requires a second factor, and the user has none. */
  readonly must_set_up_second_factor: boolean;
  readonly locked_until: Date | null;
  /** The user has logged in from the address of the caller before. */
  readonly is_known_address: boolean;
}

/** Addresses are told apart whatever their case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const loginUser = statement<UserRow>(
  'auth_login_user',
  `select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.must_change_password,
     u.second_factor_at is not null as has_second_factor,
     c.require_second_factor and u.second_factor_at is null as must_set_up_second_factor,
     u.locked_until, exists (
       select 1 from logins l
       where l.company_id = u.company_id and l.user_id = u.id and l.ip = $2 and l.created_at >= $3
     ) as is_known_address
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   join companies c on c.id = d.company_id
   where d.email_key = $1`,
);

/** @param from  the address of the caller, and since when a login from it makes it known */
export async function findLoginUser(
  db: Db,
  email: string,
  from: { readonly ip: string; readonly since: Date },
): Promise<UserRow | undefined> {
  const [row] = await loginUser(db, [emailKey(email), from.ip, from.since]);
  return row;
}

type StoredUser = Omit<
  UserRow,
  'is_known_address' | 'must_change_password' | 'must_set_up_second_factor'
>;

const userByEmail = statement<StoredUser>(
  'auth_user_by_email',
  `select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.locked_until,
     u.second_factor_at is not null as has_second_factor
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   where d.email_key = $1`,
);

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await userByEmail(db, [emailKey(email)]);
  return row;
}

export interface Failure {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
  readonly maxAttempts: number;
  readonly lockMinutes: number;
}

/** Counted in SQL: two wrong passwords at once are two failures. */
const markFailure = statement<{ locked_until: Date | null }>(
  'auth_mark_failure',
  `update users set
     failed_attempts = case when failed_attempts + 1 >= $4::int then 0 else failed_attempts + 1 end,
     locked_until = case when failed_attempts + 1 >= $4::int
       then $3::timestamptz + make_interval(mins => $5::int) else locked_until end
   where company_id = $1::bigint and id = $2::bigint
   returning locked_until`,
);

/** Counts one failed login; the last one allowed locks the account. */
export async function markLoginFailed(db: Db, failure: Failure): Promise<void> {
  const { companyId, userId, now, maxAttempts, lockMinutes } = failure;
  await markFailure(db, [companyId, userId, now, maxAttempts, lockMinutes]);
}

const markSuccess = statement<{ has_second_factor: boolean }>(
  'auth_mark_success',
  `update users set failed_attempts = 0, last_login_at = $3::timestamptz, last_login_ip = $4,
     locked_until = case when locked_until > $3::timestamptz then locked_until end
   where company_id = $1::bigint and id = $2::bigint
     and ($5::boolean or locked_until is null or locked_until <= $3::timestamptz)
   returning second_factor_at is not null as has_second_factor`,
);

export interface Success {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
  readonly ip: string;
  /** The device is known: a lock that others have caused does not hold for it, and goes on for them. */
  readonly isKnown: boolean;
}

/** Resolves to the second factor's state; to undefined when the account was locked while the password was checked. */
export async function markLoginSucceeded(
  db: Db,
  success: Success,
): Promise<{ readonly has_second_factor: boolean } | undefined> {
  const { companyId, userId, now, ip, isKnown } = success;
  const [row] = await markSuccess(db, [companyId, userId, now, ip, isKnown]);
  return row;
}

export interface NewLogin {
  readonly companyId: number;
  readonly loginId: string;
  readonly userId: number;
  readonly refreshId: string;
  readonly now: Date;
  readonly refreshSeconds: number;
  readonly ip: string;
  readonly userAgent: string;
}

const addLogin = statement<object>(
  'auth_insert_login',
  `insert into logins (company_id, id, user_id, refresh_id, created_at, expires_at, ip, user_agent)
   values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(secs => $6), $7, $8)`,
);

export async function insertLogin(db: Db, login: NewLogin): Promise<void> {
  const { companyId, loginId, userId, refreshId, now, refreshSeconds, ip, userAgent } = login;
  await addLogin(db, [companyId, loginId, userId, refreshId, now, refreshSeconds, ip, userAgent]);
}

export interface Rotation {
  readonly companyId: number;
  readonly loginId: string;
  readonly spentId: string;
  readonly nextId: string;
  readonly now: Date;
  /** A login ends so long after its last refresh, and so long after it began. */
  readonly refreshSeconds: number;
  readonly loginSeconds: number;
  readonly ip: string;
  readonly userAgent: string;
}

/** The condition, not the caller, decides which of many parallel refreshes is the one that counts. */
const rotate = statement<{ id: number; name: string }>(
  'auth_take_refresh',
  `update logins l set refresh_id = $4, spent_refresh_id = $3, refreshed_at = $5::timestamptz, refreshed_ip = $8,
     refreshed_agent = $9, expires_at = least($5::timestamptz + make_interval(secs => $6),
       l.created_at + make_interval(secs => $7))
   from users u
   where l.company_id = $1::bigint and l.id = $2 and l.refresh_id = $3
     and l.revoked_at is null and l.expires_at > $5::timestamptz
     and l.created_at + make_interval(secs => $7) > $5::timestamptz
     and u.company_id = l.company_id and u.id = l.user_id and u.is_active
   returning u.id, u.name`,
);

/** Spends a refresh token; undefined when it is not the one that may be spent. */
export async function takeRefresh(
  db: Db,
  rotation: Rotation,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { companyId, loginId, spentId, nextId, now, refreshSeconds, loginSeconds } = rotation;
  const [user] = await rotate(db, [
    ...[companyId, loginId, spentId, nextId, now, refreshSeconds, loginSeconds],
    ...[rotation.ip, rotation.userAgent],
  ]);
  return user;
}

export interface LoginState {
  readonly refresh_id: string;
  readonly spent_refresh_id: string | null;
  readonly refreshed_at: Date | null;
  readonly refreshed_ip: string | null;
  readonly refreshed_agent: string | null;
  readonly revoked_at: Date | null;
  readonly revoke_reason: string | null;
  readonly user_id: number;
  readonly user_name: string;
  readonly is_active: boolean;
}

const loginState = statement<LoginState>(
  'auth_login_state',
  `select l.refresh_id, l.spent_refresh_id, l.refreshed_at, l.refreshed_ip, l.refreshed_agent, l.revoked_at, l.revoke_reason, l.user_id, u.name as user_name, u.is_active
   from logins l join users u on u.company_id = l.company_id and u.id = l.user_id
   where l.company_id = $1::bigint and l.id = $2`,
);

export async function findLogin(
  db: Db,
  companyId: number,
  loginId: string,
): Promise<LoginState | undefined> {
  const [row] = await loginState(db, [companyId, loginId]);
  return row;
}

export type RevokeReason =
  | 'logout'
  | 'reuse'
  | 'disabled'
  | 'password'
  | 'second_factor'
  | 'administrator';

const revoke = statement<{ id: string }>(
  'auth_revoke_login',
  `update logins set revoked_at = $3::timestamptz, revoke_reason = $4
   where company_id = $1::bigint and id = $2 and revoked_at is null returning id`,
);

/** False when the login was revoked before. */
export async function markLoginRevoked(
  db: Db,
  login: { readonly companyId: number; readonly loginId: string },
  now: Date,
  reason: RevokeReason,
): Promise<boolean> {
  const rows = await revoke(db, [login.companyId, login.loginId, now, reason]);
  return rows.length === 1;
}

const revokeAll = statement<{ id: string }>(
  'auth_revoke_logins',
  `update logins set revoked_at = $3::timestamptz, revoke_reason = $4
   where company_id = $1::bigint and user_id = $2::bigint and revoked_at is null and id is distinct from $5::uuid
   returning id`,
);

/** Ends every login of a user, but for `except`. */
export async function markLoginsRevoked(
  db: Db,
  user: { readonly companyId: number; readonly userId: number; readonly except?: string },
  now: Date,
  reason: RevokeReason,
): Promise<void> {
  await revokeAll(db, [user.companyId, user.userId, now, reason, user.except ?? null]);
}

const dropLogins = statement<{ id: string }>(
  'auth_drop_logins',
  `DELETE FROM logins l USING (
     SELECT o.company_id, o.id FROM logins o WHERE o.expires_at < $1 ORDER BY o.expires_at LIMIT $2
   ) AS old
   WHERE l.company_id = old.company_id AND l.id = old.id RETURNING l.id`,
);

/** Longer than a login makes an address known. */
const keptDays = 90;

/** Logins that expired long ago. */
export const oldLogins: Cleaning = {
  what: 'expired logins',
  drop: async (db, now, limit) =>
    (await dropLogins(db, [new Date(now.getTime() - keptDays * 86_400_000), limit])).length,
};

export interface Credentials {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly locked_until: Date | null;
}

const credentials = statement<Credentials>(
  'auth_credentials',
  `SELECT u.email, u.name, u.password_hash, u.locked_until FROM users u WHERE u.company_id = $1 AND u.id = $2`,
);

export async function getCredentials(
  db: Db,
  companyId: number,
  userId: number,
): Promise<Credentials> {
  const [row] = await credentials(db, [companyId, userId]);
  if (row === undefined) throw new Error(`User ${userId} of company ${companyId} has no row`);
  return row;
}

export interface MeRow {
  readonly email: string;
  readonly role: string;
  readonly last_login_at: Date | null;
}

const me = statement<MeRow>(
  'auth_me',
  'select u.email, u.role, u.last_login_at from users u where u.company_id = $1::bigint and u.id = $2::bigint',
);

export async function getMe(db: Db, companyId: number, userId: number): Promise<MeRow> {
  const [row] = await me(db, [companyId, userId]);
  if (row === undefined) throw new Error(`User ${userId} of company ${companyId} has no row`);
  return row;
}

const known = statement<{ id: number }>(
  'auth_is_user',
  'select u.id from users u where u.company_id = $1::bigint and u.id = $2::bigint',
);

/** Whether the company has such a user, active or not. */
export async function isUser(db: Db, companyId: number, userId: number): Promise<boolean> {
  return (await known(db, [companyId, userId])).length === 1;
}

export interface NewUser {
  readonly companyId: number;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: string;
  readonly mustChangePassword?: boolean;
  readonly now: Date;
}

const addUser = statement<{ id: number }>(
  'auth_insert_user',
  `with created as (
     insert into users (company_id, name, email, password_hash, role, created_at, updated_at, name_key, search_text,
       must_change_password)
     values ($1::bigint, $2, $3, $4, $5, $6, $6, $8, $9, $10) returning company_id, id
   ), listed as (
     insert into login_directory (email_key, company_id, user_id)
     select $7, c.company_id, c.id from created c
   )
   select id from created`,
);

/** @throws a violation of `login_directory_pkey` when the address is taken in any company */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { companyId, name, email, passwordHash, role, now } = user;
  const nameKey = normalise(name);
  const searched = `${nameKey}\n${normalise(email)}`;
  const keys = [emailKey(email), nameKey, searched, user.mustChangePassword ?? false];
  const values = [companyId, name, email, passwordHash, role, now, ...keys];
  const [row] = await addUser(db, values);
  if (row === undefined) throw new Error(`The user ${email} was not inserted`);
  return row.id;
}

const unlock = statement<{ id: number }>(
  'auth_unlock_user',
  `update users set failed_attempts = 0, locked_until = null, version = version + 1, updated_at = $3
   where company_id = $1::bigint and id = $2::bigint returning id`,
);

export async function markUnlocked(
  db: Db,
  companyId: number,
  userId: number,
  now: Date,
): Promise<void> {
  await unlock(db, [companyId, userId, now]);
}

export interface NewPassword {
  readonly companyId: number;
  readonly userId: number;
  readonly hash: string;
  /** The user must change it after the next login. */
  readonly mustChange: boolean;
}

const setPassword = statement<{ id: number }>(
  'auth_set_password',
  `update users set password_hash = $3, must_change_password = $5, failed_attempts = 0, locked_until = null,
     version = version + 1, updated_at = $4
   where company_id = $1::bigint and id = $2::bigint returning id`,
);

export async function updatePassword(
  db: Db,
  { companyId, userId, hash, mustChange }: NewPassword,
  now: Date,
): Promise<void> {
  await setPassword(db, [companyId, userId, hash, now, mustChange]);
}

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
