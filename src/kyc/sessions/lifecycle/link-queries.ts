import type { Db } from '../../../kernel/db/client.js';
import { statement } from '../../../kernel/db/statements/statement.js';
import type { Scope } from '../../scope.js';

const insert = statement<object>(
  'capture.insert_token',
  `INSERT INTO kyc_capture_tokens (company_id, hash, environment, session_id, created_at)
   VALUES ($1, $2, $3, $4, $5)`,
);

export interface NewLink {
  /** Of the token, which is kept nowhere. */
  readonly hash: Buffer;
  readonly sessionId: string;
  readonly createdAt: Date;
}

export async function insertLink(
  trx: Db,
  { companyId, environment }: Scope,
  { hash, sessionId, createdAt }: NewLink,
): Promise<void> {
  await insert(trx, [companyId, hash, environment, sessionId, createdAt]);
}
