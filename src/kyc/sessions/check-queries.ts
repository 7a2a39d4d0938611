import type { Db } from '../../kernel/db/client.js';
import { lookup, statement } from '../../kernel/db/statement.js';
import type { Scope } from '../scope.js';
import type { CheckOutcome, CheckStatus, Feature, Warning } from './check.js';
import type { RatedCheck } from './rules.js';

/** Where the content of an image lies. */
export interface StoredImage {
  readonly purpose: string;
  readonly blobId: string;
}

/** A check as it is kept. */
export interface StoredCheck
  extends Pick<
    CheckOutcome,
    'isRetryable' | 'result' | 'engine' | 'inputs' | 'score' | 'warnings'
  > {
  readonly id: string;
  /** Null for a check by itself. */
  readonly sessionId: string | null;
  readonly feature: Feature;
  readonly status: CheckStatus;
  readonly images: readonly StoredImage[];
  readonly createdAt: Date;
}

interface CheckRow {
  readonly id: string;
  readonly session_id: string | null;
  readonly feature: Feature;
  readonly status: CheckStatus;
  readonly score: number | null;
  readonly warnings: Warning[];
  readonly is_retryable: boolean;
  readonly result: Readonly<Record<string, unknown>>;
  readonly engine_name: string;
  readonly engine_version: string;
  readonly inputs: string[];
  readonly images: StoredImage[];
  readonly created_at: Date;
}

const toCheck = (row: CheckRow): StoredCheck => ({
  id: row.id,
  sessionId: row.session_id,
  feature: row.feature,
  status: row.status,
  score: row.score,
  warnings: row.warnings,
  isRetryable: row.is_retryable,
  result: row.result,
  engine: { name: row.engine_name, version: row.engine_version },
  inputs: row.inputs,
  images: row.images,
  createdAt: row.created_at,
});

const columns = `c.id, c.session_id, c.feature, c.status, c.score, c.warnings, c.is_retryable, c.result, c.engine_name,
  c.engine_version, c.inputs, c.images, c.created_at`;

const insert = statement<object>(
  'checks.insert',
  `INSERT INTO kyc_checks (company_id, environment, id, session_id, feature, status, score, warnings, is_retryable,
     result, engine_name, engine_version, inputs, images, created_at, erase_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb, $11, $12, $13::text[], $14::jsonb, $15, $16)`,
);

/** @param eraseAt  of a check by itself; one of a session is erased with it */
export async function insertCheck(
  trx: Db,
  { companyId, environment }: Scope,
  check: StoredCheck,
  eraseAt: Date | null,
): Promise<void> {
  const { engine, inputs, images, createdAt } = check;
  await insert(trx, [
    ...[companyId, environment, check.id, check.sessionId, check.feature, check.status],
    ...[check.score, JSON.stringify(check.warnings), check.isRetryable],
    ...[JSON.stringify(check.result), engine.name, engine.version, inputs],
    ...[JSON.stringify(images), createdAt, eraseAt],
  ]);
}

const find = lookup<CheckRow>(
  'checks.find',
  `SELECT ${columns} FROM kyc_checks c WHERE c.company_id = $1 AND c.environment = $2 AND c.id = $3`,
);

export async function findCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<StoredCheck | undefined> {
  const [row] = await find(db, [companyId, environment, id]);
  return row && toCheck(row);
}

const rated = statement<RatedCheck>(
  'checks.rated',
  `SELECT DISTINCT ON (c.feature) c.feature, c.status, c.score, c.warnings FROM kyc_checks c
   WHERE c.company_id = $1 AND c.session_id = $3 AND c.environment = $2
   ORDER BY c.feature, c.created_at DESC, c.id DESC`,
);

/** The last one of each step of a session. */
export function lastChecks(
  db: Db,
  { companyId, environment }: Scope,
  sessionId: string,
): Promise<RatedCheck[]> {
  return rated(db, [companyId, environment, sessionId]);
}

const maxChecks = 1_000;

const list = statement<CheckRow>(
  'checks.of_session',
  `SELECT ${columns} FROM kyc_checks c WHERE c.company_id = $1 AND c.session_id = $3 AND c.environment = $2
   ORDER BY c.created_at, c.id LIMIT ${maxChecks}`,
);

/** Those of a session, the oldest first. */
export async function listChecks(
  db: Db,
  { companyId, environment }: Scope,
  sessionId: string,
): Promise<StoredCheck[]> {
  return (await list(db, [companyId, environment, sessionId])).map(toCheck);
}
