import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, statement } from '../../../kernel/db/statements/statement.js';
import type { Environment } from '../../../kernel/principal.js';
import { type IdPage, idPage } from '../../lists.js';
import type { Scope } from '../../scope.js';
import type { CheckSettings } from '../../sessions/index.js';
import type { AmlThresholds, ScreeningStatus } from './rules.js';
import type { KnownSubject } from './subject.js';

type Schemas = components['schemas'];

/** The settings of the workflow at the time of the screening, which judge its hits. */
export interface ScreeningSettings extends Pick<CheckSettings, 'actions'> {
  readonly thresholds: AmlThresholds;
}

export interface ScreeningRow {
  readonly company_id: number;
  readonly id: string;
  readonly environment: Environment;
  readonly subject: KnownSubject;
  readonly subject_key: Buffer;
  readonly external_id: string | null;
  readonly session_id: string | null;
  readonly threshold: number;
  /** Null: all of them. */
  readonly lists: string[] | null;
  readonly monitored: boolean;
  readonly settings: ScreeningSettings;
  readonly status: ScreeningStatus;
  readonly score: number;
  readonly is_match: boolean;
  readonly hit_count: number;
  readonly algorithm: string;
  readonly compared: Schemas['ScreenedList'][];
  readonly stamp: string;
  readonly version: number;
  readonly created_at: Date;
  readonly screened_at: Date;
  readonly erase_at: Date | null;
}

const columns = `s.company_id, s.id, s.environment, s.subject, s.subject_key, s.external_id, s.session_id, s.threshold,
  s.lists, s.monitored, s.settings, s.status, s.score, s.is_match, s.hit_count, s.algorithm, s.compared, s.stamp, s.version,
  s.created_at, s.screened_at, s.erase_at`;

const insert = statement<object>(
  'screenings.insert',
  `INSERT INTO kyc_screenings (company_id, id, environment, subject, subject_key, external_id, session_id, threshold,
     lists, monitored, settings, status, score, is_match, hit_count, algorithm, compared, stamp, version, created_at,
     screened_at, erase_at)
   VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9::text[], $10, $11::jsonb, $12, $13, $14, $15, $16, $17::jsonb, $18,
     $19, $20, $21, $22)`,
);

export async function insertScreening(trx: Db, row: ScreeningRow): Promise<void> {
  await insert(trx, [
    ...[row.company_id, row.id, row.environment, JSON.stringify(row.subject), row.subject_key],
    ...[row.external_id, row.session_id, row.threshold, row.lists, row.monitored],
    ...[JSON.stringify(row.settings), row.status, row.score, row.is_match, row.hit_count],
    ...[row.algorithm, JSON.stringify(row.compared), row.stamp, row.version],
    ...[row.created_at, row.screened_at, row.erase_at],
  ]);
}

const findSql = `SELECT ${columns} FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.environment = $2 AND s.id = $3`;

const find = statement<ScreeningRow>('screenings.find', findSql);
const lock = statement<ScreeningRow>('screenings.lock', `${findSql} FOR UPDATE`);

export async function findScreening(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<ScreeningRow | undefined> {
  const [row] = await find(db, [companyId, environment, id]);
  return row;
}

/** Holds the row until the transaction ends. */
export async function lockScreening(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<ScreeningRow | undefined> {
  const [row] = await lock(trx, [companyId, environment, id]);
  return row;
}

const update = statement<object>(
  'screenings.update',
  `UPDATE kyc_screenings s SET status = $3, score = $4, is_match = $5, hit_count = $6, algorithm = $7,
     compared = $8::jsonb, stamp = $9, version = $10, screened_at = $11
   WHERE s.company_id = $1 AND s.id = $2`,
);

/** The row must be locked by `lockScreening`. */
export async function updateScreening(trx: Db, row: ScreeningRow): Promise<void> {
  await update(trx, [
    ...[row.company_id, row.id, row.status, row.score, row.is_match, row.hit_count, row.algorithm],
    ...[JSON.stringify(row.compared), row.stamp, row.version, row.screened_at],
  ]);
}

const list = plannedPerCall<{ readonly total: number } & (ScreeningRow | { readonly id: null })>(
  `WITH found AS (
     SELECT s.company_id, s.id FROM kyc_screenings s
     WHERE s.company_id = $1 AND s.environment = $2 AND ($3::boolean IS NULL OR s.is_match = $3)
       AND ($4::text IS NULL OR s.external_id = $4) AND ($5::text IS NULL OR s.status = $5)
   ), page AS (
     SELECT f.company_id, f.id FROM found f WHERE $6::text IS NULL OR f.id < $6 ORDER BY f.id DESC LIMIT $7
   )
   SELECT t.total, r.* FROM (SELECT count(*) AS total FROM found) AS t LEFT JOIN (
     SELECT ${columns} FROM page p JOIN kyc_screenings s ON s.company_id = p.company_id AND s.id = p.id
   ) AS r ON true ORDER BY r.id DESC`,
);

export interface ScreeningFilter {
  readonly match?: boolean | undefined;
  readonly externalId?: string | undefined;
  readonly status?: ScreeningStatus | undefined;
  readonly limit: number;
  /** The id of the last screening of the page before. */
  readonly after?: string | undefined;
}

/** The newest first. */
export async function listScreenings(
  db: Db,
  { companyId, environment }: Scope,
  { match, externalId, status, after, limit }: ScreeningFilter,
): Promise<IdPage<ScreeningRow>> {
  const filters = [match ?? null, externalId ?? null, status ?? null, after ?? null];
  const found = await list(db, [companyId, environment, ...filters, limit + 1]);
  const rows = found.filter((row): row is Extract<typeof row, ScreeningRow> => row.id !== null);
  return idPage(rows, { limit, total: found[0]?.total ?? 0 }, ({ id }) => id);
}
