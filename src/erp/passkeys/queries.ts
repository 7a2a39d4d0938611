import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Challenge } from './challenges.js';
import type { UserRef } from './user-handle.js';

export interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly last_used_at: Date | null;
  readonly created_at: Date;
  readonly credential_id: Buffer;
}

const columns = 'p.id, p.name, p.version, p.last_used_at, p.created_at, p.credential_id';

const list = query<UserRef, PasskeyRow>(
  'passkeys.list',
  `SELECT ${columns} FROM passkeys p
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint ORDER BY p.id LIMIT 20`,
);

export const listPasskeys = (db: Db, { companyId, userId }: UserRef) =>
  list(db, { companyId, userId });

export interface NewPasskey extends UserRef {
  readonly name: string;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly now: Date;
}

const insert = query<NewPasskey, PasskeyRow>(
  'passkeys.insert',
  `INSERT INTO passkeys AS p (company_id, user_id, name, credential_id, public_key, counter, created_at)
   VALUES (:companyId::bigint, :userId::bigint, :name, :credentialId, :publicKey, :counter::bigint, :now)
   RETURNING ${columns}`,
);

/** @throws a violation of `passkeys_credential_unique` */
export const insertPasskey = (trx: Db, passkey: NewPasskey) => insert.one(trx, passkey);

interface Own extends UserRef {
  readonly id: number;
}

const lock = query<Own, PasskeyRow>(
  'passkeys.lock',
  `SELECT ${columns} FROM passkeys p
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint FOR UPDATE`,
);

export const lockPasskey = (trx: Db, { companyId, userId }: UserRef, id: number) =>
  lock.first(trx, { companyId, userId, id });

const rename = query<Own & { readonly name: string }, PasskeyRow>(
  'passkeys.rename',
  `UPDATE passkeys p SET name = :name, version = p.version + 1
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint RETURNING ${columns}`,
);

export const renamePasskey = (trx: Db, { companyId, userId }: UserRef, id: number, name: string) =>
  rename.one(trx, { companyId, userId, id, name });

const drop = query<Own, { id: number }>(
  'passkeys.delete',
  `DELETE FROM passkeys p
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint RETURNING p.id`,
);

/** Resolves to false if the user has no such passkey. */
export const deletePasskey = async (trx: Db, { companyId, userId }: UserRef, id: number) =>
  (await drop(trx, { companyId, userId, id })).length === 1;

export interface LoginPasskey {
  readonly id: number;
  readonly email: string;
  readonly public_key: Buffer;
  readonly counter: number;
}

const find = query<UserRef & { readonly credentialId: Uint8Array }, LoginPasskey>(
  'passkeys.find',
  `SELECT p.id, u.email, p.public_key, p.counter FROM passkeys p
   JOIN users u ON u.company_id = p.company_id AND u.id = p.user_id
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.credential_id = :credentialId`,
);

export const findPasskey = (db: Db, { companyId, userId }: UserRef, credentialId: Uint8Array) =>
  find.first(db, { companyId, userId, credentialId });

const use = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly counter: number;
    readonly now: Date;
  },
  { id: number }
>(
  'passkeys.use',
  `UPDATE passkeys p SET counter = :counter::bigint, last_used_at = :now
   WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
     AND (p.counter < :counter::bigint OR (p.counter = 0 AND :counter::bigint = 0))
   RETURNING p.id`,
);

/** Records a login. Resolves to false if the counter has not grown: a copy of the passkey may exist. */
export const usePasskey = async (
  trx: Db,
  companyId: number,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> => (await use(trx, { companyId, id, counter, now })).length === 1;

const dropOld = query<{ readonly companyId: number; readonly now: Date }>(
  'passkey_challenges.drop_old',
  'DELETE FROM passkey_challenges c WHERE c.company_id = :companyId::bigint AND c.expires_at <= :now',
);

const spend = query<
  { readonly companyId: number; readonly hash: Uint8Array; readonly expiresAt: Date },
  { hash: Buffer }
>(
  'passkey_challenges.spend',
  `INSERT INTO passkey_challenges AS c (company_id, hash, expires_at) VALUES (:companyId::bigint, :hash, :expiresAt)
   ON CONFLICT (company_id, hash) DO NOTHING RETURNING c.hash`,
);

/** Marks a challenge as used, and forgets those that have expired. Resolves to false if it was used before. */
export async function spendChallenge(
  trx: Db,
  companyId: number,
  { hash, expiresAt }: Challenge,
  now: Date,
): Promise<boolean> {
  await dropOld(trx, { companyId, now });
  return (await spend(trx, { companyId, hash, expiresAt })).length === 1;
}
