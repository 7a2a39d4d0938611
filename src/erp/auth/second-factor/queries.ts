import type { KeyRing, SealedContent } from '../../../kernel/blobs/keys.js';
import type { SealedTable } from '../../../kernel/blobs/maintenance/reseal.js';
import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';

export interface UserRef {
  readonly companyId: number;
  readonly userId: number;
}

export interface LockedUser {
  readonly second_factor_at: Date | null;
  readonly locked_until: Date | null;
}

const hold = query<{ readonly companyId: number; readonly userId: number }, LockedUser>(
  'second_factors.hold_user',
  `SELECT u.second_factor_at, u.locked_until FROM users u WHERE u.company_id = :companyId AND u.id = :userId
     FOR UPDATE`,
);

/** Locks the row of a user, so that the codes of one user are checked and counted one after another. */
export function lockUser(trx: Db, { companyId, userId }: UserRef): Promise<LockedUser> {
  return hold.one(trx, { companyId, userId });
}

const contextOf = ({ companyId, userId }: UserRef): string =>
  `second factor ${companyId} ${userId}`;

const upsert = query<{
  readonly companyId: number;
  readonly userId: number;
  readonly keyId: string;
  readonly bytes: Uint8Array;
}>(
  'second_factors.upsert',
  `INSERT INTO second_factors (company_id, user_id, key_id, sealed) VALUES (:companyId, :userId, :keyId, :bytes)
   ON CONFLICT (company_id, user_id) DO UPDATE
     SET key_id = excluded.key_id, sealed = excluded.sealed, last_step = NULL`,
);

/** Stores an encrypted secret. It replaces an earlier one. */
export async function storeSecret(
  trx: Db,
  keys: KeyRing,
  user: UserRef,
  secret: string,
): Promise<void> {
  const { keyId, bytes } = keys.seal(contextOf(user), Buffer.from(secret));
  await upsert(trx, { companyId: user.companyId, userId: user.userId, keyId, bytes });
}

const find = query<
  { readonly companyId: number; readonly userId: number },
  { readonly key_id: string; readonly sealed: Buffer }
>(
  'second_factors.find',
  'SELECT f.key_id, f.sealed FROM second_factors f WHERE f.company_id = :companyId AND f.user_id = :userId',
);

/** Resolves to the secret of a user, confirmed or not, or to undefined. */
export async function findSecret(
  db: Db,
  keys: KeyRing,
  user: UserRef,
): Promise<string | undefined> {
  const [row] = await find(db, { companyId: user.companyId, userId: user.userId });
  if (row === undefined) return undefined;
  const sealed: SealedContent = { keyId: row.key_id, bytes: row.sealed };
  return keys.open(contextOf(user), sealed).toString();
}

const spendTimeStep = query<
  { readonly companyId: number; readonly userId: number; readonly step: number },
  { readonly user_id: number }
>(
  'second_factors.spend_step',
  `UPDATE second_factors f SET last_step = :step::bigint
   WHERE f.company_id = :companyId AND f.user_id = :userId AND (f.last_step IS NULL OR f.last_step < :step::bigint)
   RETURNING f.user_id`,
);

/** Resolves to false if a code of this time step, or of a later one, was already used. */
export async function spendStep(
  trx: Db,
  { companyId, userId }: UserRef,
  step: number,
): Promise<boolean> {
  return (await spendTimeStep(trx, { companyId, userId, step })).length === 1;
}

const spendCode = query<
  { readonly companyId: number; readonly userId: number; readonly hash: Uint8Array },
  { readonly user_id: number }
>(
  'recovery_codes.spend',
  `DELETE FROM recovery_codes r WHERE r.company_id = :companyId AND r.user_id = :userId AND r.hash = :hash
     RETURNING r.user_id`,
);

/** Resolves to false for an unknown or used recovery code. */
export async function spendRecoveryCode(
  trx: Db,
  { companyId, userId }: UserRef,
  hash: Buffer,
): Promise<boolean> {
  return (await spendCode(trx, { companyId, userId, hash })).length === 1;
}

const dropCodes = query<{ readonly companyId: number; readonly userId: number }>(
  'recovery_codes.drop',
  'DELETE FROM recovery_codes r WHERE r.company_id = :companyId AND r.user_id = :userId',
);

