import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { type CountedRow, countedPage, type IdPage } from '../../../kernel/db/lists/id-page.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall, query, walkQuery } from '../../../kernel/db/statements/query.js';
import type { Environment } from '../../../kernel/principal.js';
import { afterId, afterPlace, rankedText } from '../../lists.js';
import type { Scope } from '../../scope.js';
import type { CheckSettings } from '../../sessions/index.js';
import type { ScreeningStatus } from './rules.js';
import type { TypedSubject } from './subject.js';
import type { AmlThresholds } from './warnings.js';

type Schemas = components['schemas'];

/** The settings of the workflow at the time of the screening. The verdict follows them. */
export interface ScreeningSettings extends Pick<CheckSettings, 'actions'> {
  readonly thresholds: AmlThresholds;
}

export interface ScreeningRow {
  readonly company_id: number;
  readonly id: string;
  readonly environment: Environment;
  readonly subject: TypedSubject;
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
  /** The highest of the hits that count. */
  readonly priority: number;
  readonly is_match: boolean;
  readonly hit_count: number;
  readonly algorithm: string;
  readonly compared: Schemas['ScreenedList'][];
  readonly lists_hash: string;
  readonly version: number;
  readonly created_at: Date;
  readonly screened_at: Date;
  readonly erase_at: Date | null;
}

export const screeningColumns = `s.company_id, s.id, s.environment, s.subject, s.subject_key, s.external_id, s.session_id, s.threshold,
  s.lists, s.monitored, s.settings, s.status, s.score, s.priority, s.is_match, s.hit_count, s.algorithm, s.compared, s.lists_hash,
  s.version, s.created_at, s.screened_at, s.erase_at`;

/** The members that a new screening of the same subject changes. */
interface ScreeningResult {
  readonly status: string;
  readonly score: number;
  readonly priority: number;
  readonly isMatch: boolean;
  readonly hitCount: number;
  readonly algorithm: string;
  readonly compared: string;
  readonly listsHash: string;
  readonly version: number;
  readonly screenedAt: Date;
}

const resultOf = (row: ScreeningRow): ScreeningResult => ({
  status: row.status,
  score: row.score,
  priority: row.priority,
  isMatch: row.is_match,
  hitCount: row.hit_count,
  algorithm: row.algorithm,
  compared: JSON.stringify(row.compared),
  listsHash: row.lists_hash,
  version: row.version,
  screenedAt: row.screened_at,
});

interface NewScreening extends ScreeningResult {
  readonly companyId: number;
  readonly id: string;
  readonly environment: string;
  readonly subject: string;
  readonly subjectKey: Uint8Array;
  readonly externalId: string | null;
  readonly sessionId: string | null;
  readonly threshold: number;
  readonly lists: readonly string[] | null;
  readonly monitored: boolean;
  readonly settings: string;
  readonly createdAt: Date;
  readonly eraseAt: Date | null;
}

const insert = query<NewScreening>(
  'screenings.insert',
  `INSERT INTO kyc_screenings (company_id, id, environment, subject, subject_key, external_id, session_id, threshold,
     lists, monitored, settings, status, score, priority, is_match, hit_count, algorithm, compared, lists_hash, version,
     created_at, screened_at, erase_at)
   VALUES (:companyId, :id, :environment, :subject::jsonb, :subjectKey, :externalId, :sessionId, :threshold,
     :lists::text[], :monitored, :settings::jsonb, :status, :score, :priority, :isMatch, :hitCount, :algorithm,
     :compared::jsonb, :listsHash,
     :version, :createdAt, :screenedAt, :eraseAt)`,
);

export async function insertScreening(trx: Db, row: ScreeningRow): Promise<void> {
  await insert(trx, {
    companyId: row.company_id,
    id: row.id,
    environment: row.environment,
    subject: JSON.stringify(row.subject),
    subjectKey: row.subject_key,
    externalId: row.external_id,
    sessionId: row.session_id,
    threshold: row.threshold,
    lists: row.lists,
    monitored: row.monitored,
    settings: JSON.stringify(row.settings),
    createdAt: row.created_at,
    eraseAt: row.erase_at,
    ...resultOf(row),
  });
}

const findSql = `SELECT ${screeningColumns} FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.id = :id`;

const find = query<Scope & { readonly id: string }, ScreeningRow>('screenings.find', findSql);
const lock = query<Scope & { readonly id: string }, ScreeningRow>(
  'screenings.lock',
  `${findSql} FOR UPDATE`,
);

