import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';
import type { Environment } from '../../../kernel/principal.js';
import type { Scope } from '../../scope.js';

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

/** A record that is due for erasure, of any company. */
export interface DueRecord {
  readonly companyId: number;
  readonly environment: Environment;
  readonly id: string;
  readonly dueAt: Date;
}

interface DueValues {
  readonly now: Date;
  readonly lastAt: Date | '-infinity';
  readonly lastCompanyId: number;
  readonly lastId: string;
  readonly limit: number;
}

const dueSql = (table: string, column: string): string =>
  `SELECT d.company_id AS "companyId", d.environment, d.id, d.${column} AS "dueAt" FROM ${table} d
   WHERE d.${column} <= :now AND (d.${column}, d.company_id, d.id) > (:lastAt::timestamptz, :lastCompanyId::bigint,
     :lastId::text)
   ORDER BY d.${column}, d.company_id, d.id LIMIT :limit`;

const dueBy = {
  expiry: query<DueValues, DueRecord>('sessions.due', dueSql('kyc_sessions', 'expires_at')),
  erasure: query<DueValues, DueRecord>('sessions.due_erasure', dueSql('kyc_sessions', 'erase_at')),
  check: query<DueValues, DueRecord>('checks.due_erasure', dueSql('kyc_checks', 'erase_at')),
} as const;

/** A position before every record. */
const beforeAll = { dueAt: '-infinity', companyId: 0, id: '' } as const;

export type DueKind = keyof typeof dueBy;

/** The records that have been due the longest; `last` is the end of the previous batch. */
export function findDue(
  db: Db,
  kind: DueKind,
  { now, last, limit }: { readonly now: Date; readonly last?: DueRecord; readonly limit: number },
): Promise<DueRecord[]> {
  const { dueAt: lastAt, companyId: lastCompanyId, id: lastId } = last ?? beforeAll;
  return dueBy[kind](db, { now, lastAt, lastCompanyId, lastId, limit });
}

const dropCheck = plannedPerCall<
  Scope & { readonly id: string; readonly dueBy: Date | null },
  { id: string }
>(
  `DELETE FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id AND c.session_id IS NULL
     AND (:dueBy::timestamptz IS NULL OR c.erase_at <= :dueBy)
   RETURNING c.id`,
);

/**
 * Deletes a check without a session.
 *
 * @param dueBy  deletes it only if its retention ends by then
 * @returns false when there is no such check
 */
export async function deleteLoneCheck(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
  dueBy?: Date,
): Promise<boolean> {
  return (await dropCheck(trx, { companyId, environment, id, dueBy: dueBy ?? null })).length > 0;
}

const lockByExternalId = query<Scope & { readonly externalId: string }, { id: string }>(
  'sessions.lock_by_external_id',
  `SELECT s.id FROM kyc_sessions s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.external_id = :externalId
     AND s.deleted_at IS NULL
   ORDER BY s.id FOR UPDATE`,
);

/** Locks the sessions of a subject. Resolves to their ids. */
export async function lockSessionsOf(
  trx: Db,
  { companyId, environment }: Scope,
  externalId: string,
): Promise<string[]> {
  const rows = await lockByExternalId(trx, { companyId, environment, externalId });
  return rows.map(({ id }) => id);
}
