import type { Db } from '../../../kernel/db/client.js';
import { lookup, statement } from '../../../kernel/db/statements/statement.js';
import type { Environment } from '../../../kernel/principal.js';
import type { Scope } from '../../scope.js';
import { columns, type SessionRow } from '../lifecycle/queries.js';

export type SharedPart = 'contact' | 'expected' | 'checks';

export interface ShareRow {
  readonly environment: Environment;
  readonly session_id: string;
  /** The code of the one company it is for; null for any. */
  readonly audience: string | null;
  readonly fields: SharedPart[];
  readonly expires_at: Date;
}

const insert = statement<object>(
  'shares.insert',
  `INSERT INTO kyc_shares (company_id, hash, environment, session_id, audience, fields, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8)`,
);

/** @param hash  of the token, which is kept nowhere */
export async function insertShare(
  trx: Db,
  companyId: number,
  hash: Buffer,
  share: ShareRow,
  now: Date,
): Promise<void> {
  const { environment, session_id, audience, fields, expires_at } = share;
  const facts = [environment, session_id, audience, fields];
  await insert(trx, [companyId, hash, ...facts, now, expires_at]);
}

const find = lookup<ShareRow>(
  'shares.find',
  `SELECT h.environment, h.session_id, h.audience, h.fields, h.expires_at FROM kyc_shares h
   WHERE h.company_id = $1 AND h.hash = $2`,
);

/** @param companyId  of the company that shared, as the token says */
export async function findShare(
  db: Db,
  companyId: number,
  hash: Buffer,
): Promise<ShareRow | undefined> {
  return (await find(db, [companyId, hash]))[0];
}

const findShared = statement<SessionRow>(
  'shares.session',
  `SELECT ${columns} FROM kyc_sessions s
   WHERE s.company_id = $1 AND s.environment = $2 AND s.id = $3 FOR SHARE`,
);

/** Finds a shared session, usually of another company, and prevents its erasure until the transaction ends. */
export async function findSharedSession(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await findShared(trx, [companyId, environment, id]))[0];
}

const findCode = statement<{ code: string }>(
  'shares.company_code',
  'SELECT c.code FROM companies c WHERE c.id = $1',
);

export async function companyCode(db: Db, companyId: number): Promise<string | undefined> {
  return (await findCode(db, [companyId]))[0]?.code;
}
