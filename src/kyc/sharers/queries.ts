import type { Db } from '../../kernel/db/client.js';
import { lookup, query } from '../../kernel/db/statements/query.js';

const findTrust = lookup<
  { readonly companyId: number; readonly sharerId: number },
  { sharer_id: number }
>(
  'sharers.find',
  'SELECT t.sharer_id FROM kyc_trusted_sharers t WHERE t.company_id = :companyId::bigint AND t.sharer_id = :sharerId::bigint',
);

/** Returns true if a company is on another one's list of trusted sharers. */
export async function isTrustedSharer(
  db: Db,
  companyId: number,
  sharerId: number,
): Promise<boolean> {
  return (await findTrust(db, { companyId, sharerId })).length > 0;
}

const addTrust = query<{
  readonly companyId: number;
  readonly sharerId: number;
  readonly now: Date;
}>(
  'sharers.add',
  `INSERT INTO kyc_trusted_sharers (company_id, sharer_id, trusted_since) VALUES (:companyId, :sharerId, :now)
   ON CONFLICT (company_id, sharer_id) DO NOTHING`,
);

const removeTrust = query<{ readonly companyId: number; readonly sharerId: number }>(
  'sharers.remove',
  'DELETE FROM kyc_trusted_sharers t WHERE t.company_id = :companyId AND t.sharer_id = :sharerId',
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
  if (isTrusted) await addTrust(trx, { companyId, sharerId, now });
  else await removeTrust(trx, { companyId, sharerId });
}

interface SharerRow {
  readonly code: string;
  readonly name: string;
  readonly trusted_since: Date;
}

const listTrusted = query<{ readonly companyId: number }, SharerRow>(
  'sharers.list',
  `SELECT c.code, c.name, t.trusted_since FROM kyc_trusted_sharers t JOIN companies c ON c.id = t.sharer_id
   WHERE t.company_id = :companyId ORDER BY c.code LIMIT 1000`,
);

/** The trusted sharers of a company, by code. */
export const listSharers = (db: Db, companyId: number): Promise<SharerRow[]> =>
  listTrusted(db, { companyId });

interface Candidate {
  readonly id: number;
  readonly code: string;
  readonly is_trusted: boolean;
}

const findByCode = query<{ readonly companyId: number; readonly code: string }, Candidate>(
  'sharers.find_candidate',
  `SELECT c.id, c.code, t.sharer_id IS NOT NULL AS is_trusted FROM companies c
   LEFT JOIN kyc_trusted_sharers t ON t.company_id = :companyId AND t.sharer_id = c.id
   WHERE c.code = :code`,
);

/** A company of this installation by its code, and whether `companyId` trusts it. */
export async function findCandidate(
  db: Db,
  companyId: number,
  code: string,
): Promise<Candidate | undefined> {
  return (await findByCode(db, { companyId, code }))[0];
}
