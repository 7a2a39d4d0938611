import { query } from '../../../kernel/db/statements/query.js';
import type { ScreeningRow } from '../screening/queries.js';

export const staleCompanies = query<{ readonly listsHash: string }, { companyId: number }>(
  'screenings.stale_companies',
  `SELECT DISTINCT s.company_id AS "companyId" FROM kyc_screenings s WHERE s.monitored AND s.lists_hash <> :listsHash`,
);

export type StaleRow = Pick<
  ScreeningRow,
  'algorithm' | 'environment' | 'hit_count' | 'id' | 'lists' | 'subject' | 'threshold'
>;

export const stale = query<
  {
    readonly companyId: number;
    readonly listsHash: string;
    readonly last: string;
    readonly batch: number;
  },
  StaleRow
>(
  'screenings.stale',
  `SELECT s.id, s.environment, s.hit_count, s.subject, s.lists, s.threshold, s.algorithm FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.monitored AND s.lists_hash <> :listsHash AND s.id > :last ORDER BY s.id LIMIT :batch`,
);

export const oldest = query<
  { readonly companyId: number; readonly listsHash: string },
  { at: Date | null }
>(
  'screenings.oldest_stale',
  `SELECT min(s.screened_at) AS at FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.monitored AND s.lists_hash <> :listsHash`,
);

export const spare = query<{
  readonly companyId: number;
  readonly id: string;
  readonly listsHash: string;
  readonly chosen: string;
  readonly now: Date;
}>(
  'screenings.spare',
  `UPDATE kyc_screenings s SET lists_hash = :listsHash, compared = :chosen::jsonb, screened_at = :now
   WHERE s.company_id = :companyId AND s.id = :id AND s.hit_count = 0`,
);
