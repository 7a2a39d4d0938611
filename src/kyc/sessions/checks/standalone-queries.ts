import type { Db } from '../../../kernel/db/client.js';
import { type CountedRow, countedPage, type IdPage } from '../../../kernel/db/lists/id-page.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { lookup, plannedPerCall, walkQuery } from '../../../kernel/db/statements/query.js';
import { pageAndCount } from '../../lists.js';
import type { Scope } from '../../scope.js';
import type { CheckStatus, Feature } from './model.js';
import { type CheckRow, checkColumns, type StoredCheck, toCheck } from './queries.js';

/** A check without a session. */
export interface StandaloneCheck extends StoredCheck {
  readonly sessionId: null;
  /** Null: kept until its erasure is requested. */
  readonly eraseAt: Date | null;
}

export interface StandaloneCheckRow extends CheckRow {
  readonly erase_at: Date | null;
}

export const toStandaloneCheck = (row: StandaloneCheckRow): StandaloneCheck => ({
  ...toCheck(row),
  sessionId: null,
  eraseAt: row.erase_at,
});

export const standaloneColumns = `${checkColumns}, c.erase_at`;

const find = lookup<Scope & { readonly id: string }, StandaloneCheckRow>(
  'checks.find_lone',
  `SELECT ${standaloneColumns} FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id AND c.session_id IS NULL`,
);

/** Also resolves to undefined for a check of a session. */
export async function findLoneCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<StandaloneCheck | undefined> {
  const [row] = await find(db, { companyId, environment, id });
  return row && toStandaloneCheck(row);
}

interface FilterValues extends Scope {
  readonly status: readonly string[] | null;
  readonly feature: string | null;
}

interface PageValues extends FilterValues {
  readonly after: string | null;
  readonly limit: number;
}

interface SearchValues extends FilterValues {
  /** A pattern of LIKE. */
  readonly pattern: string;
  /** False finds ids only. */
  readonly findsData: boolean;
}

const matching = `FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.session_id IS NULL
     AND (:status::text[] IS NULL OR c.status = ANY (:status)) AND (:feature::text IS NULL OR c.feature = :feature)`;

/** The text of the index `kyc_checks_search_idx`. Ids are a part of it, so that the index serves searches for them too. */
const found = `${matching} AND normalised(c.id || ' ' || coalesce(c.result ->> 'fullName', '') || ' ' ||
       coalesce(c.result ->> 'firstName', '') || ' ' || coalesce(c.result ->> 'lastName', '') || ' ' ||
       coalesce(c.result ->> 'nameOnDocument', '') || ' ' || coalesce(c.result ->> 'documentNumber', '') || ' ' ||
       coalesce(c.result ->> 'idNumber', '')) LIKE :pattern AND (:findsData::boolean OR c.id LIKE :pattern)`;

const page = plannedPerCall<PageValues, StandaloneCheckRow>(
  `SELECT ${standaloneColumns} ${matching} AND (:after::text IS NULL OR c.id < :after) ORDER BY c.id DESC
     LIMIT :limit`,
);

const count = plannedPerCall<FilterValues, { total: number }>(
  `SELECT count(*)::int AS total ${matching}`,
);

/** Gathers the matches first. Otherwise PostgreSQL might read all checks in their order to find a few. */
const search = plannedPerCall<PageValues & SearchValues, CountedRow<StandaloneCheckRow>>(
  `WITH found AS MATERIALIZED (SELECT c.id ${found})
   SELECT t.total, r.* FROM (SELECT count(*)::int AS total FROM found) AS t LEFT JOIN (
     SELECT ${standaloneColumns} FROM (
       SELECT f.id FROM found f WHERE :after::text IS NULL OR f.id < :after ORDER BY f.id DESC LIMIT :limit
     ) AS p JOIN kyc_checks c ON c.company_id = :companyId AND c.id = p.id
   ) AS r ON true ORDER BY r.id DESC`,
);

const walk = walkQuery<FilterValues, StandaloneCheckRow>(
  `SELECT ${standaloneColumns} ${matching} ORDER BY c.id DESC`,
);

const walkFound = walkQuery<SearchValues, StandaloneCheckRow>(
  `SELECT ${standaloneColumns} ${found} ORDER BY c.id DESC`,
);

export interface StandaloneCheckFilters {
  readonly status: readonly CheckStatus[] | undefined;
  readonly feature: Feature | undefined;
  /** A pattern of LIKE for the id, and for the name and number that the check read or was asked about. */
  readonly pattern: string | undefined;
  /** Only for callers who may read the data of checks; the pattern finds ids otherwise. */
  readonly findsData: boolean;
}

const valuesOf = (
  { companyId, environment }: Scope,
  { status, feature }: StandaloneCheckFilters,
): FilterValues => ({
  companyId,
  environment,
  status: status ?? null,
  feature: feature ?? null,
});

/** Yields all matching checks without a session, the newest first. */
export async function* walkLoneChecks(
  db: Pool,
  scope: Scope,
  filters: StandaloneCheckFilters,
): AsyncGenerator<StandaloneCheck[]> {
  const { pattern, findsData } = filters;
  const values = valuesOf(scope, filters);
  const rows =
    pattern === undefined ? walk(db, values) : walkFound(db, { ...values, pattern, findsData });
  for await (const chunk of rows) yield chunk.map(toStandaloneCheck);
}

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Returns a page of the checks without a session, the newest first. */
export async function listLoneChecks(
  db: Db,
  scope: Scope,
  filters: StandaloneCheckFilters,
  { after, limit }: Page,
): Promise<IdPage<StandaloneCheck>> {
  const { pattern, findsData } = filters;
  const values = valuesOf(scope, filters);
  const paged = { ...values, after: after ?? null, limit: limit + 1 };
  const { rows, ...place } =
    pattern === undefined
      ? await pageAndCount(page(db, paged), count(db, values), limit)
      : countedPage(await search(db, { ...paged, pattern, findsData }), limit);
  return { ...place, rows: rows.map(toStandaloneCheck) };
}
