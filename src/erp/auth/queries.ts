import { reserveAddress } from '../../kernel/cells/directory.js';
import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { query } from '../../kernel/db/statements/query.js';
import { endResets } from './reset-queries.js';

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
  /** The company requires a second factor of everyone or of the role, and the user has none. */
  readonly must_set_up_second_factor: boolean;
  /** The company requires its identity provider for the address of the user. */
  readonly must_use_provider: boolean;
  readonly locked_until: Date | null;
  /** The user has logged in from the address of the caller before. */
  readonly is_known_address: boolean;
}

/** E-mail addresses are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const loginUser = query<
  { readonly emailKey: string; readonly ip: string; readonly since: Date },
  UserRow
>(
  'auth_login_user',
  `select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.must_change_password,
     u.second_factor_at is not null as has_second_factor,
     (c.require_second_factor or u.role = any (c.second_factor_roles))
       and u.second_factor_at is null as must_set_up_second_factor,
     exists (
       select 1 from sso_connections s
       where s.company_id = u.company_id and s.is_required and split_part(d.email_key, '@', 2) = any (s.domains)
         and s.password_administrator_id is distinct from u.id
     ) as must_use_provider,
     u.locked_until, exists (
       select 1 from logins l
       where l.company_id = u.company_id and l.user_id = u.id and l.ip = :ip and l.created_at >= :since
     ) as is_known_address
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   join companies c on c.id = d.company_id
   where d.email_key = :emailKey`,
);

/** @param from  the address of the caller, and since when a login from it makes it known */
export function findLoginUser(
  db: Db,
  email: string,
  from: { readonly ip: string; readonly since: Date },
): Promise<UserRow | undefined> {
  return loginUser.first(db, { emailKey: emailKey(email), ip: from.ip, since: from.since });
}

type StoredUser = Omit<
  UserRow,
  'is_known_address' | 'must_change_password' | 'must_set_up_second_factor' | 'must_use_provider'
>;

const userByEmail = query<{ readonly emailKey: string }, StoredUser>(
  'auth_user_by_email',
  `select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.locked_until,
     u.second_factor_at is not null as has_second_factor
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   where d.email_key = :emailKey`,
);

export const findUserByEmail = (db: Db, email: string) =>
  userByEmail.first(db, { emailKey: emailKey(email) });

export interface Credentials {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly locked_until: Date | null;
}

const credentials = query<{ readonly companyId: number; readonly userId: number }, Credentials>(
  'auth_credentials',
  `SELECT u.email, u.name, u.password_hash, u.locked_until FROM users u
     WHERE u.company_id = :companyId AND u.id = :userId`,
);

export function getCredentials(db: Db, companyId: number, userId: number): Promise<Credentials> {
  return credentials.one(db, { companyId, userId });
}

export interface MeRow {
  readonly email: string;
  readonly company_name: string;
  readonly role: string;
  readonly last_login_at: Date | null;
  readonly custom_field_kinds: string[];
}

const me = query<{ readonly companyId: number; readonly userId: number }, MeRow>(
  'auth_me',
  `SELECT u.email, u.role, u.last_login_at, c.name AS company_name,
     ARRAY(SELECT DISTINCT f.kind FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.is_active ORDER BY 1)
       AS custom_field_kinds
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId::bigint AND u.id = :userId::bigint`,
);

export function getMe(db: Db, companyId: number, userId: number): Promise<MeRow> {
  return me.one(db, { companyId, userId });
}

const known = query<{ readonly companyId: number; readonly userId: number }, { id: number }>(
  'auth_is_user',
  'select u.id from users u where u.company_id = :companyId::bigint and u.id = :userId::bigint',
);

/** Returns true if the company has the user, active or not. */
export async function isUser(db: Db, companyId: number, userId: number): Promise<boolean> {
  return (await known(db, { companyId, userId })).length === 1;
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

const addUser = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly role: string;
    readonly now: Date;
    readonly emailKey: string;
    readonly nameKey: string;
    readonly searched: string;
    readonly mustChangePassword: boolean;
  },
  { id: number }
>(
  'auth_insert_user',
  `with created as (
     insert into users (company_id, name, email, password_hash, role, created_at, updated_at, name_key, search_text,
       must_change_password)
     values (:companyId::bigint, :name, :email, :passwordHash, :role, :now, :now, :nameKey, :searched,
       :mustChangePassword) returning company_id, id
   ), listed as (
     insert into login_directory (email_key, company_id, user_id)
     select :emailKey, c.company_id, c.id from created c
   )
   select id from created`,
);

/** @throws a violation of `login_directory_pkey` if a user of any company has the address */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { companyId, name, email, passwordHash, role, now } = user;
  const nameKey = normalise(name);
  const searched = `${nameKey}\n${normalise(email)}`;
  const values = {
    companyId,
    name,
    email,
    passwordHash,
    role,
    now,
    emailKey: emailKey(email),
    nameKey,
    searched,
    mustChangePassword: user.mustChangePassword ?? false,
  };
  await reserveAddress(db, email, companyId);
  const [row] = await addUser(db, values);
  if (row === undefined) throw new Error(`The user ${email} was not inserted`);
  return row.id;
}

const grant = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly permission: string;
    readonly isGranted: boolean;
    readonly now: Date;
  },
  { granted: readonly string[] }
>(
  'auth_grant',
  `update users u set version = u.version + 1, updated_at = :now,
     granted = array_remove(u.granted, :permission::text) ||
       case when :isGranted::boolean then array[:permission::text] else '{}'::text[] end
   where u.company_id = :companyId::bigint and u.id = :userId::bigint returning u.granted`,
);

/** Adds a permission to those beyond the role of a user, or removes it. Resolves to what the user holds then. */
export async function setGranted(
  trx: Db,
  user: { readonly companyId: number; readonly userId: number },
  permission: string,
  isGranted: boolean,
  now: Date,
): Promise<readonly string[]> {
  const { companyId, userId } = user;
  const { granted } = await grant.one(trx, { companyId, userId, permission, isGranted, now });
  return granted;
}

const unlock = query<
  { readonly companyId: number; readonly userId: number; readonly now: Date },
  { id: number }
>(
  'auth_unlock_user',
  `update users set failed_attempts = 0, locked_until = null, version = version + 1, updated_at = :now
   where company_id = :companyId::bigint and id = :userId::bigint returning id`,
);

export async function markUnlocked(
  db: Db,
  companyId: number,
  userId: number,
  now: Date,
): Promise<void> {
  await unlock(db, { companyId, userId, now });
}

export interface NewPassword {
  readonly companyId: number;
  readonly userId: number;
  readonly hash: string;
  /** True if the user must change it after the next login. */
  readonly mustChange: boolean;
}

const setPassword = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly hash: string;
    readonly now: Date;
    readonly mustChange: boolean;
  },
  { id: number }
>(
  'auth_set_password',
  `update users set password_hash = :hash, must_change_password = :mustChange, failed_attempts = 0, locked_until = null,
     version = version + 1, updated_at = :now
   where company_id = :companyId::bigint and id = :userId::bigint returning id`,
);

/** Sets a password. The reset links of the user end, and those that the user made, which may be an intruder's. */
export async function updatePassword(
  db: Db,
  { companyId, userId, hash, mustChange }: NewPassword,
  now: Date,
): Promise<void> {
  await setPassword(db, { companyId, userId, hash, now, mustChange });
  await endResets(db, { companyId, userId });
}
