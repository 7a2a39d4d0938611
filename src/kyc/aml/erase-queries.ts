import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { Scope } from '../scope.js';
import type { Eraser } from '../sessions/index.js';
import { forgetRecords } from '../webhooks/index.js';

interface ErasedRow {
  readonly id: string;
  readonly subject_key: Buffer;
}

const owned = 's.company_id = :companyId AND s.environment = :environment';

const dropOne = plannedPerCall<
  Scope & { readonly id: string; readonly dueBy: Date | null },
  ErasedRow
>(
  `DELETE FROM kyc_screenings s WHERE ${owned} AND s.id = :id AND (:dueBy::timestamptz IS NULL OR s.erase_at <= :dueBy)
   RETURNING s.id, s.subject_key`,
);

const dropOfSession = query<Scope & { readonly id: string }, ErasedRow>(
  'screenings.erase_of_session',
  `DELETE FROM kyc_screenings s WHERE ${owned} AND s.session_id = :id
   RETURNING s.id, s.subject_key`,
);

const dropOfSubject = query<Scope & { readonly id: string }, ErasedRow>(
  'screenings.erase_of_subject',
  `DELETE FROM kyc_screenings s WHERE ${owned} AND s.external_id = :id
   RETURNING s.id, s.subject_key`,
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

async function forget(trx: Db, scope: Scope, rows: readonly ErasedRow[]): Promise<void> {
  const { companyId, environment } = scope;
  if (rows.length === 0) return;
  await dropDecisions(trx, {
    companyId,
    environment,
    subjectKeys: rows.map((row) => row.subject_key),
  });
  await forgetRecords(trx, scope, rows);
}

interface Erasure {
  readonly id: string;
  /** Erases only a screening that is due by this time. */
  readonly dueBy?: Date;
}

/** Erases a screening, its hits, and its events and replies. Resolves to the number of erased screenings. */
export async function eraseScreenings(
  trx: Db,
  scope: Scope,
  { id, dueBy }: Erasure,
): Promise<number> {
  const rows = await dropOne(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id,
    dueBy: dueBy ?? null,
  });
  await forget(trx, scope, rows);
  return rows.length;
}

/** Erases the screenings of a session. */
export const eraseOfSession: Eraser = async (trx, scope, sessionId) => {
  const rows = await dropOfSession(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id: sessionId,
  });
  await forget(trx, scope, rows);
};

/** Erases the screenings with an external id, which ends their monitoring. Resolves to their ids. */
export async function eraseScreeningsOf(
  trx: Db,
  scope: Scope,
  externalId: string,
): Promise<string[]> {
  const rows = await dropOfSubject(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id: externalId,
  });
  await forget(trx, scope, rows);
  return rows.map(({ id }) => id);
}
