import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { statement } from '../../kernel/db/statements/statement.js';

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

/** E-mail addresses are compared without case. */
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
