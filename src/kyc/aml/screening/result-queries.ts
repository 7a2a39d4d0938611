import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';
import { type StoredHit, toHit } from '../hits/queries.js';
import type { ScreeningRow } from './queries.js';

type Schemas = components['schemas'];

/*
 * The results of screenings that later comparisons replaced. They are only added, and erased with their screening.
 */

interface ResultRow {
  readonly number: number;
  readonly version: number;
  readonly status: Schemas['ScreeningStatus'];
  readonly score: number;
  readonly is_match: boolean;
  readonly hits: Schemas['Hit'][];
  readonly compared: Schemas['ScreenedList'][];
  readonly algorithm: string;
  readonly screened_at: Date;
  readonly replaced_at: Date;
}

export const toResult = (row: ResultRow): Schemas['ScreeningResult'] => ({
  number: row.number,
  version: row.version,
  status: row.status,
  match: row.is_match,
  score: row.score,
  hits: row.hits,
  lists: row.compared,
  algorithm: row.algorithm,
  screenedAt: row.screened_at.toISOString(),
  replacedAt: row.replaced_at.toISOString(),
});

const insert = query<{
  readonly companyId: number;
  readonly id: string;
  readonly hits: string;
  readonly now: Date;
}>(
  'screening_results.insert',
  `INSERT INTO kyc_screening_results (company_id, screening_id, number, version, status, score, is_match, hits,
     compared, algorithm, screened_at, replaced_at)
   SELECT s.company_id, s.id, 1 + (
       SELECT coalesce(max(r.number), 0) FROM kyc_screening_results r
       WHERE r.company_id = s.company_id AND r.screening_id = s.id),
     s.version, s.status, s.score, s.is_match, :hits::jsonb, s.compared, s.algorithm, s.screened_at, :now
   FROM kyc_screenings s WHERE s.company_id = :companyId AND s.id = :id`,
);

/** Keeps the present result of a locked screening, before another one replaces it. */
export async function keepResult(
  trx: Db,
  { company_id: companyId, id }: ScreeningRow,
  hits: readonly StoredHit[],
  now: Date,
): Promise<void> {
  await insert(trx, { companyId, id, hits: JSON.stringify(hits.map(toHit)), now });
}

/** Results are numbered without gaps, so that the last number is the total. */
const select = plannedPerCall<
  {
    readonly companyId: number;
    readonly id: string;
    readonly before: number | null;
    readonly limit: number;
  },
  ResultRow & { readonly total: number }
>(
  `SELECT r.number, r.version, r.status, r.score, r.is_match, r.hits, r.compared, r.algorithm, r.screened_at,
     r.replaced_at, (SELECT max(b.number) FROM kyc_screening_results b
       WHERE b.company_id = :companyId AND b.screening_id = :id) AS total
   FROM kyc_screening_results r WHERE r.company_id = :companyId AND r.screening_id = :id
     AND (:before::int IS NULL OR r.number < :before) ORDER BY r.number DESC LIMIT :limit`,
);

/**
 * The last one first; one more than `limit` if there are more.
 *
 * @param page  `before` is the number of the last result of the page before
 */
export const listResults = (
  db: Db,
  { company_id: companyId, id }: ScreeningRow,
  page: { readonly before: number | undefined; readonly limit: number },
) => select(db, { companyId, id, before: page.before ?? null, limit: page.limit + 1 });
