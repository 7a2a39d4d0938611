import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';
import {
  type StandaloneCheck,
  type StandaloneCheckRow,
  standaloneColumns,
  toStandaloneCheck,
} from '../checks/standalone-queries.js';
import { columns, type SessionRow } from '../lifecycle/queries.js';

const dropChecks = query<
  { readonly companyId: number; readonly sessionId: string },
  { id: string }
>(
  'sessions.erase_checks',
  'DELETE FROM kyc_checks c WHERE c.company_id = :companyId AND c.session_id = :sessionId RETURNING c.id',
);

/** Resolves to their ids. */
export async function deleteChecks(
  trx: Db,
  companyId: number,
  sessionId: string,
): Promise<string[]> {
  return (await dropChecks(trx, { companyId, sessionId })).map(({ id }) => id);
}

const dropTexts = query<{ readonly companyId: number; readonly id: string }>(
  'sessions.erase_history',
  'UPDATE kyc_session_history h SET reason = NULL WHERE h.company_id = :companyId AND h.session_id = :id',
);

const endShares = query<{ readonly companyId: number; readonly id: string; readonly now: Date }>(
  'sessions.erase_shares',
  `UPDATE kyc_shares h SET audience = NULL, fields = '{}', expires_at = least(h.expires_at, :now)
   WHERE h.company_id = :companyId AND h.session_id = :id`,
);

const bury = query<
  { readonly companyId: number; readonly id: string; readonly now: Date },
  { version: number }
>(
  'sessions.erase',
  `UPDATE kyc_sessions s SET steps = '[]', external_id = NULL, callback_url = NULL, metadata = '{}', language = NULL,
     country = NULL, contact = '{}', expected = '{}', reason_codes = '{}', decision = NULL, expires_at = NULL,
     erase_at = NULL, claim_actor = NULL, claimed_at = NULL, claimed_until = NULL,
     risk = NULL, first_approval = NULL, consent = NULL, deleted_at = :now, updated_at = :now, version = s.version + 1
   WHERE s.company_id = :companyId AND s.id = :id RETURNING s.version`,
);

/** Reduces a locked session to its tombstone. Resolves to its last version. */
export async function eraseRow(trx: Db, companyId: number, id: string, now: Date): Promise<number> {
  await dropTexts(trx, { companyId, id });
  await endShares(trx, { companyId, id, now });
  const [row] = await bury(trx, { companyId, id, now });
  if (row === undefined) throw new Error(`${id} was not erased`);
  return row.version;
}

const lockCheck = plannedPerCall<
  Scope & { readonly id: string; readonly dueBy: Date | null },
  StandaloneCheckRow
>(
  `SELECT ${standaloneColumns} FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id AND c.session_id IS NULL
     AND (:dueBy::timestamptz IS NULL OR c.erase_at <= :dueBy)
   FOR UPDATE`,
);

/**
 * Locks a check without a session.
 *
 * @param dueBy  finds it only if its retention ends by then
 */
export async function lockLoneCheck(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
  dueBy?: Date,
): Promise<StandaloneCheck | undefined> {
  const [row] = await lockCheck(trx, { companyId, environment, id, dueBy: dueBy ?? null });
  return row && toStandaloneCheck(row);
}

const dropCheck = query<Scope & { readonly id: string }>(
  'checks.erase',
  `DELETE FROM kyc_checks c WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id`,
);

/** Deletes a locked check without a session. */
export async function deleteLoneCheck(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<void> {
  await dropCheck(trx, { companyId, environment, id });
}

const lockByExternalId = query<Scope & { readonly externalId: string }, SessionRow>(
  'sessions.lock_by_external_id',
  `SELECT ${columns} FROM kyc_sessions s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.external_id = :externalId
     AND s.deleted_at IS NULL
   ORDER BY s.id FOR UPDATE`,
);

/** Locks the sessions of a subject. */
export function lockSessionsOf(
  trx: Db,
  { companyId, environment }: Scope,
  externalId: string,
): Promise<SessionRow[]> {
  return lockByExternalId(trx, { companyId, environment, externalId });
}
