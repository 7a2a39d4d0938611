import type { Knex } from 'knex';

/**
 * The two changes of the audit log that the service makes, as functions with the rights of their owner, so that the role of
 * a server needs no right to change or delete entries.
 *
 * `audit_drop_old` decides by the clock of the database and by the settings of the company which entries are too old, and
 * records in the log itself what it dropped. Failed logins with unknown addresses, of company 0, are kept for the shortest
 * time that a company may choose.
 */
const functions = `
CREATE FUNCTION audit_drop_old(company bigint, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  days integer := 365;
  too_old timestamptz;
  dropped integer;
BEGIN
  IF company <> 0 THEN
    SELECT c.audit_retention_days INTO days FROM companies c WHERE c.id = company;
  END IF;
  IF days IS NULL THEN
    RETURN 0;
  END IF;
  too_old := clock_timestamp() - make_interval(days => days);
  SET LOCAL notaria.audit_retention = 'on';
  WITH deleted AS (
    DELETE FROM audit_log a USING (
      SELECT o.id FROM audit_log o WHERE o.company_id = company AND o.at < too_old ORDER BY o.at, o.id LIMIT most
    ) AS old
    WHERE a.company_id = company AND a.id = old.id RETURNING a.id
  )
  SELECT count(*) INTO dropped FROM deleted;
  SET LOCAL notaria.audit_retention = 'off';
  IF dropped > 0 THEN
    INSERT INTO audit_log (company_id, at, actor_type, actor_name, action, object_type, object_id, after)
    VALUES (company, clock_timestamp(), 'system', 'retention', 'retention', 'company', company::text,
      jsonb_build_object('entriesBefore', to_char(too_old AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'entries', dropped));
    UPDATE audit_counts n SET total = n.total - dropped + 1
    WHERE n.company_id = company AND n.id = (SELECT min(f.id) FROM audit_counts f WHERE f.company_id = company);
  END IF;
  RETURN dropped;
END
$$;
CREATE FUNCTION audit_forget_addresses(company bigint, object_types text[], object_ids text[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  forgotten integer;
BEGIN
  SET LOCAL notaria.audit_erasure = 'on';
  UPDATE audit_log a SET ip = NULL
  WHERE a.company_id = company AND a.object_type = ANY (object_types) AND a.object_id = ANY (object_ids)
    AND a.actor_type = 'anonymous' AND a.ip IS NOT NULL;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  SET LOCAL notaria.audit_erasure = 'off';
  RETURN forgotten;
END
$$;
REVOKE ALL ON FUNCTION audit_drop_old(bigint, integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION audit_forget_addresses(bigint, text[], text[]) FROM PUBLIC;
`;

export const name = '0129_audit_rights';

/** Only new functions: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(functions);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP FUNCTION audit_drop_old(bigint, integer)');
  await trx.raw('DROP FUNCTION audit_forget_addresses(bigint, text[], text[])');
}
