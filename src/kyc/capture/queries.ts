import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statements/statement.js';

const findName = statement<{ name: string }>(
  'capture.company_name',
  'SELECT c.name FROM companies c WHERE c.id = $1',
);

export async function getCompanyName(db: Db, companyId: number): Promise<string> {
  const [row] = await findName(db, [companyId]);
  if (row === undefined) throw new Error(`There is no company ${companyId}`);
  return row.name;
}

const lease = statement<object>(
  'capture.take_lease',
  `UPDATE kyc_capture_tokens t SET busy_until = $4
   WHERE t.company_id = $1 AND t.id = $2 AND (t.busy_until IS NULL OR t.busy_until <= $3) RETURNING t.id`,
);

/** Resolves to true if no other request held the link's lease. */
export async function takeLease(
  db: Db,
  companyId: number,
  id: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return (await lease(db, [companyId, id, now, until])).length > 0;
}

const release = statement<object>(
  'capture.end_lease',
  'UPDATE kyc_capture_tokens t SET busy_until = NULL WHERE t.company_id = $1 AND t.id = $2 AND t.busy_until = $3',
);

/** @param until  end of the own lease; another request may have taken it afterwards */
export async function endLease(db: Db, companyId: number, id: number, until: Date): Promise<void> {
  await release(db, [companyId, id, until]);
}
