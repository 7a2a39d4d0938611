import type { Db } from '../../kernel/db/client.js';
import { lookup, statement } from '../../kernel/db/statements/statement.js';

const findTrust = lookup<{ sharer_id: number }>(
  'sharers.find',
  'SELECT t.sharer_id FROM kyc_trusted_sharers t WHERE t.company_id = $1::bigint AND t.sharer_id = $2::bigint',
);

/** Returns true if a company is on another one's list of trusted sharers. */
export async function isTrustedSharer(
  db: Db,
  companyId: number,
  sharerId: number,
): Promise<boolean> {
  return (await findTrust(db, [companyId, sharerId])).length > 0;
}

const addTrust = statement<object>(
  'sharers.add',
  `INSERT INTO kyc_trusted_sharers (company_id, sharer_id, trusted_since) VALUES ($1, $2, $3)
   ON CONFLICT (company_id, sharer_id) DO NOTHING`,
);

const removeTrust = statement<object>(
  'sharers.remove',
  'DELETE FROM kyc_trusted_sharers t WHERE t.company_id = $1 AND t.sharer_id = $2',
);

interface TrustChange {
  readonly companyId: number;
  readonly sharerId: number;
  readonly isTrusted: boolean;
  readonly now: Date;
}

/** Adds a company to another one's list of trusted sharers, or removes it. */
export async function setTrustedSharer(trx: Db, change: TrustChange): Promise<void> {
  const { companyId, isTrusted, now, sharerId } = change;
  if (isTrusted) await addTrust(trx, [companyId, sharerId, now]);
  else await removeTrust(trx, [companyId, sharerId]);
}

interface SharerRow {
  readonly code: string;
  readonly name: string;
  readonly trusted_since: Date;
}

const listTrusted = statement<SharerRow>(
  'sharers.list',
  `SELECT c.code, c.name, t.trusted_since FROM kyc_trusted_sharers t JOIN companies c ON c.id = t.sharer_id
   WHERE t.company_id = $1 ORDER BY c.code LIMIT 1000`,
);

/** The trusted sharers of a company, by code. */
export const listSharers = (db: Db, companyId: number): Promise<SharerRow[]> =>
  listTrusted(db, [companyId]);

interface Candidate {
  readonly id: number;
  readonly code: string;
  readonly is_trusted: boolean;
}

const findByCode = statement<Candidate>(
  'sharers.find_candidate',
  `SELECT c.id, c.code, t.sharer_id IS NOT NULL AS is_trusted FROM companies c
   LEFT JOIN kyc_trusted_sharers t ON t.company_id = $1 AND t.sharer_id = c.id
   WHERE c.code = $2`,
);

/** A company of this installation by its code, and whether `companyId` trusts it. */
export async function findCandidate(
  db: Db,
  companyId: number,
  code: string,
): Promise<Candidate | undefined> {
  return (await findByCode(db, [companyId, code]))[0];
}
