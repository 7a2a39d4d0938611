import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';

export interface LoginRow {
  readonly id: string;
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

const columns =
  'l.id, l.created_at, l.refreshed_at, l.expires_at, l.revoked_at, l.ip, l.user_agent';

const live = query<
  { readonly companyId: number; readonly userId: number; readonly now: Date },
  LoginRow
>(
  'users.live_logins',
  `SELECT ${columns} FROM logins l
   WHERE l.company_id = :companyId AND l.user_id = :userId AND l.revoked_at IS NULL AND l.expires_at > :now
   ORDER BY l.created_at DESC, l.id LIMIT 1000`,
);

/** The logins of a user that are neither revoked nor expired, the newest first, at most 1,000. */
export async function listLiveLogins(
  db: Db,
  companyId: number,
  userId: number,
  now: Date,
): Promise<LoginRow[]> {
  return live(db, { companyId, userId, now });
}

const loginOf = query<
  { readonly companyId: number; readonly userId: number; readonly loginId: string },
  LoginRow
>(
  'users.login',
  `SELECT ${columns} FROM logins l WHERE l.company_id = :companyId AND l.user_id = :userId AND l.id = :loginId`,
);

export const findLoginOf = (db: Db, companyId: number, userId: number, loginId: string) =>
  loginOf.first(db, { companyId, userId, loginId });

/** @param current  the login that sent the request */
export function toLogin(
  row: LoginRow,
  timeZone: string,
  current: string | undefined,
): components['schemas']['UserLogin'] {
  const instant = (value: Date | null) => value && formatInstant(value, timeZone);
  return {
    id: row.id,
    createdAt: formatInstant(row.created_at, timeZone),
    refreshedAt: instant(row.refreshed_at),
    expiresAt: formatInstant(row.expires_at, timeZone),
    revokedAt: instant(row.revoked_at),
    ip: row.ip,
    userAgent: row.user_agent,
    current: row.id === current,
  };
}
