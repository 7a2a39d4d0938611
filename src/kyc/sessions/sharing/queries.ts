import type { Db } from '../../../kernel/db/client.js';
import { lookup, query } from '../../../kernel/db/statements/query.js';
import type { Environment } from '../../../kernel/principal.js';
import type { Scope } from '../../scope.js';
import { columns, type SessionRow } from '../lifecycle/queries.js';

export type SharedPart = 'contact' | 'expected' | 'checks';

export interface ShareRow {
  readonly environment: Environment;
  readonly session_id: string;
  /** The code of the only company that may import it; null for all. */
  readonly audience: string | null;
  readonly fields: SharedPart[];
  readonly expires_at: Date;
}

const insert = query<{
  readonly companyId: number;
  readonly hash: Uint8Array;
  readonly environment: string;
  readonly sessionId: string;
  readonly audience: string | null;
  readonly fields: readonly string[];
  readonly now: Date;
  readonly expiresAt: Date;
}>(
  'shares.insert',
  `INSERT INTO kyc_shares (company_id, hash, environment, session_id, audience, fields, created_at, expires_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :audience, :fields::text[], :now, :expiresAt)`,
);

/** @param hash  hash of the token, which is not stored */
export async function insertShare(
  trx: Db,
  companyId: number,
  hash: Buffer,
  share: ShareRow,
  now: Date,
): Promise<void> {
  const { environment, session_id, audience, fields, expires_at } = share;
  await insert(trx, {
    companyId,
    hash,
    environment,
    sessionId: session_id,
    audience,
    fields,
    now,
    expiresAt: expires_at,
  });
}

const find = lookup<{ readonly companyId: number; readonly hash: Uint8Array }, ShareRow>(
  'shares.find',
  `SELECT h.environment, h.session_id, h.audience, h.fields, h.expires_at FROM kyc_shares h
   WHERE h.company_id = :companyId AND h.hash = :hash`,
);

/** @param companyId  the company that shared the session, by the token */
export async function findShare(
  db: Db,
  companyId: number,
  hash: Buffer,
): Promise<ShareRow | undefined> {
  return (await find(db, { companyId, hash }))[0];
}

const findShared = query<Scope & { readonly id: string }, SessionRow>(
  'shares.session',
  `SELECT ${columns} FROM kyc_sessions s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.id = :id FOR SHARE`,
);

/** Finds a shared session, usually of another company, and prevents its erasure until the transaction ends. */
export async function findSharedSession(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await findShared(trx, { companyId, environment, id }))[0];
}

const findCode = query<{ readonly companyId: number }, { code: string }>(
  'shares.company_code',
  'SELECT c.code FROM companies c WHERE c.id = :companyId',
);

export async function companyCode(db: Db, companyId: number): Promise<string | undefined> {
  return (await findCode(db, { companyId }))[0]?.code;
}
