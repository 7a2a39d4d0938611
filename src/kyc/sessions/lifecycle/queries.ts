import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { lookup, statement } from '../../../kernel/db/statements/statement.js';
import type { Environment } from '../../../kernel/principal.js';
import type { Scope } from '../../scope.js';
import type { Expected, Feature } from '../checks/model.js';
import {
  type ClaimColumns,
  liveClaim,
  type SessionStatus,
  type Step,
  type Times,
} from './rules.js';

type Schemas = components['schemas'];

export interface SessionRow extends Times, ClaimColumns {
  readonly id: string;
  readonly environment: Environment;
  readonly status: SessionStatus;
  readonly features: Feature[];
  readonly steps: readonly Step[];
  readonly workflow_id: string;
  readonly workflow_version: number;
  readonly external_id: string | null;
  readonly callback_url: string | null;
  readonly metadata: Schemas['Metadata'];
  readonly language: string | null;
  readonly country: string | null;
  readonly contact: Schemas['Contact'];
  readonly expected: Expected;
  readonly reason_codes: string[];
  readonly decision: Schemas['Decision'] | null;
  readonly risk: number | null;
  readonly first_approval: Schemas['FirstApproval'] | null;
  /** Number of requests for new input. */
  readonly resubmissions: number;
  readonly imported_from: string | null;
  readonly imported_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function claimOf(row: SessionRow, now: Date): Schemas['SessionItem']['claim'] {
  const claim = liveClaim(row, now);
  if (claim === undefined) return null;
  const { actor, at, until } = claim;
  return { actor, at: at.toISOString(), until: until.toISOString() };
}

/** @param now  claims end by themselves */
export function toSessionItem(row: SessionRow, now: Date): Schemas['SessionItem'] {
  const { imported_from: origin, imported_at: importedAt } = row;
  return {
    id: row.id,
    status: row.status,
    environment: row.environment,
    features: row.features,
    steps: row.steps.map(({ feature, status, attempts }) => ({ feature, status, attempts })),
    workflowId: row.workflow_id,
    workflowVersion: row.workflow_version,
    externalId: row.external_id,
    callbackUrl: row.callback_url,
    metadata: row.metadata,
    language: row.language,
    country: row.country,
    reasonCodes: row.reason_codes,
    importedFrom:
      origin === null || importedAt === null
        ? null
        : { sessionId: origin, at: importedAt.toISOString() },
    claim: claimOf(row, now),
    risk: row.risk,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    startedAt: textOf(row.started_at),
    completedAt: textOf(row.completed_at),
    expiresAt: textOf(row.expires_at),
  };
}

const columnNames = [
  ...['id', 'environment', 'status', 'features', 'steps', 'workflow_id', 'workflow_version'],
  ...['external_id', 'callback_url', 'metadata', 'language', 'country', 'contact', 'expected'],
  ...['reason_codes', 'decision', 'resubmissions', 'imported_from', 'imported_at', 'version'],
  ...['created_at', 'updated_at', 'started_at', 'completed_at', 'expires_at', 'erase_at'],
  ...['deleted_at', 'claim_actor', 'claimed_at', 'claimed_until'],
  ...['risk', 'first_approval'],
];

export const columns = columnNames.map((column) => `s.${column}`).join(', ');

const own = 's.company_id = $1 AND s.environment = $2 AND s.id = $3';

const find = lookup<SessionRow>(
  'sessions.find',
  `SELECT ${columns} FROM kyc_sessions s WHERE ${own}`,
);

/** Finds a session, or the tombstone of an erased one. */
export async function findSession(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await find(db, [companyId, environment, id]))[0];
}

const findLocked = statement<SessionRow>(
  'sessions.find_locked',
  `SELECT ${columns} FROM kyc_sessions s WHERE ${own} FOR UPDATE`,
);

/** Like `findSession`, and locks the row until the transaction ends. */
export async function lockRow(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await findLocked(trx, [companyId, environment, id]))[0];
}

const insert = statement<object>(
  'sessions.insert',
  `INSERT INTO kyc_sessions (company_id, import_hash, id, environment, status, features, steps, workflow_id,
     workflow_version, external_id, callback_url, metadata, language, country, contact, expected, reason_codes,
     imported_from, imported_at, created_at, updated_at, started_at, completed_at, expires_at, erase_at, risk)
   VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8, $9, $10, $11, $12::jsonb, $13, $14, $15::jsonb, $16::jsonb,
     $17::text[], $18, $19, $20, $20, $21, $22, $23, $24, $25)`,
);

