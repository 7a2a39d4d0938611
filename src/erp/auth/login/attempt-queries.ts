import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';
import { emailKey } from '../queries.js';

/** Five consecutive failures lock an account for fifteen minutes. */
export const maxAttempts = 5;
export const lockMinutes = 15;

const dayMs = 86_400_000;

/** Failed logins are counted per e-mail address, or per known device that uses the address. */
export interface AttemptKey {
  readonly email: string;
  /** Empty for all unknown devices. */
  readonly scope: string;
}

const lock = query<
  { readonly emailKey: string; readonly scope: string },
  { locked_until: Date | null }
>(
  'login_attempts.lock',
  'SELECT a.locked_until FROM login_attempts a WHERE a.email_key = :emailKey AND a.scope = :scope',
);

/** Resolves to the end of the lock, or to null. */
export async function findLock(db: Db, { email, scope }: AttemptKey): Promise<Date | null> {
  const [row] = await lock(db, { emailKey: emailKey(email), scope });
  return row?.locked_until ?? null;
}

const count = query<{
  readonly emailKey: string;
  readonly scope: string;
  readonly now: Date;
  readonly maxAttempts: number;
  readonly lockMinutes: number;
}>(
  'login_attempts.count',
  `INSERT INTO login_attempts AS a (email_key, scope, failed, last_at) VALUES (:emailKey, :scope, 1, :now::timestamptz)
   ON CONFLICT (email_key, scope) DO UPDATE SET last_at = excluded.last_at,
     failed = CASE WHEN a.failed + 1 >= :maxAttempts::int THEN 0 ELSE a.failed + 1 END,
     locked_until = CASE WHEN a.failed + 1 >= :maxAttempts::int
       THEN excluded.last_at + make_interval(mins => :lockMinutes::int) ELSE a.locked_until END`,
);

/**
 * Counts a failed login. The last allowed failure locks the account or device. SQL counts, so that two concurrent
 * failures count twice.
 */
export async function countFailure(db: Db, { email, scope }: AttemptKey, now: Date): Promise<void> {
  await count(db, { emailKey: emailKey(email), scope, now, maxAttempts, lockMinutes });
}

export interface FailedLogin {
  readonly at: Date;
  readonly email: string;
  /** The code of the refusal. */
  readonly reason: string;
  readonly ip: string;
  /** The code of the user's company; null for an unknown address. */
  readonly company: string | null;
}

const failures = plannedPerCall<
  { readonly since: Date },
  FailedLogin
>(`SELECT a.at, a.after ->> 'email' AS email, a.after ->> 'reason' AS reason, a.ip, k.code AS company
   FROM (SELECT 0::bigint AS id, NULL AS code UNION ALL SELECT c.id, c.code FROM companies c) AS k
   CROSS JOIN LATERAL (
     SELECT l.at, l.id, l.after, l.ip FROM audit_log l
     WHERE l.company_id = k.id AND l.action = 'login' AND l.at >= :since AND l.object_type = 'user'
       AND l.after ->> 'reason' <> 'second_factor_required'
     ORDER BY l.at DESC LIMIT 1000
   ) AS a
   ORDER BY a.at DESC, a.id DESC LIMIT 1000`);

/**
 * Returns the newest failed logins of all companies and of unknown addresses, at most 1,000. Leaves out right
 * passwords without a code, which are the first step of a login with a second factor.
 */
export function listFailedLogins(db: Db, since: Date): Promise<FailedLogin[]> {
  return failures(db, { since });
}

const clear = query<{ readonly emailKey: string; readonly scope: string; readonly now: Date }>(
  'login_attempts.clear',
  `DELETE FROM login_attempts a
   WHERE a.email_key = :emailKey AND a.scope = :scope AND (a.locked_until IS NULL OR a.locked_until <= :now)`,
);

/** Deletes the failures of an account or device that is not locked. */
export async function clearFailures(
  db: Db,
  { email, scope }: AttemptKey,
  now: Date,
): Promise<void> {
  await clear(db, { emailKey: emailKey(email), scope, now });
}

const clearUser = query<{ readonly companyId: number; readonly userId: number }>(
  'login_attempts.clear_user',
  `DELETE FROM login_attempts a USING login_directory d
   WHERE d.company_id = :companyId::bigint AND d.user_id = :userId::bigint AND a.email_key = d.email_key`,
);

/** Deletes the failures and locks of all devices of a user. */
export async function clearUserFailures(db: Db, companyId: number, userId: number): Promise<void> {
  await clearUser(db, { companyId, userId });
}

const drop = query<{ readonly lastAt: Date; readonly limit: number }, { email_key: string }>(
  'login_attempts.drop',
  `DELETE FROM login_attempts a USING (
     SELECT o.email_key, o.scope FROM login_attempts o WHERE o.last_at < :lastAt ORDER BY o.last_at LIMIT :limit
   ) AS old
   WHERE a.email_key = old.email_key AND a.scope = old.scope RETURNING a.email_key`,
);

/** The count starts again after a day without a failure. */
export const oldAttempts: Cleanup = {
  what: 'counts of failed logins',
  drop: async (db, now, limit) =>
    (await drop(db, { lastAt: new Date(now.getTime() - dayMs), limit })).length,
};
