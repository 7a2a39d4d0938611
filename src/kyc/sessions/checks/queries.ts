import type { Db } from '../../../kernel/db/client.js';
import { lookup, query } from '../../../kernel/db/statements/query.js';
import type { Scope } from '../../scope.js';
import type { RatedCheck } from '../lifecycle/rules.js';
import type { CheckOutcome, CheckStatus, Feature } from './model.js';
import { fromStored, type StoredWarning, toStored } from './warnings.js';

/** The stored content of an image. */
export interface StoredImage {
  readonly purpose: string;
  readonly blobId: string;
}

/** A check to store. */
export interface StoredCheck
  extends Pick<
    CheckOutcome,
    'isRetryable' | 'result' | 'engine' | 'inputs' | 'score' | 'warnings'
  > {
  readonly id: string;
  /** Null for a check without a session. */
  readonly sessionId: string | null;
  readonly feature: Feature;
  readonly status: CheckStatus;
  readonly images: readonly StoredImage[];
  readonly createdAt: Date;
}

/** A row of `checkColumns`. */
export interface CheckRow {
  readonly id: string;
  readonly session_id: string | null;
  readonly feature: Feature;
  readonly status: CheckStatus;
  readonly score: number | null;
  readonly warnings: StoredWarning[];
  readonly is_retryable: boolean;
  readonly result: Readonly<Record<string, unknown>>;
  readonly engine_name: string;
  readonly engine_version: string;
  readonly inputs: string[];
  readonly images: StoredImage[];
  readonly created_at: Date;
}

export const toCheck = (row: CheckRow): StoredCheck => ({
  id: row.id,
  sessionId: row.session_id,
  feature: row.feature,
  status: row.status,
  score: row.score,
  warnings: fromStored(row.warnings),
  isRetryable: row.is_retryable,
  result: row.result,
  engine: { name: row.engine_name, version: row.engine_version },
  inputs: row.inputs,
  images: row.images,
  createdAt: row.created_at,
});

export const checkColumns = `c.id, c.session_id, c.feature, c.status, c.score, c.warnings, c.is_retryable, c.result, c.engine_name,
  c.engine_version, c.inputs, c.images, c.created_at`;

const insert = query<
  Scope & {
    readonly id: string;
    readonly sessionId: string | null;
    readonly feature: string;
    readonly status: string;
    readonly score: number | null;
    readonly warnings: string;
    readonly isRetryable: boolean;
    readonly result: string;
    readonly name: string;
    readonly version: string;
    readonly inputs: readonly string[];
    readonly images: string;
    readonly createdAt: Date;
    readonly eraseAt: Date | null;
  }
>(
  'checks.insert',
  `INSERT INTO kyc_checks (company_id, environment, id, session_id, feature, status, score, warnings, is_retryable,
     result, engine_name, engine_version, inputs, images, created_at, erase_at)
   VALUES (:companyId, :environment, :id, :sessionId, :feature, :status, :score, :warnings::jsonb, :isRetryable,
     :result::jsonb, :name, :version, :inputs::text[], :images::jsonb, :createdAt, :eraseAt)`,
);

/** @param eraseAt  of a check without a session; other checks are erased with their session */
export async function insertCheck(
  trx: Db,
  { companyId, environment }: Scope,
  check: StoredCheck,
  eraseAt: Date | null,
): Promise<void> {
  const { engine, inputs, images, createdAt } = check;
  await insert(trx, {
    companyId,
    environment,
    id: check.id,
    sessionId: check.sessionId,
    feature: check.feature,
    status: check.status,
    score: check.score,
    warnings: JSON.stringify(toStored(check.warnings)),
    isRetryable: check.isRetryable,
    result: JSON.stringify(check.result),
    name: engine.name,
    version: engine.version,
    inputs,
    images: JSON.stringify(images),
    createdAt,
    eraseAt,
  });
}

const find = lookup<Scope & { readonly id: string }, CheckRow>(
  'checks.find',
  `SELECT ${checkColumns} FROM kyc_checks c WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id`,
);

export async function findCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<StoredCheck | undefined> {
  const [row] = await find(db, { companyId, environment, id });
  return row && toCheck(row);
}

const rated = query<Scope & { readonly sessionId: string }, RatedCheck>(
  'checks.rated',
  `SELECT DISTINCT ON (c.feature) c.feature, c.status, c.score, c.warnings FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.session_id = :sessionId AND c.environment = :environment
   ORDER BY c.feature, c.created_at DESC, c.id DESC`,
);

/** Returns the last check of each step of a session. */
export function lastChecks(
  db: Db,
  { companyId, environment }: Scope,
  sessionId: string,
): Promise<RatedCheck[]> {
  return rated(db, { companyId, environment, sessionId });
}

const maxChecks = 1_000;

const list = query<Scope & { readonly sessionId: string }, CheckRow>(
  'checks.of_session',
  `SELECT ${checkColumns} FROM kyc_checks c WHERE c.company_id = :companyId AND c.session_id = :sessionId
     AND c.environment = :environment
   ORDER BY c.created_at, c.id LIMIT ${maxChecks}`,
);

/** Returns the checks of a session, the oldest first. */
export async function listChecks(
  db: Db,
  { companyId, environment }: Scope,
  sessionId: string,
): Promise<StoredCheck[]> {
  return (await list(db, { companyId, environment, sessionId })).map(toCheck);
}
