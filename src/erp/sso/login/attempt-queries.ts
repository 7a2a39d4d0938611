import { createToken, readToken } from '../../../kernel/auth/keys/opaque-token.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Binding } from '../provider.js';
import type { Person } from './person.js';

/** The prefix of every key that finishes a login. */
const prefix = 'ns_';

const minuteMs = 60_000;

/** The time in which a login must be finished. */
const validMs = 10 * minuteMs;

export interface AttemptRef {
  readonly companyId: number;
  readonly hash: Uint8Array;
}

/** Returns the place of the login that a key finishes; undefined for a text that is no key. */
export const attemptOf = (key: string): AttemptRef | undefined => readToken(prefix, key);

const dropOld = query<{ readonly companyId: number; readonly now: Date }>(
  'sso_attempts.drop_old',
  'DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint AND a.expires_at <= :now',
);

const insert = query<AttemptRef & Binding & { readonly expiresAt: Date }>(
  'sso_attempts.insert',
  `INSERT INTO sso_attempts (company_id, hash, state, nonce, verifier, expires_at)
   VALUES (:companyId::bigint, :hash, :state, :nonce, :verifier, :expiresAt)`,
);

/** Stores a login that begins, and deletes those of the company that were not finished in time. Resolves to its key. */
export async function insertAttempt(
  trx: Db,
  companyId: number,
  binding: Binding,
  now: Date,
): Promise<string> {
  const { value, hash } = createToken(prefix, companyId);
  await dropOld(trx, { companyId, now });
  const expiresAt = new Date(now.getTime() + validMs);
  await insert(trx, { companyId, hash, ...binding, expiresAt });
  return value;
}

/** A login that was begun. */
export interface Attempt extends Binding {
  /** The person for whom the provider has vouched, while the second factor is missing. */
  readonly person: Person | null;
}

const find = query<AttemptRef & { readonly now: Date }, Attempt>(
  'sso_attempts.find',
  `SELECT a.state, a.nonce, a.verifier, a.person FROM sso_attempts a
   WHERE a.company_id = :companyId::bigint AND a.hash = :hash AND a.expires_at > :now`,
);

export const findAttempt = (db: Db, { companyId, hash }: AttemptRef, now: Date) =>
  find.first(db, { companyId, hash, now });

const setPerson = query<AttemptRef & { readonly person: string }, { person: Person }>(
  'sso_attempts.set_person',
  `UPDATE sso_attempts a SET person = :person::jsonb
   WHERE a.company_id = :companyId::bigint AND a.hash = :hash AND a.person IS NULL RETURNING a.person`,
);

/** Keeps the person until the code of the second factor comes. Resolves to false if the login was finished meanwhile. */
export async function keepPerson(
  trx: Db,
  { companyId, hash }: AttemptRef,
  person: Person,
): Promise<boolean> {
  const rows = await setPerson(trx, { companyId, hash, person: JSON.stringify(person) });
  return rows.length === 1;
}

const spend = query<AttemptRef, { state: string }>(
  'sso_attempts.spend',
  `DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint AND a.hash = :hash RETURNING a.state`,
);

/** Ends a login that was begun. Resolves to false if it had ended before. */
export async function spendAttempt(trx: Db, { companyId, hash }: AttemptRef): Promise<boolean> {
  return (await spend(trx, { companyId, hash })).length === 1;
}
