import type { Knex } from 'knex';

export const name = '0093_screening_priority';

/**
 * The priority of the hit that a reviewer decides first, by which screenings are sorted. A column with a constant
 * default: no rewrite. The update changes a row for each screening with a hit that counts.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'ALTER TABLE kyc_screenings ADD COLUMN priority integer NOT NULL DEFAULT 0 CHECK (priority BETWEEN 0 AND 100)',
  );
  await trx.raw(`
UPDATE kyc_screenings s SET priority = h.priority
FROM (
  SELECT f.company_id, f.screening_id, max(coalesce((f.found ->> 'priority')::integer, f.score)) AS priority
  FROM kyc_screening_hits f WHERE f.review_status <> 'false_positive' GROUP BY f.company_id, f.screening_id
) h WHERE h.company_id = s.company_id AND h.screening_id = s.id`);
  await trx.raw(
    'CREATE INDEX kyc_screenings_priority_idx ON kyc_screenings (company_id, environment, priority, id)',
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE kyc_screenings DROP COLUMN priority');
}
