import { createToken, readToken } from '../../kernel/auth/keys/opaque-token.js';
import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';

/** The prefix of every token of a reset link. */
const prefix = 'nr_';

const hourMs = 3_600_000;

/** The time for which a link of an administrator works. */
const usualMs = 24 * hourMs;

/** The time for which a link works that was requested without a login. */
export const requestedMs = hourMs;

/** Returns the address of the page that sets the password. The token is in its fragment, which no server or proxy logs. */
export const resetUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/console/password#${token}`;

const insert = query<{
  readonly companyId: number;
  readonly userId: number;
  readonly hash: Uint8Array;
  readonly expiresAt: Date;
  readonly createdBy: number | null;
}>(
  'password_resets.insert',
  `INSERT INTO password_resets (company_id, user_id, hash, expires_at, created_by)
     VALUES (:companyId, :userId, :hash, :expiresAt, :createdBy)
   ON CONFLICT (company_id, user_id) DO UPDATE
     SET hash = excluded.hash, expires_at = excluded.expires_at, created_by = excluded.created_by`,
);

export interface ResetLink {
  /** The token, which is shown once and never stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Creates a reset link. It replaces an earlier one of the user.
 *
 * @param createdBy  the administrator who creates it; null if the user requested it
 */
export async function insertReset(
  trx: Db,
  user: { readonly companyId: number; readonly userId: number },
  createdBy: number | null,
  now: Date,
  validMs = usualMs,
): Promise<ResetLink> {
  const { value, hash } = createToken(prefix, user.companyId);
  const expiresAt = new Date(now.getTime() + validMs);
  await insert(trx, { companyId: user.companyId, userId: user.userId, hash, expiresAt, createdBy });
  return { token: value, expiresAt };
}

export interface ResetUser {
  readonly company_id: number;
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const find = query<
  { readonly companyId: number; readonly hash: Uint8Array; readonly now: Date },
  ResetUser
>(
  'password_resets.find',
  `SELECT u.company_id, u.id, u.name, u.email FROM password_resets r
   JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id AND u.is_active
   LEFT JOIN users m ON m.company_id = r.company_id AND m.id = r.created_by
   WHERE r.company_id = :companyId AND r.hash = :hash AND r.expires_at > :now
     AND (r.created_by IS NULL OR m.is_active)`,
);

/** Returns the user of a valid link; undefined otherwise. A link ends with the deactivation of its maker. */
export async function findReset(db: Db, token: string, now: Date): Promise<ResetUser | undefined> {
  const sent = readToken(prefix, token);
  if (sent === undefined) return undefined;
  return find.first(db, { companyId: sent.companyId, hash: sent.hash, now });
}

const spend = query<
  { readonly companyId: number; readonly hash: Uint8Array; readonly now: Date },
  { user_id: number }
>(
  'password_resets.spend',
  `DELETE FROM password_resets r WHERE r.company_id = :companyId AND r.hash = :hash AND r.expires_at > :now
     RETURNING r.user_id`,
);

/** Resolves to false if the link was used or replaced meanwhile. */
export async function spendReset(trx: Db, token: string, now: Date): Promise<boolean> {
  const sent = readToken(prefix, token);
  if (sent === undefined) return false;
  return (await spend(trx, { companyId: sent.companyId, hash: sent.hash, now })).length === 1;
}

const end = query<{ readonly companyId: number; readonly userId: number }, { user_id: number }>(
  'password_resets.end',
  `DELETE FROM password_resets r
   WHERE r.company_id = :companyId::bigint AND (r.user_id = :userId::bigint OR r.created_by = :userId::bigint)
   RETURNING r.user_id`,
);

/** Ends the open reset links of a user, and those that the user made for others. */
export async function endResets(
  trx: Db,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<void> {
  await end(trx, { companyId, userId });
}
