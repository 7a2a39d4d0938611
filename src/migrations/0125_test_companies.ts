import type { Knex } from 'knex';

export const name = '0125_test_companies';

const mailStatuses = (values: string) =>
  `ALTER TABLE mails DROP CONSTRAINT mails_status_check, ADD CONSTRAINT mails_status_check CHECK (status IN (${values}))`;

/**
 * Test companies, on which the test keys of another company act. A reset retires one in favour of a new one. Nullable columns
 * and a partial index of few rows: no rewrite. The check of mails reads the table, which holds 90 days of them.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`ALTER TABLE companies
    ADD COLUMN test_of bigint,
    ADD COLUMN test_clock timestamptz,
    ADD COLUMN retired_at timestamptz,
    ADD CONSTRAINT companies_test_check CHECK (test_of IS NOT NULL OR (test_clock IS NULL AND retired_at IS NULL))`);
  await trx.raw(
    'CREATE UNIQUE INDEX companies_test_of_key ON companies (test_of) WHERE retired_at IS NULL',
  );
  await trx.raw(mailStatuses(`'queued', 'sent', 'failed', 'cancelled', 'suppressed'`));
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`UPDATE mails SET status = 'cancelled' WHERE status = 'suppressed'`);
  await trx.raw(mailStatuses(`'queued', 'sent', 'failed', 'cancelled'`));
  await trx.raw(`ALTER TABLE companies DROP CONSTRAINT companies_test_check,
    DROP COLUMN test_of, DROP COLUMN test_clock, DROP COLUMN retired_at`);
}
