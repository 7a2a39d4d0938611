import type { KeyRing, Sealed } from '../../../kernel/blobs/keys.js';
import type { SealedTable } from '../../../kernel/blobs/maintenance/reseal.js';
import type { Db } from '../../../kernel/db/client.js';
import { statement } from '../../../kernel/db/statements/statement.js';

export interface UserRef {
  readonly companyId: number;
  readonly userId: number;
}

export interface HeldUser {
  readonly second_factor_at: Date | null;
  readonly locked_until: Date | null;
}

const hold = statement<HeldUser>(
  'second_factors.hold_user',
  `SELECT u.second_factor_at, u.locked_until FROM users u WHERE u.company_id = $1 AND u.id = $2 FOR UPDATE`,
);

/** Locks the row of a user, so that the codes of one user are checked and counted one after another. */
export async function holdUser(trx: Db, { companyId, userId }: UserRef): Promise<HeldUser> {
  const [row] = await hold(trx, [companyId, userId]);
  if (row === undefined) throw new Error(`User ${userId} of company ${companyId} has no row`);
  return row;
}

const contextOf = ({ companyId, userId }: UserRef): string =>
  `second factor ${companyId} ${userId}`;

const upsert = statement<object>(
  'second_factors.upsert',
  `INSERT INTO second_factors (company_id, user_id, key_id, sealed) VALUES ($1, $2, $3, $4)
   ON CONFLICT (company_id, user_id) DO UPDATE
     SET key_id = excluded.key_id, sealed = excluded.sealed, last_step = NULL`,
);

/** Keeps a secret, encrypted, in the place of an earlier one. */
export async function keepSecret(
  trx: Db,
  keys: KeyRing,
  user: UserRef,
  secret: string,
): Promise<void> {
  const { keyId, bytes } = keys.seal(contextOf(user), Buffer.from(secret));
  await upsert(trx, [user.companyId, user.userId, keyId, bytes]);
}

const find = statement<{ readonly key_id: string; readonly sealed: Buffer }>(
  'second_factors.find',
  'SELECT f.key_id, f.sealed FROM second_factors f WHERE f.company_id = $1 AND f.user_id = $2',
);

/** Resolves to the secret of a user, confirmed or not; undefined without one. */
export async function findSecret(
  db: Db,
  keys: KeyRing,
  user: UserRef,
): Promise<string | undefined> {
  const [row] = await find(db, [user.companyId, user.userId]);
  if (row === undefined) return undefined;
  const sealed: Sealed = { keyId: row.key_id, bytes: row.sealed };
  return keys.open(contextOf(user), sealed).toString();
}

const spendTimeStep = statement<{ readonly user_id: number }>(
  'second_factors.spend_step',
  `UPDATE second_factors f SET last_step = $3::bigint
   WHERE f.company_id = $1 AND f.user_id = $2 AND (f.last_step IS NULL OR f.last_step < $3::bigint)
   RETURNING f.user_id`,
);

/** Resolves to false when a code of this time step, or of a later one, was taken before. */
export async function spendStep(
  trx: Db,
  { companyId, userId }: UserRef,
  step: number,
): Promise<boolean> {
  return (await spendTimeStep(trx, [companyId, userId, step])).length === 1;
}

const spendCode = statement<{ readonly user_id: number }>(
  'recovery_codes.spend',
  `DELETE FROM recovery_codes r WHERE r.company_id = $1 AND r.user_id = $2 AND r.hash = $3 RETURNING r.user_id`,
);

/** Resolves to false for a recovery code that the user does not have, or has used. */
export async function spendRecoveryCode(
  trx: Db,
  { companyId, userId }: UserRef,
  hash: Buffer,
): Promise<boolean> {
  return (await spendCode(trx, [companyId, userId, hash])).length === 1;
}

const dropCodes = statement<object>(
  'recovery_codes.drop',
  'DELETE FROM recovery_codes r WHERE r.company_id = $1 AND r.user_id = $2',
);

