import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';
import { forgetRecords } from '../webhooks/index.js';

interface ErasedRow {
  readonly id: string;
}

const deleteOne = query<Scope & { readonly id: string }, ErasedRow>(
  'kyb.erase',
  `DELETE FROM kyc_company_checks k WHERE k.company_id = :companyId AND k.environment = :environment
     AND k.id = :id RETURNING k.id`,
);

/** Erases a company check. Resolves to false when there is none. */
export async function eraseKybCheck(trx: Db, scope: Scope, id: string): Promise<boolean> {
  const rows = await deleteOne(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id,
  });
  return (await forgetRecords(trx, scope, rows)).length > 0;
}

const deleteOfSubject = query<Scope & { readonly externalId: string }, ErasedRow>(
  'kyb.erase_of_subject',
  `DELETE FROM kyc_company_checks k
   WHERE k.company_id = :companyId AND k.environment = :environment AND k.external_id = :externalId RETURNING k.id`,
);

/** Erases the company checks with an external id. Resolves to their ids. */
export async function eraseKybChecksOf(
  trx: Db,
  scope: Scope,
  externalId: string,
): Promise<string[]> {
  const rows = await deleteOfSubject(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    externalId,
  });
  return forgetRecords(trx, scope, rows);
}

interface DueRow extends ErasedRow, Scope {}

const deleteDue = query<{ readonly now: Date; readonly limit: number }, DueRow>(
  'kyb.erase_due',
  `WITH due AS MATERIALIZED (
     SELECT k.company_id, k.id FROM kyc_company_checks k WHERE k.erase_at <= :now
     ORDER BY k.erase_at LIMIT :limit FOR UPDATE SKIP LOCKED
   )
   DELETE FROM kyc_company_checks k USING due d WHERE k.company_id = d.company_id AND k.id = d.id
   RETURNING k.company_id AS "companyId", k.environment, k.id`,
);

/** Erases checks of all companies whose retention ends by `now`. Resolves to the erased checks. */
export async function eraseDueKybChecks(
  trx: Db,
  now: Date,
  limit: number,
): Promise<readonly DueRow[]> {
  const rows = await deleteDue(trx, { now, limit });
  for (const row of rows) await forgetRecords(trx, row, [row]);
  return rows;
}
