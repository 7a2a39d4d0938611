import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Logo } from './logo.js';
import type { Brand } from './rules.js';

interface LogoKey {
  readonly companyId: number;
  readonly sha256: Buffer;
}

const insert = query<
  LogoKey & { readonly contentType: string; readonly content: Buffer; readonly at: Date }
>(
  'workflows.insert_logo',
  `INSERT INTO kyc_workflow_logos (company_id, sha256, content_type, content, created_at)
   VALUES (:companyId, :sha256, :contentType, :content, :at) ON CONFLICT DO NOTHING`,
);

/** Stores a logo once. It is never changed or deleted, because versions of workflows refer to it. */
export async function insertLogo(
  trx: Db,
  companyId: number,
  { content, facts: { contentType, sha256 } }: Logo,
  at: Date,
): Promise<void> {
  await insert(trx, { companyId, sha256: Buffer.from(sha256, 'hex'), contentType, content, at });
}

const find = query<LogoKey, { content: Buffer }>(
  'workflows.logo',
  'SELECT l.content FROM kyc_workflow_logos l WHERE l.company_id = :companyId AND l.sha256 = :sha256',
);

/** Returns the content of a logo that a version of a workflow names. */
export async function getLogo(
  db: Db,
  companyId: number,
  { sha256 }: NonNullable<Brand['logo']>,
): Promise<Buffer> {
  const [row] = await find(db, { companyId, sha256: Buffer.from(sha256, 'hex') });
  if (row === undefined) throw new Error(`There is no logo ${sha256}`);
  return row.content;
}
