import type { Knex } from 'knex';

export const name = '0125_test_companies';

const mailStatuses = (values: string) =>
  `ALTER TABLE mails DROP CONSTRAINT mails_status_check, ADD CONSTRAINT mails_status_check CHECK (status IN (${values}))`;

/**
 * Deletes the rows of a retired test company from a table, with the rights of the owner of the tables: the role of a server may
 * delete no entries of ledgers. A company with entries in its audit log cannot become a test company.
 */
const functions = `
CREATE FUNCTION test_company_delete(relation regclass, company bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  deleted bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM companies c WHERE c.id = company AND c.test_of IS NOT NULL AND c.retired_at IS NOT NULL) THEN
    RAISE EXCEPTION 'Only the rows of a retired test company are deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM set_config('notaria.moved_company', company::text, true), set_config('notaria.audit_retention', 'on', true);
  EXECUTE format('DELETE FROM %s WHERE %I = $1', relation,
    CASE relation WHEN 'companies'::regclass THEN 'id' ELSE 'company_id' END) USING company;
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('notaria.moved_company', '', true), set_config('notaria.audit_retention', 'off', true);
  RETURN deleted;
END
$$;
REVOKE ALL ON FUNCTION test_company_delete(regclass, bigint) FROM PUBLIC;
CREATE FUNCTION companies_keep_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.test_of IS DISTINCT FROM OLD.test_of AND EXISTS (SELECT FROM audit_log a WHERE a.company_id = OLD.id) THEN
    RAISE EXCEPTION 'A company in use cannot become a test company, nor a test company a live one' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER companies_kept_kind BEFORE UPDATE OF test_of ON companies
  FOR EACH ROW EXECUTE FUNCTION companies_keep_kind();
`;

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
  await trx.raw(functions);
  await trx.raw(mailStatuses(`'queued', 'sent', 'failed', 'cancelled', 'suppressed'`));
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`UPDATE mails SET status = 'cancelled' WHERE status = 'suppressed'`);
  await trx.raw(mailStatuses(`'queued', 'sent', 'failed', 'cancelled'`));
  await trx.raw(`DROP TRIGGER companies_kept_kind ON companies;
    DROP FUNCTION companies_keep_kind();
    DROP FUNCTION test_company_delete(regclass, bigint)`);
  await trx.raw(`ALTER TABLE companies DROP CONSTRAINT companies_test_check,
    DROP COLUMN test_of, DROP COLUMN test_clock, DROP COLUMN retired_at`);
}
