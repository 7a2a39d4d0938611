import type { Knex } from 'knex';

/**
 * Requests of API keys by day. Counts of used keys change every few seconds: free space in each page lets a changed row
 * stay in its page (a HOT update).
 */
const usage = `
CREATE TABLE key_usage (
  company_id bigint NOT NULL,
  api        text NOT NULL CHECK (api IN ('erp', 'kyc')),
  key_id     bigint NOT NULL,
  day        date NOT NULL,
  requests   bigint NOT NULL,
  refused    bigint NOT NULL,
  failed     bigint NOT NULL,
  PRIMARY KEY (company_id, api, key_id, day)
) WITH (fillfactor = 80)`;

export const name = '0067_key_usage';

/** Only a new table: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(usage);
  await trx.raw('CREATE INDEX key_usage_day_idx ON key_usage (day)');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE key_usage');
}
