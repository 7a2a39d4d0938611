import type { Knex } from 'knex';
import type { Db } from '../../../kernel/db/client.js';
import { lookup, plannedPerCall, query, walkQuery } from '../../../kernel/db/statements/query.js';
import { type IdPage, idPage } from '../../lists.js';
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

interface CheckRow {
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

const toCheck = (row: CheckRow): StoredCheck => ({
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

const columns = `c.id, c.session_id, c.feature, c.status, c.score, c.warnings, c.is_retryable, c.result, c.engine_name,
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
  `SELECT ${columns} FROM kyc_checks c WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id`,
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
  `SELECT ${columns} FROM kyc_checks c WHERE c.company_id = :companyId AND c.session_id = :sessionId
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

/** A check without a session. */
export interface StandaloneCheck extends StoredCheck {
  readonly sessionId: null;
  /** Null: kept until its erasure is requested. */
  readonly eraseAt: Date | null;
}

interface StandaloneCheckRow extends CheckRow {
  readonly erase_at: Date | null;
}

const toSingleCheck = (row: StandaloneCheckRow): StandaloneCheck => ({
  ...toCheck(row),
  sessionId: null,
  eraseAt: row.erase_at,
});

const findLone = lookup<Scope & { readonly id: string }, StandaloneCheckRow>(
  'checks.find_lone',
  `SELECT ${columns}, c.erase_at FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id AND c.session_id IS NULL`,
);

/** Also resolves to undefined for a check of a session. */
export async function findLoneCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<StandaloneCheck | undefined> {
  const [row] = await findLone(db, { companyId, environment, id });
  return row && toSingleCheck(row);
}

const matchingLone = `FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.session_id IS NULL
     AND (:status::text[] IS NULL OR c.status = ANY (:status)) AND (:feature::text IS NULL OR c.feature = :feature)`;

const pageOfLone = plannedPerCall<
  Scope & {
    readonly status: readonly string[] | null;
    readonly feature: string | null;
    readonly after: string | null;
    readonly limit: number;
  },
  StandaloneCheckRow
>(
  `SELECT ${columns}, c.erase_at ${matchingLone} AND (:after::text IS NULL OR c.id < :after) ORDER BY c.id DESC
     LIMIT :limit`,
);

const walkLone = walkQuery<
  Scope & { readonly status: readonly string[] | null; readonly feature: string | null },
  StandaloneCheckRow
>(`SELECT ${columns}, c.erase_at ${matchingLone} ORDER BY c.id DESC`);

const countLone = plannedPerCall<
  Scope & { readonly status: readonly string[] | null; readonly feature: string | null },
  { total: number }
>(`SELECT count(*)::int AS total ${matchingLone}`);

export interface StandaloneCheckFilters {
  readonly status: readonly CheckStatus[] | undefined;
  readonly feature: Feature | undefined;
}

const loneFilters = ({ status, feature }: StandaloneCheckFilters) => {
  return { status: status ?? null, feature: feature ?? null };
};

/** Yields all matching checks without a session, the newest first. */
export async function* walkLoneChecks(
  db: Knex,
  { companyId, environment }: Scope,
  filters: StandaloneCheckFilters,
): AsyncGenerator<StandaloneCheck[]> {
  const rows = walkLone(db, { companyId, environment, ...loneFilters(filters) });
  for await (const chunk of rows) yield chunk.map(toSingleCheck);
}

/** Returns a page of the checks without a session, the newest first. */
export async function listLoneChecks(
  db: Db,
  { companyId, environment }: Scope,
  wanted: StandaloneCheckFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<StandaloneCheck>> {
  const filters = { companyId, environment, ...loneFilters(wanted) };
  const [rows, [counted]] = await Promise.all([
    pageOfLone(db, { after: after ?? null, limit: limit + 1, ...filters }),
    countLone(db, filters),
  ]);
  return idPage(rows.map(toSingleCheck), { limit, total: counted?.total ?? 0 }, ({ id }) => id);
}
