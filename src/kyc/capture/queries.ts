import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';

const findName = query<{ readonly companyId: number }, { name: string }>(
  'capture.company_name',
  'SELECT c.name FROM companies c WHERE c.id = :companyId',
);

export async function getCompanyName(db: Db, companyId: number): Promise<string> {
  const [row] = await findName(db, { companyId });
  if (row === undefined) throw new Error(`There is no company ${companyId}`);
  return row.name;
}

const lease = query<{
  readonly companyId: number;
  readonly id: number;
  readonly now: Date;
  readonly until: Date;
}>(
  'capture.take_lease',
  `UPDATE kyc_capture_tokens t SET busy_until = :until
   WHERE t.company_id = :companyId AND t.id = :id AND (t.busy_until IS NULL OR t.busy_until <= :now) RETURNING t.id`,
);

/** Resolves to true if no other request held the link's lease. */
export async function takeLease(
  db: Db,
  companyId: number,
  id: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return (await lease(db, { companyId, id, now, until })).length > 0;
}

const release = query<{ readonly companyId: number; readonly id: number; readonly until: Date }>(
  'capture.end_lease',
  'UPDATE kyc_capture_tokens t SET busy_until = NULL WHERE t.company_id = :companyId AND t.id = :id AND t.busy_until = :until',
);

/** @param until  the end of this request's lease; another request may hold the lease afterwards */
export async function endLease(db: Db, companyId: number, id: number, until: Date): Promise<void> {
  await release(db, { companyId, id, until });
}