/** @param importHash  of the share token that it was made from */
export async function insertSession(
  trx: Db,
  companyId: number,
  row: SessionRow,
  importHash: Buffer | null = null,
): Promise<void> {
  await insert(trx, [
    ...[companyId, importHash, row.id, row.environment, row.status, row.features],
    ...[JSON.stringify(row.steps), row.workflow_id, row.workflow_version, row.external_id],
    ...[row.callback_url, JSON.stringify(row.metadata), row.language, row.country],
    ...[JSON.stringify(row.contact), JSON.stringify(row.expected), row.reason_codes],
    ...[row.imported_from, row.imported_at, row.created_at],
    ...[row.started_at, row.completed_at, row.expires_at, row.erase_at, row.risk],
  ]);
}

const jsonOf = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

const claimValues = (row: ClaimColumns): unknown[] => [
  ...[jsonOf(row.claim_actor), row.claimed_at, row.claimed_until],
];

const update = statement<object>(
  'sessions.update',
  `UPDATE kyc_sessions SET status = $3, steps = $4::jsonb, country = $5, reason_codes = $6::text[],
     decision = $7::jsonb, resubmissions = $8, version = $9, updated_at = $10, started_at = $11, completed_at = $12,
     expires_at = $13, erase_at = $14, claim_actor = $15::jsonb, claimed_at = $16, claimed_until = $17,
     risk = $18, first_approval = $19::jsonb
   WHERE company_id = $1 AND id = $2`,
);

/** Writes what changes in the life of a locked session. */
export async function updateSession(trx: Db, companyId: number, row: SessionRow): Promise<void> {
  await update(trx, [
    ...[companyId, row.id, row.status, JSON.stringify(row.steps), row.country, row.reason_codes],
    ...[jsonOf(row.decision), row.resubmissions, row.version, row.updated_at],
    ...[row.started_at, row.completed_at, row.expires_at, row.erase_at],
    ...[...claimValues(row), row.risk, jsonOf(row.first_approval)],
  ]);
}

const claim = statement<object>(
  'sessions.claim',
  `UPDATE kyc_sessions SET claim_actor = $3::jsonb, claimed_at = $4, claimed_until = $5
   WHERE company_id = $1 AND id = $2`,
);

/** Saves the claim of a locked session. A claim does not change the version or the time of change. */
export async function saveClaim(trx: Db, companyId: number, row: SessionRow): Promise<void> {
  await claim(trx, [companyId, row.id, ...claimValues(row)]);
}

export interface Move {
  readonly from: SessionStatus | null;
  readonly to: SessionStatus;
  readonly actor: Schemas['Actor'];
  readonly reason: string | null;
  readonly at: Date;
}

const insertMove = statement<object>(
  'sessions.insert_move',
  `INSERT INTO kyc_session_history
     (company_id, session_id, from_status, to_status, actor_type, actor_id, actor_name, reason, at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export async function appendMove(
  trx: Db,
  companyId: number,
  sessionId: string,
  { from, to, actor, reason, at }: Move,
): Promise<void> {
  const who = [actor.type, actor.id, actor.name];
  await insertMove(trx, [companyId, sessionId, from, to, ...who, reason, at]);
}

interface MoveRow {
  readonly from_status: SessionStatus | null;
  readonly to_status: SessionStatus;
  readonly actor_type: Schemas['Actor']['type'];
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

const maxMoves = 1_000;

const moves = statement<MoveRow>(
  'sessions.history',
  `SELECT h.from_status, h.to_status, h.actor_type, h.actor_id, h.actor_name, h.reason, h.at
   FROM kyc_session_history h WHERE h.company_id = $1 AND h.session_id = $2
   ORDER BY h.id DESC LIMIT ${maxMoves}`,
);

/** Every move, the oldest first; of more than a thousand, the last ones. */
export async function listHistory(
  db: Db,
  companyId: number,
  sessionId: string,
): Promise<Schemas['HistoryEntry'][]> {
  const rows = await moves(db, [companyId, sessionId]);
  return rows.toReversed().map((row) => ({
    from: row.from_status,
    to: row.to_status,
    actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