export async function findScreening(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<ScreeningRow | undefined> {
  const [row] = await find(db, { companyId, environment, id });
  return row;
}

/** Holds the row until the transaction ends. */
export async function lockScreening(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<ScreeningRow | undefined> {
  const [row] = await lock(trx, { companyId, environment, id });
  return row;
}

const update = query<ScreeningResult & { readonly companyId: number; readonly id: string }>(
  'screenings.update',
  `UPDATE kyc_screenings s SET status = :status, score = :score, priority = :priority, is_match = :isMatch, hit_count = :hitCount,
     algorithm = :algorithm,
     compared = :compared::jsonb, lists_hash = :listsHash, version = :version, screened_at = :screenedAt
   WHERE s.company_id = :companyId AND s.id = :id`,
);

/** The row must be locked by `lockScreening`. */
export async function updateScreening(trx: Db, row: ScreeningRow): Promise<void> {
  await update(trx, { companyId: row.company_id, id: row.id, ...resultOf(row) });
}

interface FilterValues extends Scope {
  readonly match: boolean | null;
  readonly externalId: string | null;
  readonly status: string | null;
  /** A pattern of LIKE. */
  readonly pattern: string | null;
}

/** The searched text is that of the index `kyc_screenings_search_idx`. */
const matching = `FROM kyc_screenings s
     WHERE s.company_id = :companyId AND s.environment = :environment AND (:match::boolean IS NULL
       OR s.is_match = :match)
       AND (:externalId::text IS NULL OR s.external_id = :externalId) AND (:status::text IS NULL OR s.status = :status)
       AND (:pattern::text IS NULL OR normalised(s.id || ' ' || coalesce(s.external_id, '') || ' ' ||
         coalesce(s.subject ->> 'name', '')) LIKE :pattern)`;

/** The orders of the list, by the parameter `sort`. */
const orders = {
  '-createdAt': 's.id DESC',
  '-priority': 's.priority DESC, s.id DESC',
} as const;

type ScreeningSort = keyof typeof orders;

const walkIn = (sort: ScreeningSort) =>
  walkQuery<FilterValues, ScreeningRow>(
    `SELECT ${screeningColumns} ${matching} ORDER BY ${orders[sort]}`,
  );

const walks = { '-createdAt': walkIn('-createdAt'), '-priority': walkIn('-priority') } as const;

interface PageValues extends FilterValues {
  /** The last screening of the page before. */
  readonly after: string | null;
  readonly afterPriority: number | null;
  readonly limit: number;
}

/** @param isAfter  the condition of the rows after the page before */
const pageIn = (sort: ScreeningSort, isAfter: string) =>
  plannedPerCall<PageValues, CountedRow<ScreeningRow>>(
    `WITH found AS (
     SELECT s.company_id, s.id, s.priority ${matching}
   ), page AS (
     SELECT s.company_id, s.id FROM found s WHERE :after::text IS NULL OR ${isAfter} ORDER BY ${orders[sort]}
     LIMIT :limit
   )
   SELECT t.total, s.* FROM (SELECT count(*) AS total FROM found) AS t LEFT JOIN (
     SELECT ${screeningColumns} FROM page p JOIN kyc_screenings s ON s.company_id = p.company_id AND s.id = p.id
   ) AS s ON true ORDER BY ${orders[sort]}`,
  );

const pages = {
  '-createdAt': pageIn('-createdAt', 's.id < :after'),
  '-priority': pageIn('-priority', '(s.priority, s.id) < (:afterPriority::int, :after::text)'),
} as const;

export interface ScreeningFilter {
  readonly match?: boolean | undefined;
  readonly externalId?: string | undefined;
  readonly status?: ScreeningStatus | undefined;
  /** A pattern of LIKE for the name, the id and the external id. */
  readonly pattern?: string | undefined;
}

const filterValues = (
  { companyId, environment }: Scope,
  { match, externalId, status, pattern }: ScreeningFilter,
): FilterValues => ({
  companyId,
  environment,
  match: match ?? null,
  externalId: externalId ?? null,
  status: status ?? null,
  pattern: pattern ?? null,
});

/** Yields all matching screenings. */
export const walkScreenings = (
  db: Pool,
  scope: Scope,
  filter: ScreeningFilter,
  sort: ScreeningSort,
): AsyncGenerator<ScreeningRow[]> => walks[sort](db, filterValues(scope, filter));

/** Returns the place of the last screening of the page before. */
function placeOf(after: string | undefined, sort: ScreeningSort) {
  if (sort === '-createdAt') return { id: afterId(after, 'aml') ?? null, rank: null };
  return afterPlace(after, 'aml') ?? { id: null, rank: null };
}

/**
 * Returns a page of screenings.
 *
 * @param page  `after` is the cursor of the page before
 * @throws ApiError 400 for a cursor of another list or order
 */
export async function listScreenings(
  db: Db,
  scope: Scope,
  filter: ScreeningFilter,
  page: {
    readonly sort: ScreeningSort;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<IdPage<ScreeningRow>> {
  const { limit, sort } = page;
  const { id: after, rank: afterPriority } = placeOf(page.after, sort);
  const values = { ...filterValues(scope, filter), after, afterPriority, limit: limit + 1 };
  const found = await pages[sort](db, values);
  return countedPage<ScreeningRow>(found, limit, ({ id, priority: rank }) =>
    sort === '-createdAt' ? id : rankedText({ id, rank }),
  );
}
