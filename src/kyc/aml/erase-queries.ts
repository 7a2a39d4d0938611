import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';
import type { ScreeningRow } from './screening/queries.js';
import { screeningColumns } from './screening/queries.js';

/** A screening with the last decision of a reviewer about it. */
export interface ErasableRow extends ScreeningRow {
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

/** The screenings to erase. */
export interface Selection {
  readonly id?: string;
  readonly sessionId?: string;
  readonly externalId?: string;
  /** Selects only screenings whose retention ends by then. */
  readonly dueBy?: Date;
}

const lock = plannedPerCall<
  Scope & {
    readonly id: string | null;
    readonly sessionId: string | null;
    readonly externalId: string | null;
    readonly dueBy: Date | null;
  },
  { readonly id: string }
>(
  `SELECT s.id FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.environment = :environment AND (:id::text IS NULL OR s.id = :id)
     AND (:sessionId::text IS NULL OR s.session_id = :sessionId)
     AND (:externalId::text IS NULL OR s.external_id = :externalId)
     AND (:dueBy::timestamptz IS NULL OR s.erase_at <= :dueBy)
   ORDER BY s.id FOR UPDATE`,
);

/** Decisions of early versions name no screening; they concern all of the subject. */
const read = plannedPerCall<Scope & { readonly ids: readonly string[] }, ErasableRow>(
  `SELECT ${screeningColumns}, d.decided_at, d.actor AS decided_by
   FROM kyc_screenings s LEFT JOIN LATERAL (
     SELECT h.decided_at, h.actor FROM kyc_hit_decisions h
     WHERE h.company_id = s.company_id AND h.environment = s.environment AND h.subject_key = s.subject_key
       AND (h.screening_id = s.id OR h.screening_id IS NULL) ORDER BY h.seq DESC LIMIT 1
   ) d ON true
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.id = ANY (:ids::text[])
   ORDER BY s.id`,
);

/** Locks the selected screenings, and then reads them. */
export async function lockSelected(
  trx: Db,
  { companyId, environment }: Scope,
  { dueBy, externalId, id, sessionId }: Selection,
): Promise<ErasableRow[]> {
  const locked = await lock(trx, {
    companyId,
    environment,
    id: id ?? null,
    sessionId: sessionId ?? null,
    externalId: externalId ?? null,
    dueBy: dueBy ?? null,
  });
  return locked.length === 0
    ? []
    : read(trx, { companyId, environment, ids: locked.map((row) => row.id) });
}

const drop = query<Scope & { readonly ids: readonly string[] }>(
  'screenings.erase',
  `DELETE FROM kyc_screenings s WHERE s.company_id = :companyId AND s.environment = :environment
     AND s.id = ANY (:ids::text[])`,
);

/** Decisions belong to a subject. They are erased with its last screening. */
const dropDecisions = query<Scope & { readonly subjectKeys: readonly Uint8Array[] }>(
  'hit_decisions.erase',
  `DELETE FROM kyc_hit_decisions d
   WHERE d.company_id = :companyId AND d.environment = :environment AND d.subject_key = ANY (:subjectKeys::bytea[])
     AND NOT EXISTS (
     SELECT 1 FROM kyc_screenings s
     WHERE s.company_id = :companyId AND s.environment = :environment AND s.subject_key = d.subject_key)`,
);

/** Deletes locked screenings, and the decisions about subjects that have no other screening. */
export async function deleteScreenings(
  trx: Db,
  { companyId, environment }: Scope,
  rows: readonly ErasableRow[],
): Promise<void> {
  await drop(trx, { companyId, environment, ids: rows.map(({ id }) => id) });
  const subjectKeys = rows.map((row) => row.subject_key);
  await dropDecisions(trx, { companyId, environment, subjectKeys });
}
