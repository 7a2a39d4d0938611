import type { Knex } from 'knex';

/**
 * The chain of seals over the audit entries of each company, and how far it was written to the audit log outside of the
 * database. A seal lists the digest of every entry between two ids, one line for an entry: about 110 bytes, which stay
 * when the entry goes at the end of its retention.
 */
const tables = `
CREATE TABLE audit_seals (
  company_id    bigint NOT NULL,
  id            bigint NOT NULL CHECK (id >= 1),
  after_id      bigint NOT NULL,
  through_id    bigint NOT NULL,
  entry_count   integer NOT NULL CHECK (entry_count >= 1),
  entries       text NOT NULL,
  previous_hash text NOT NULL CHECK (length(previous_hash) = 64),
  hash          text NOT NULL CHECK (length(hash) = 64),
  sealed_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT audit_seals_through_id_check CHECK (through_id > after_id)
);
CREATE FUNCTION audit_seals_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('notaria.moved_company', true) = OLD.company_id::text THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'Seals of the audit log are only added' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_seals_no_change BEFORE UPDATE OR DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION audit_seals_refuse();

CREATE TABLE audit_shipments (
  company_id bigint NOT NULL,
  seal_id    bigint NOT NULL CHECK (seal_id >= 0),
  shipped_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
`;

export const name = '0130_audit_seals';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE audit_shipments');
  await trx.raw('DROP TABLE audit_seals');
  await trx.raw('DROP FUNCTION audit_seals_refuse()');
}
