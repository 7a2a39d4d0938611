import { statement } from '../../../kernel/db/statements/statement.js';
import type { Scope } from '../../scope.js';
import type { ScreeningRow } from '../screening/queries.js';

export interface DueRow extends Scope {
  readonly id: string;
}

export const due = statement<DueRow>(
  'screenings.due_erasure',
  `SELECT s.company_id AS "companyId", s.environment, s.id FROM kyc_screenings s
   WHERE s.erase_at <= $1 ORDER BY s.erase_at, s.company_id, s.id LIMIT $2`,
);

export const staleCompanies = statement<{ companyId: number }>(
  'screenings.stale_companies',
  `SELECT DISTINCT s.company_id AS "companyId" FROM kyc_screenings s WHERE s.monitored AND s.stamp <> $1`,
);

export type StaleRow = Pick<
  ScreeningRow,
  'algorithm' | 'environment' | 'hit_count' | 'id' | 'lists' | 'subject' | 'threshold'
>;

export const stale = statement<StaleRow>(
  'screenings.stale',
  `SELECT s.id, s.environment, s.hit_count, s.subject, s.lists, s.threshold, s.algorithm FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2 AND s.id > $3 ORDER BY s.id LIMIT $4`,
);

export const oldest = statement<{ at: Date | null }>(
  'screenings.oldest_stale',
  `SELECT min(s.screened_at) AS at FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2`,
);

export const spare = statement<object>(
  'screenings.spare',
  `UPDATE kyc_screenings s SET stamp = $3, compared = $4::jsonb, screened_at = $5
   WHERE s.company_id = $1 AND s.id = $2 AND s.hit_count = 0`,
);
