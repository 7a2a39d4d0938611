import type { Knex } from 'knex';

export const name = '0107_erp_webhooks';

const channels = `IN ('live', 'test', 'erp')`;
const environments = `IN ('live', 'test')`;

/** Events are many, so the constraint is not checked for those that the narrower one has already checked. */
const check = (table: string, values: string) =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_environment_check,
   ADD CONSTRAINT ${table}_environment_check CHECK (environment ${values}) NOT VALID`;

/**
 * Adds webhooks of the ERP beside those of the environments of the verification API, the content and the version of
 * their deliveries, and the position up to which a company's changes feed has been delivered. Columns with constant
 * defaults and unchecked constraints: no rewrite and no long lock.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of ['webhooks', 'webhook_events']) await trx.raw(check(table, channels));
  await trx.raw(`ALTER TABLE webhooks
    ADD COLUMN payload text NOT NULL DEFAULT 'object' CHECK (payload IN ('object', 'thin')),
    ADD COLUMN api_version text NOT NULL DEFAULT 'v1' CHECK (length(api_version) BETWEEN 1 AND 20)`);
  await trx.raw(`CREATE TABLE webhook_feeds (
    company_id bigint NOT NULL,
    position   bigint CHECK (position >= 0),
    started_at timestamptz NOT NULL,
    CONSTRAINT webhook_feeds_pkey PRIMARY KEY (company_id)
  )`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE webhook_feeds');
  for (const table of ['webhooks', 'webhook_events']) {
    await trx.raw(`DELETE FROM ${table} WHERE environment = 'erp'`);
    await trx.raw(check(table, environments));
  }
  await trx.raw('ALTER TABLE webhooks DROP COLUMN payload, DROP COLUMN api_version');
}