const addCodes = query<{
  readonly companyId: number;
  readonly userId: number;
  readonly hashes: readonly Uint8Array[];
}>(
  'recovery_codes.insert',
  `INSERT INTO recovery_codes (company_id, user_id, hash)
   SELECT :companyId, :userId, c.hash FROM unnest(:hashes::bytea[]) AS c (hash)`,
);

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  trx: Db,
  { companyId, userId }: UserRef,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropCodes(trx, { companyId, userId });
  await addCodes(trx, { companyId, userId, hashes });
}

const enable = query<{ readonly companyId: number; readonly userId: number; readonly now: Date }>(
  'second_factors.enable',
  `UPDATE users u SET second_factor_at = :now, version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :userId`,
);

/** Turns the second factor on, so that every login needs a code. */
export async function markEnabled(trx: Db, user: UserRef, now: Date): Promise<void> {
  await enable(trx, { companyId: user.companyId, userId: user.userId, now });
}

const disable = query<{ readonly companyId: number; readonly userId: number; readonly now: Date }>(
  'second_factors.disable',
  `UPDATE users u SET second_factor_at = NULL, version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :userId AND u.second_factor_at IS NOT NULL`,
);

const drop = query<{ readonly companyId: number; readonly userId: number }>(
  'second_factors.drop',
  'DELETE FROM second_factors f WHERE f.company_id = :companyId AND f.user_id = :userId',
);

/** Deletes the secret and the recovery codes of a user; logins need the password alone. */
export async function dropSecondFactor(trx: Db, user: UserRef, now: Date): Promise<void> {
  await disable(trx, { companyId: user.companyId, userId: user.userId, now });
  await drop(trx, { companyId: user.companyId, userId: user.userId });
}

export interface SecondFactorRow {
  readonly second_factor_at: Date | null;
  readonly is_required: boolean;
  readonly codes_left: number;
  readonly has_password: boolean;
}

const state = query<{ readonly companyId: number; readonly userId: number }, SecondFactorRow>(
  'second_factors.state',
  `SELECT u.second_factor_at, (c.require_second_factor OR u.role = ANY (c.second_factor_roles)) AS is_required,
     u.password_hash <> '!' AS has_password,
     (SELECT count(*)::int FROM recovery_codes r WHERE r.company_id = u.company_id AND r.user_id = u.id) AS codes_left
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId AND u.id = :userId`,
);

export function getSecondFactor(db: Db, { companyId, userId }: UserRef): Promise<SecondFactorRow> {
  return state.one(db, { companyId, userId });
}

interface SecretRow extends UserRef {
  readonly key_id: string;
  readonly sealed: Buffer;
}

const readSealed = plannedPerCall<
  {
    readonly keyId: string;
    readonly companyId: number;
    readonly id: string;
    readonly limit: number;
  },
  SecretRow
>(`SELECT f.company_id AS "companyId", f.user_id AS "userId", f.key_id, f.sealed FROM second_factors f
   WHERE f.key_id <> :keyId AND (f.company_id, f.user_id) > (:companyId::bigint, :id::bigint)
   ORDER BY f.company_id, f.user_id LIMIT :limit`);

const replaceSealed = plannedPerCall<{
  readonly companyId: number;
  readonly userIds: readonly string[];
  readonly oldSealed: readonly Uint8Array[];
  readonly keyIds: readonly string[];
  readonly sealed: readonly Uint8Array[];
}>(`UPDATE second_factors f SET key_id = n.key_id, sealed = n.sealed
   FROM unnest(:userIds::bigint[], :oldSealed::bytea[], :keyIds::text[], :sealed::bytea[])
     AS n (user_id, old_sealed, key_id, sealed)
   WHERE f.company_id = :companyId AND f.user_id = n.user_id AND f.sealed = n.old_sealed`);

/** The secrets that authenticator apps share with the server. */
export const sealedSecondFactors: SealedTable = {
  what: 'secrets of second factors',
  async read(db, keyId, after, limit) {
    const rows = await readSealed(db, {
      keyId,
      companyId: after.companyId,
      id: after.id || '0',
      limit,
    });
    return rows.map(({ companyId, userId, key_id, sealed }) => ({
      companyId,
      id: String(userId),
      context: contextOf({ companyId, userId }),
      sealed: { keyId: key_id, bytes: sealed },
    }));
  },
  replace: (db, companyId, rows) =>
    replaceSealed(db, {
      companyId,
      userIds: rows.map(({ id }) => id),
      oldSealed: rows.map((row) => row.sealed.bytes),
      keyIds: rows.map(({ renewed }) => renewed.keyId),
      sealed: rows.map(({ renewed }) => renewed.bytes),
    }),
};
