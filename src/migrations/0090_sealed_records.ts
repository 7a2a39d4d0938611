import type { Knex } from 'knex';

/**
 * Sealed records of erased verification records, and the time for which the law of a company demands records. The columns
 * have constant defaults: no rewrite.
 */
const sealed = `
ALTER TABLE companies
  ADD COLUMN screening_retention_months integer NOT NULL DEFAULT 60
    CHECK (screening_retention_months BETWEEN 0 AND 240),
  ADD COLUMN identity_retention_months integer NOT NULL DEFAULT 0
    CHECK (identity_retention_months BETWEEN 0 AND 240);
CREATE TABLE kyc_sealed_records (
  company_id   bigint NOT NULL,
  id           text COLLATE "C" NOT NULL CHECK (length(id) <= 64),
  environment  text NOT NULL CHECK (environment IN ('live', 'test')),
  kind         text NOT NULL CHECK (kind IN ('session', 'screening', 'company_check', 'check')),
  record_id    text NOT NULL CHECK (length(record_id) <= 64),
  status       text NOT NULL CHECK (length(status) <= 40),
  decided_at   timestamptz,
  decided_by   text CHECK (length(decided_by) <= 64),
  kept_until   timestamptz,
  lists        jsonb NOT NULL,
  record_hash  text NOT NULL CHECK (length(record_hash) = 64),
  cause        text NOT NULL CHECK (cause IN ('request', 'subject', 'retention')),
  erased_by    text CHECK (length(erased_by) <= 64),
  erased_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX kyc_sealed_records_id_idx ON kyc_sealed_records (company_id, environment, id);
CREATE INDEX kyc_sealed_records_record_id_idx ON kyc_sealed_records (company_id, record_id);
CREATE FUNCTION kyc_sealed_records_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Sealed records are only added';
END $$;
CREATE TRIGGER kyc_sealed_records_no_change BEFORE UPDATE OR DELETE ON kyc_sealed_records
  FOR EACH ROW EXECUTE FUNCTION kyc_sealed_records_refuse();
`;

export const name = '0090_sealed_records';

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(sealed);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
DROP TABLE kyc_sealed_records;
DROP FUNCTION kyc_sealed_records_refuse();
ALTER TABLE companies DROP COLUMN screening_retention_months, DROP COLUMN identity_retention_months;
`);
}
