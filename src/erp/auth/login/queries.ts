import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';

export interface Failure {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
  readonly maxAttempts: number;
  readonly lockMinutes: number;
}

/** SQL counts, so that two concurrent wrong passwords count twice. */
const markFailure = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly maxAttempts: number;
    readonly lockedUntil: Date;
  },
  { locked_until: Date | null }
>(
  'auth_mark_failure',
  `update users set
     failed_attempts = case when failed_attempts + 1 >= :maxAttempts::int then 0 else failed_attempts + 1 end,
     locked_until = case when failed_attempts + 1 >= :maxAttempts::int
       then :lockedUntil::timestamptz else locked_until end
   where company_id = :companyId::bigint and id = :userId::bigint
   returning locked_until`,
);

/** Counts a failed login. The last allowed failure locks the account. */
export async function markLoginFailed(db: Db, failure: Failure): Promise<void> {
  const { companyId, userId, now, maxAttempts, lockMinutes } = failure;
  const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000);
  await markFailure(db, { companyId, userId, maxAttempts, lockedUntil });
}

const markSuccess = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly now: Date;
    readonly ip: string;
    readonly isKnown: boolean;
  },
  { has_second_factor: boolean }
>(
  'auth_mark_success',
  `update users set failed_attempts = 0, last_login_at = :now::timestamptz, last_login_ip = :ip,
     locked_until = case when locked_until > :now::timestamptz then locked_until end
   where company_id = :companyId::bigint and id = :userId::bigint
     and (:isKnown::boolean or locked_until is null or locked_until <= :now::timestamptz)
   returning second_factor_at is not null as has_second_factor`,
);

export interface Success {
  readonly companyId: number;
  readonly userId: number;
  readonly now: Date;
  readonly ip: string;
  /** True for a known device, to which a lock that other devices caused does not apply. */
  readonly isKnown: boolean;
}

/**
 * Resolves to the state of the second factor, or to undefined if the account was locked while the password was
 * checked.
 */
export function markLoginSucceeded(
  db: Db,
  success: Success,
): Promise<{ readonly has_second_factor: boolean } | undefined> {
  const { companyId, userId, now, ip, isKnown } = success;
  return markSuccess.first(db, { companyId, userId, now, ip, isKnown });
}

export interface NewLogin {
  readonly companyId: number;
  readonly loginId: string;
  readonly userId: number;
  readonly refreshId: string;
  readonly now: Date;
  /** The lifetime of the login until its first refresh. */
  readonly seconds: number;
  readonly ip: string;
  readonly userAgent: string;
}

const addLogin = query<NewLogin>(
  'auth_insert_login',
  `insert into logins (company_id, id, user_id, refresh_id, created_at, expires_at, ip, user_agent)
   values (:companyId, :loginId, :userId, :refreshId, :now,
     :now::timestamptz + make_interval(secs => :seconds), :ip, :userAgent)`,
);

export async function insertLogin(db: Db, login: NewLogin): Promise<void> {
  const { companyId, loginId, userId, refreshId, now, seconds, ip, userAgent } = login;
  await addLogin(db, { companyId, loginId, userId, refreshId, now, seconds, ip, userAgent });
}

