import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';
import { columns, type KybRow } from './queries.js';

/** The company checks to erase. */
export interface Selection {
  readonly id?: string;
  readonly externalId?: string;
  /** Selects only checks whose retention ends by then. */
  readonly dueBy?: Date;
}

const select = plannedPerCall<
  Scope & {
    readonly id: string | null;
    readonly externalId: string | null;
    readonly dueBy: Date | null;
  },
  KybRow
>(
  `SELECT ${columns} FROM kyc_company_checks k
   WHERE k.company_id = :companyId AND k.environment = :environment AND (:id::text IS NULL OR k.id = :id)
     AND (:externalId::text IS NULL OR k.external_id = :externalId)
     AND (:dueBy::timestamptz IS NULL OR k.erase_at <= :dueBy)
   ORDER BY k.id FOR UPDATE`,
);

/** Locks the selected company checks. */
export function lockSelected(
  trx: Db,
  { companyId, environment }: Scope,
  { dueBy, externalId, id }: Selection,
): Promise<KybRow[]> {
  const values = { id: id ?? null, externalId: externalId ?? null, dueBy: dueBy ?? null };
  return select(trx, { companyId, environment, ...values });
}

const drop = query<Scope & { readonly ids: readonly string[] }>(
  'kyb.erase',
  `DELETE FROM kyc_company_checks k WHERE k.company_id = :companyId AND k.environment = :environment
     AND k.id = ANY (:ids::text[])`,
);

/** Deletes locked company checks. */
export async function deleteKybChecks(
  trx: Db,
  { companyId, environment }: Scope,
  ids: readonly string[],
): Promise<void> {
  await drop(trx, { companyId, environment, ids });
}
