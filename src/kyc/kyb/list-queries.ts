import type { Db } from '../../kernel/db/client.js';
import { type CountedRow, countedPage, type IdPage } from '../../kernel/db/lists/id-page.js';
import type { Pool } from '../../kernel/db/pool.js';
import { plannedPerCall, walkQuery } from '../../kernel/db/statements/query.js';
import { pageAndCount } from '../lists.js';
import type { Scope } from '../scope.js';
import { columns, type KybRow } from './queries.js';

interface FilterValues extends Scope {
  readonly status: readonly string[] | null;
  readonly country: string | null;
  readonly externalId: string | null;
}

interface PageValues extends FilterValues {
  readonly after: string | null;
  readonly limit: number;
}

interface SearchValues extends FilterValues {
  /** A pattern of LIKE. */
  readonly pattern: string;
}

const matching = `FROM kyc_company_checks k
   WHERE k.company_id = :companyId AND k.environment = :environment AND (:status::text[] IS NULL
     OR k.status = ANY (:status))
     AND (:country::text IS NULL OR k.country = :country) AND (:externalId::text IS NULL
       OR k.external_id = :externalId)`;

/** The text of the index `kyc_company_checks_search_idx`. */
const found = `${matching} AND normalised(k.id || ' ' || coalesce(k.external_id, '') || ' ' || k.company_name || ' ' ||
       coalesce(k.registration_number, '') || ' ' || coalesce(k.lei, '')) LIKE :pattern`;

const page = plannedPerCall<PageValues, KybRow>(
  `SELECT ${columns} ${matching} AND (:after::text IS NULL OR k.id < :after) ORDER BY k.id DESC LIMIT :limit`,
);

const count = plannedPerCall<FilterValues, { total: number }>(
  `SELECT count(*)::int AS total ${matching}`,
);

/** Gathers the matches first. Otherwise PostgreSQL might read all checks in their order to find a few. */
const search = plannedPerCall<PageValues & SearchValues, CountedRow<KybRow>>(
  `WITH found AS MATERIALIZED (SELECT k.id ${found})
   SELECT t.total, r.* FROM (SELECT count(*)::int AS total FROM found) AS t LEFT JOIN (
     SELECT ${columns} FROM (
       SELECT f.id FROM found f WHERE :after::text IS NULL OR f.id < :after ORDER BY f.id DESC LIMIT :limit
     ) AS p JOIN kyc_company_checks k ON k.company_id = :companyId AND k.id = p.id
   ) AS r ON true ORDER BY r.id DESC`,
);

const walk = walkQuery<FilterValues, KybRow>(`SELECT ${columns} ${matching} ORDER BY k.id DESC`);

const walkFound = walkQuery<SearchValues, KybRow>(`SELECT ${columns} ${found} ORDER BY k.id DESC`);

export interface KybFilters {
  readonly status: readonly string[] | undefined;
  readonly country: string | undefined;
  readonly externalId: string | undefined;
  /** A pattern of LIKE for the name and numbers of the company, the id and the external id. */
  readonly pattern: string | undefined;
}

const valuesOf = (
  { companyId, environment }: Scope,
  { country, externalId, status }: KybFilters,
): FilterValues => ({
  companyId,
  environment,
  status: status ?? null,
  country: country ?? null,
  externalId: externalId ?? null,
});

/** Yields all matching checks, the newest first. */
export function walkKybChecks(
  db: Pool,
  scope: Scope,
  filters: KybFilters,
): AsyncGenerator<KybRow[]> {
  const { pattern } = filters;
  const values = valuesOf(scope, filters);
  return pattern === undefined ? walk(db, values) : walkFound(db, { ...values, pattern });
}

/** The newest first. */
export async function listKybChecks(
  db: Db,
  scope: Scope,
  filters: KybFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<KybRow>> {
  const { pattern } = filters;
  const values = valuesOf(scope, filters);
  const paged = { ...values, after: after ?? null, limit: limit + 1 };
  if (pattern !== undefined) return countedPage(await search(db, { ...paged, pattern }), limit);
  return pageAndCount(page(db, paged), count(db, values), limit);
}
