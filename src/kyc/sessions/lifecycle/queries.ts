import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { lookup, query } from '../../../kernel/db/statements/query.js';
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
  readonly consent: Schemas['SessionConsent'] | null;
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

/** @param now  the time to compare with the end of the claim */
export function toSessionFacts(
  row: SessionRow,
  now: Date,
): Omit<Schemas['SessionItem'], 'subjectName'> {
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
    firstApproval: row.first_approval,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    startedAt: textOf(row.started_at),
    completedAt: textOf(row.completed_at),
    expiresAt: textOf(row.expires_at),
  };
}

const columnNames = [
  'id',
  'environment',
  'status',
  'features',
  'steps',
  'workflow_id',
  'workflow_version',
  'external_id',
  'callback_url',
  'metadata',
  'language',
  'country',
  'contact',
  'expected',
  'reason_codes',
  'decision',
  'resubmissions',
  'imported_from',
  'imported_at',
  'version',
  'created_at',
  'updated_at',
  'started_at',
  'completed_at',
  'expires_at',
  'erase_at',
  'deleted_at',
  'claim_actor',
  'claimed_at',
  'claimed_until',
  'risk',
  'first_approval',
  'consent',
];

export const columns = columnNames.map((column) => `s.${column}`).join(', ');

const own = 's.company_id = :companyId AND s.environment = :environment AND s.id = :id';

const find = lookup<Scope & { readonly id: string }, SessionRow>(
  'sessions.find',
  `SELECT ${columns} FROM kyc_sessions s WHERE ${own}`,
);

/** Finds a session, or the tombstone of an erased one. */
export async function findSession(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await find(db, { companyId, environment, id }))[0];
}

const findLocked = query<Scope & { readonly id: string }, SessionRow>(
  'sessions.find_locked',
  `SELECT ${columns} FROM kyc_sessions s WHERE ${own} FOR UPDATE`,
);

/** Like `findSession`, and locks the row until the transaction ends. */
export async function lockRow(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SessionRow | undefined> {
  return (await findLocked(trx, { companyId, environment, id }))[0];
}

const insert = query<{
  readonly companyId: number;
  readonly importHash: Uint8Array | null;
  readonly id: string;
  readonly environment: string;
  readonly status: string;
  readonly features: readonly string[];
  readonly steps: string;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly externalId: string | null;
  readonly callbackUrl: string | null;
  readonly metadata: string;
  readonly language: string | null;
  readonly country: string | null;
  readonly contact: string;
  readonly expected: string;
  readonly reasonCodes: readonly string[];
  readonly importedFrom: string | null;
  readonly importedAt: Date | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly eraseAt: Date | null;
  readonly risk: number | null;
}>(
  'sessions.insert',
  `INSERT INTO kyc_sessions (company_id, import_hash, id, environment, status, features, steps, workflow_id,
     workflow_version, external_id, callback_url, metadata, language, country, contact, expected, reason_codes,
     imported_from, imported_at, created_at, updated_at, started_at, completed_at, expires_at, erase_at, risk)
   VALUES (:companyId, :importHash, :id, :environment, :status, :features::text[], :steps::jsonb, :workflowId,
     :workflowVersion, :externalId, :callbackUrl, :metadata::jsonb, :language, :country, :contact::jsonb,
     :expected::jsonb, :reasonCodes::text[], :importedFrom, :importedAt, :createdAt, :createdAt, :startedAt,
     :completedAt, :expiresAt, :eraseAt, :risk)`,
);

/** @param importHash  hash of the share token from which it was imported */
export async function insertSession(
  trx: Db,
  companyId: number,
  row: SessionRow,
  importHash: Buffer | null = null,
): Promise<void> {
  await insert(trx, {
    companyId,
    importHash,
    id: row.id,
    environment: row.environment,
    status: row.status,
    features: row.features,
    steps: JSON.stringify(row.steps),
    workflowId: row.workflow_id,
    workflowVersion: row.workflow_version,
    externalId: row.external_id,
    callbackUrl: row.callback_url,
    metadata: JSON.stringify(row.metadata),
    language: row.language,
    country: row.country,
    contact: JSON.stringify(row.contact),
    expected: JSON.stringify(row.expected),
    reasonCodes: row.reason_codes,
    importedFrom: row.imported_from,
    importedAt: row.imported_at,
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    expiresAt: row.expires_at,
    eraseAt: row.erase_at,
    risk: row.risk,
  });
}

const jsonOf = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

interface Claim {
  /** JSON. */
  readonly claimActor: string | null;
  readonly claimedAt: Date | null;
  readonly claimedUntil: Date | null;
}

const claimColumns = (row: ClaimColumns): Claim => ({
  claimActor: jsonOf(row.claim_actor),
  claimedAt: row.claimed_at,
  claimedUntil: row.claimed_until,
});

interface SessionChange extends Claim {
  readonly companyId: number;
  readonly id: string;
  readonly status: SessionStatus;
  /** JSON, like `decision`, `firstApproval` and `consent`. */
  readonly steps: string;
  readonly country: string | null;
  readonly reasonCodes: readonly string[];
  readonly decision: string | null;
  readonly resubmissions: number;
  readonly version: number;
  readonly updatedAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly eraseAt: Date | null;
  readonly risk: number | null;
  readonly firstApproval: string | null;
  readonly consent: string | null;
  readonly language: string | null;
}

const update = query<SessionChange>(
  'sessions.update',
  `UPDATE kyc_sessions SET status = :status, steps = :steps::jsonb, country = :country,
     reason_codes = :reasonCodes::text[], decision = :decision::jsonb, resubmissions = :resubmissions,
     version = :version, updated_at = :updatedAt, started_at = :startedAt, completed_at = :completedAt, expires_at = :expiresAt,
     erase_at = :eraseAt, claim_actor = :claimActor::jsonb, claimed_at = :claimedAt, claimed_until = :claimedUntil,
     risk = :risk, first_approval = :firstApproval::jsonb, consent = :consent::jsonb, language = :language
   WHERE company_id = :companyId AND id = :id`,
);

/** Writes the changeable columns of a locked session. */
export async function updateSession(trx: Db, companyId: number, row: SessionRow): Promise<void> {
  const { id, status, country, resubmissions, version, risk } = row;
  await update(trx, {
    companyId,
    id,
    status,
    country,
    resubmissions,
    version,
    risk,
    steps: JSON.stringify(row.steps),
    reasonCodes: row.reason_codes,
    decision: jsonOf(row.decision),
    updatedAt: row.updated_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    expiresAt: row.expires_at,
    eraseAt: row.erase_at,
    firstApproval: jsonOf(row.first_approval),
    consent: jsonOf(row.consent),
    language: row.language,
    ...claimColumns(row),
  });
}

const claim = query<Claim & { readonly companyId: number; readonly id: string }>(
  'sessions.claim',
  `UPDATE kyc_sessions SET claim_actor = :claimActor::jsonb, claimed_at = :claimedAt, claimed_until = :claimedUntil
   WHERE company_id = :companyId AND id = :id`,
);

/** Saves the claim of a locked session. A claim does not change the version or the time of change. */
export async function saveClaim(trx: Db, companyId: number, row: SessionRow): Promise<void> {
  await claim(trx, { companyId, id: row.id, ...claimColumns(row) });
}
