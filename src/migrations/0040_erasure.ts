import type { Knex } from 'knex';

/** Lists of checks without a session, and everything that carries one external id. */
const indexes = `
CREATE INDEX kyc_checks_without_session_idx ON kyc_checks (company_id, environment, id) WHERE session_id IS NULL;
CREATE INDEX kyc_faces_external_id_idx ON kyc_faces (company_id, external_id) WHERE external_id IS NOT NULL;
`;

/** An erasure may remove the network address of a person from the audit, and change nothing else there. */
const audit = `
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('notaria.audit_retention', true) = 'on' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('notaria.audit_erasure', true) = 'on' THEN
    IF OLD.actor_type = 'anonymous' AND NEW.ip IS NULL AND to_jsonb(NEW) - 'ip' = to_jsonb(OLD) - 'ip' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
`;

/** A table in the place of the array: it belongs to the verification module, and says since when. */
const sharers = `
CREATE TABLE kyc_trusted_sharers (
  company_id    bigint NOT NULL,
  sharer_id     bigint NOT NULL CHECK (sharer_id <> company_id),
  trusted_since timestamptz NOT NULL,
  PRIMARY KEY (company_id, sharer_id)
);
INSERT INTO kyc_trusted_sharers (company_id, sharer_id, trusted_since)
  SELECT DISTINCT c.id, s.id, now() FROM companies c CROSS JOIN unnest(c.trusted_sharers) AS s (id) WHERE s.id <> c.id;
ALTER TABLE companies DROP COLUMN trusted_sharers;
`;

export const name = '0040_erasure';

/** Builds two partial indexes: writes to checks and faces wait meanwhile. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [indexes, audit, sharers]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    ALTER TABLE companies ADD COLUMN trusted_sharers bigint[] NOT NULL DEFAULT '{}';
    UPDATE companies AS c SET trusted_sharers = t.ids
      FROM (SELECT s.company_id, array_agg(s.sharer_id) AS ids FROM kyc_trusted_sharers s GROUP BY s.company_id) AS t
      WHERE t.company_id = c.id;
    DROP TABLE kyc_trusted_sharers;
    CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND current_setting('notaria.audit_retention', true) = 'on' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
    END
    $$;
    DROP INDEX kyc_faces_external_id_idx;
    DROP INDEX kyc_checks_without_session_idx;
  `);
}
