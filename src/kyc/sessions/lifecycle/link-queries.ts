import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';

const insert = query<{
  readonly companyId: number;
  readonly hash: Uint8Array;
  readonly environment: string;
  readonly sessionId: string;
  readonly createdAt: Date;
}>(
  'capture.insert_token',
  `INSERT INTO kyc_capture_tokens (company_id, hash, environment, session_id, created_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :createdAt)`,
);

const remove = query<{ readonly companyId: number; readonly sessionId: string }>(
  'capture.delete_tokens',
  'DELETE FROM kyc_capture_tokens t WHERE t.company_id = :companyId AND t.session_id = :sessionId',
);

/** Deletes the links of a session, which the transaction has locked. Their tokens are refused from then on. */
export async function deleteLinks(trx: Db, companyId: number, sessionId: string): Promise<void> {
  await remove(trx, { companyId, sessionId });
}

export interface NewLink {
  /** Hash of the token, which is not stored. */
  readonly hash: Buffer;
  readonly sessionId: string;
  readonly createdAt: Date;
}

export async function insertLink(
  trx: Db,
  { companyId, environment }: Scope,
  { hash, sessionId, createdAt }: NewLink,
): Promise<void> {
  await insert(trx, { companyId, hash, environment, sessionId, createdAt });
}