const addCodes = statement<object>(
  'recovery_codes.insert',
  `INSERT INTO recovery_codes (company_id, user_id, hash)
   SELECT $1, $2, c.hash FROM unnest($3::bytea[]) AS c (hash)`,
);

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  trx: Db,
  { companyId, userId }: UserRef,
  hashes: readonly Buffer[],
): Promise<void> {
  await dropCodes(trx, [companyId, userId]);
  await addCodes(trx, [companyId, userId, hashes]);
}

const enable = statement<object>(
  'second_factors.enable',
  `UPDATE users u SET second_factor_at = $3, version = u.version + 1, updated_at = $3
   WHERE u.company_id = $1 AND u.id = $2`,
);

/** Makes every login of the user need a code. */
export async function markEnabled(trx: Db, user: UserRef, now: Date): Promise<void> {
  await enable(trx, [user.companyId, user.userId, now]);
}

const disable = statement<object>(
  'second_factors.disable',
  `UPDATE users u SET second_factor_at = NULL, version = u.version + 1, updated_at = $3
   WHERE u.company_id = $1 AND u.id = $2 AND u.second_factor_at IS NOT NULL`,
);

const drop = statement<object>(
  'second_factors.drop',
  'DELETE FROM second_factors f WHERE f.company_id = $1 AND f.user_id = $2',
);

/** Deletes the secret and the recovery codes of a user; logins need the password alone. */
export async function dropSecondFactor(trx: Db, user: UserRef, now: Date): Promise<void> {
  await disable(trx, [user.companyId, user.userId, now]);
  await drop(trx, [user.companyId, user.userId]);
}

export interface SecondFactorRow {
  readonly second_factor_at: Date | null;
  readonly is_required: boolean;
  readonly codes_left: number;
}

const state = statement<SecondFactorRow>(
  'second_factors.state',
  `SELECT u.second_factor_at, c.require_second_factor AS is_required,
     (SELECT count(*)::int FROM recovery_codes r WHERE r.company_id = u.company_id AND r.user_id = u.id) AS codes_left
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = $1 AND u.id = $2`,
);

export async function getSecondFactor(
  db: Db,
  { companyId, userId }: UserRef,
): Promise<SecondFactorRow> {
  const [row] = await state(db, [companyId, userId]);
  if (row === undefined) throw new Error(`User ${userId} of company ${companyId} has no row`);
  return row;
}

interface SecretRow extends UserRef {
  readonly key_id: string;
  readonly sealed: Buffer;
}

const readSealed = statement<SecretRow>(
  '',
  `SELECT f.company_id AS "companyId", f.user_id AS "userId", f.key_id, f.sealed FROM second_factors f
   WHERE f.key_id <> $1 AND (f.company_id, f.user_id) > ($2::bigint, $3::bigint)
   ORDER BY f.company_id, f.user_id LIMIT $4`,
);

const replaceSealed = statement<object>(
  '',
  `UPDATE second_factors f SET key_id = n.key_id, sealed = n.sealed
   FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::text[], $5::bytea[])
     AS n (company_id, user_id, old_sealed, key_id, sealed)
   WHERE f.company_id = n.company_id AND f.user_id = n.user_id AND f.sealed = n.old_sealed`,
);

/** The secrets that authenticator apps share with the server. */
export const sealedSecondFactors: SealedTable = {
  what: 'secrets of second factors',
  async read(db, keyId, after, limit) {
    const rows = await readSealed(db, [keyId, after.companyId, after.id || '0', limit]);
    return rows.map(({ companyId, userId, key_id, sealed }) => ({
      ...{ companyId, id: String(userId), context: contextOf({ companyId, userId }) },
      sealed: { keyId: key_id, bytes: sealed },
    }));
  },
  async replace(db, rows, sealed) {
    await replaceSealed(db, [
      rows.map(({ companyId }) => companyId),
      rows.map(({ id }) => id),
      rows.map((row) => row.sealed.bytes),
      sealed.map(({ keyId }) => keyId),
      sealed.map(({ bytes }) => bytes),
    ]);
  },
};
