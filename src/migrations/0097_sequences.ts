import type { Knex } from 'knex';

export const name = '0097_sequences';

/**
 * Gives each identity column a sequence of the same name that is its default, which goes on where the identity was. A
 * distributed database takes no identity columns. Holds each table until the end, briefly: no row is read. The renaming
 * waits for the transactions that have taken a number, so that none is given twice.
 */
const toSequences = `
DO $$ DECLARE it record; last bigint; grantee text; BEGIN
  FOR it IN
    SELECT c.oid, c.relname AS name, a.attname AS col, s.relname AS seq
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.refobjid = c.oid AND d.refobjsubid = a.attnum
      AND d.deptype = 'i'
    JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    ORDER BY c.relname, a.attnum
  LOOP
    EXECUTE format('ALTER SEQUENCE %I RENAME TO %I', it.seq, 'identity_before');
    last := pg_sequence_last_value('identity_before');
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP IDENTITY', it.name, it.col);
    EXECUTE format('CREATE SEQUENCE %I AS bigint', it.seq);
    EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.%I', it.seq, it.name, it.col);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT nextval(%L)', it.name, it.col, quote_ident(it.seq));
    IF last IS NOT NULL THEN PERFORM setval(quote_ident(it.seq), last); END IF;
    -- A role that inserts takes numbers, too.
    FOR grantee IN
      SELECT DISTINCT CASE g.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(g.grantee)) END
      FROM pg_class t, aclexplode(t.relacl) g WHERE t.oid = it.oid AND g.privilege_type = 'INSERT'
    LOOP EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %I TO %s', it.seq, grantee); END LOOP;
  END LOOP;
END $$`;

/** A table that is partitioned keeps its sequence, which PostgreSQL 15 and 16 demand there. */
const toIdentities = `
DO $$ DECLARE it record; last bigint; BEGIN
  FOR it IN
    SELECT c.relname AS name, a.attname AS col, s.relname AS seq
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.refobjid = c.oid AND d.refobjsubid = a.attnum
      AND d.deptype = 'a'
    JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    ORDER BY c.relname, a.attnum
  LOOP
    EXECUTE format('ALTER SEQUENCE %I RENAME TO %I', it.seq, 'sequence_before');
    last := pg_sequence_last_value('sequence_before');
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP DEFAULT', it.name, it.col);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I ADD GENERATED %s AS IDENTITY (SEQUENCE NAME %I)', it.name, it.col,
      CASE WHEN it.name IN ('kyc_capture_tokens', 'kyc_hit_decisions') THEN 'ALWAYS' ELSE 'BY DEFAULT' END, it.seq);
    IF last IS NOT NULL THEN PERFORM setval(quote_ident(it.seq), last); END IF;
    DROP SEQUENCE sequence_before;
  END LOOP;
END $$`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(toSequences);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(toIdentities);
}