export interface Rotation {
  readonly companyId: number;
  readonly loginId: string;
  readonly spentId: string;
  readonly nextId: string;
  readonly now: Date;
  /** The lifetime of a login after its last refresh, and after its start. */
  readonly refreshSeconds: number;
  readonly loginSeconds: number;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * The condition in SQL decides which of several concurrent refreshes succeeds. The last moment of a login is computed in
 * UTC, because a distributed database refuses functions of columns in an UPDATE that depend on the time zone of the session.
 */
const rotate = query<
  Omit<Rotation, 'refreshSeconds'> & {
    /** The end of the login if it is not refreshed again. */
    readonly expiresAt: Date;
    /** Logins that started earlier have ended. */
    readonly startedAfter: Date;
  },
  { id: number; name: string }
>(
  'auth_take_refresh',
  `update logins l set refresh_id = :nextId, spent_refresh_id = :spentId, refreshed_at = :now::timestamptz,
     refreshed_ip = :ip,
     refreshed_agent = :userAgent, expires_at = least(:expiresAt::timestamptz,
       (l.created_at at time zone 'UTC' + make_interval(secs => :loginSeconds)) at time zone 'UTC')
   from users u
   where l.company_id = :companyId::bigint and l.id = :loginId and l.refresh_id = :spentId
     and l.revoked_at is null and l.expires_at > :now::timestamptz
     and l.created_at > :startedAfter::timestamptz
     and u.company_id = l.company_id and u.id = l.user_id and u.is_active
   returning u.id, u.name`,
);

/** Uses a refresh token. Resolves to undefined if it is not the current one. */
export function takeRefresh(
  db: Db,
  rotation: Rotation,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { companyId, loginId, spentId, nextId, now, refreshSeconds, loginSeconds } = rotation;
  return rotate.first(db, {
    companyId,
    loginId,
    spentId,
    nextId,
    now,
    expiresAt: new Date(now.getTime() + refreshSeconds * 1_000),
    startedAfter: new Date(now.getTime() - loginSeconds * 1_000),
    loginSeconds,
    ip: rotation.ip,
    userAgent: rotation.userAgent,
  });
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

const loginState = query<{ readonly companyId: number; readonly loginId: string }, LoginState>(
  'auth_login_state',
  `select l.refresh_id, l.spent_refresh_id, l.refreshed_at, l.refreshed_ip, l.refreshed_agent, l.revoked_at, l.revoke_reason, l.user_id, u.name as user_name, u.is_active
   from logins l join users u on u.company_id = l.company_id and u.id = l.user_id
   where l.company_id = :companyId::bigint and l.id = :loginId`,
);

export const findLogin = (db: Db, companyId: number, loginId: string) =>
  loginState.first(db, { companyId, loginId });

export type RevokeReason =
  | 'logout'
  | 'reuse'
  | 'disabled'
  | 'password'
  | 'second_factor'
  | 'administrator';

const revoke = query<
  {
    readonly companyId: number;
    readonly loginId: string;
    readonly now: Date;
    readonly reason: string;
  },
  { id: string }
>(
  'auth_revoke_login',
  `update logins set revoked_at = :now::timestamptz, revoke_reason = :reason
   where company_id = :companyId::bigint and id = :loginId and revoked_at is null returning id`,
);

/** Revokes a login. Resolves to false if it was already revoked. */
export async function markLoginRevoked(
  db: Db,
  login: { readonly companyId: number; readonly loginId: string },
  now: Date,
  reason: RevokeReason,
): Promise<boolean> {
  const rows = await revoke(db, {
    companyId: login.companyId,
    loginId: login.loginId,
    now,
    reason,
  });
  return rows.length === 1;
}

const revokeAll = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly now: Date;
    readonly reason: string;
    readonly except: string | null;
  },
  { id: string }
>(
  'auth_revoke_logins',
  `update logins set revoked_at = :now::timestamptz, revoke_reason = :reason
   where company_id = :companyId::bigint and user_id = :userId::bigint and revoked_at is null and id is distinct
     from :except::uuid
   returning id`,
);

/** Ends all logins of a user except `except`. */
export async function markLoginsRevoked(
  db: Db,
  user: { readonly companyId: number; readonly userId: number; readonly except?: string },
  now: Date,
  reason: RevokeReason,
): Promise<void> {
  await revokeAll(db, {
    companyId: user.companyId,
    userId: user.userId,
    now,
    reason,
    except: user.except ?? null,
  });
}

const dropLogins = query<{ readonly expiresAt: Date; readonly limit: number }, { id: string }>(
  'auth_drop_logins',
  `DELETE FROM logins l USING (
     SELECT o.company_id, o.id FROM logins o WHERE o.expires_at < :expiresAt ORDER BY o.expires_at LIMIT :limit
   ) AS old
   WHERE l.company_id = old.company_id AND l.id = old.id RETURNING l.id`,
);

/** The retention of expired logins, longer than the time for which an address is known. */
const retentionDays = 90;

/** Logins that expired long ago. */
export const oldLogins: Cleanup = {
  what: 'expired logins',
  drop: async (db, now, limit) =>
    (
      await dropLogins(db, {
        expiresAt: new Date(now.getTime() - retentionDays * 86_400_000),
        limit,
      })
    ).length,
};
