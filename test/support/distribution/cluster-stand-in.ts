import type { Knex } from 'knex';

/** A lock that stops the distribution of a table in the middle. */
export const holdLock = 904_711;

/** The table that waits for the lock. */
export const heldTable = 'kyc_sessions';

/**
 * The functions and catalogues of Citus that the server uses, in plain PostgreSQL. It is no cluster: it copies the rows of a
 * distributed table to the schema `shards` of the same database, and writes new ones there, refuses what is known that Citus refuses, and keeps the
 * order of the calls. Rows of `faults` make every so many steps fail.
 */
const standIn = `
CREATE SCHEMA stand_in;
CREATE SCHEMA shards;
SET LOCAL search_path = stand_in, public;

CREATE TABLE pg_dist_partition (logicalrelid regclass PRIMARY KEY, partmethod "char" NOT NULL, partkey text,
  colocationid integer NOT NULL, repmodel "char" NOT NULL);
CREATE TABLE pg_dist_node (groupid integer NOT NULL);
INSERT INTO pg_dist_node VALUES (0), (1), (2);
CREATE TABLE calls (id bigserial PRIMARY KEY, call text NOT NULL);
CREATE TABLE faults (fault_every integer NOT NULL);
CREATE SEQUENCE steps;
CREATE SEQUENCE groups;

CREATE FUNCTION column_to_column_name(regclass, partkey text) RETURNS text LANGUAGE sql STABLE AS 'SELECT partkey';

CREATE FUNCTION count_step() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT nextval('stand_in.steps') % f.fault_every = 0 FROM stand_in.faults f) THEN RAISE 'planted fault'; END IF;
END $$;
CREATE FUNCTION count_ddl() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM stand_in.count_step(); END $$;
CREATE EVENT TRIGGER count_alterations ON ddl_command_end WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION count_ddl();

CREATE FUNCTION write_shard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('INSERT INTO shards.%I SELECT ($1).*', TG_TABLE_NAME) USING NEW;
  RETURN NULL;
END $$;

CREATE FUNCTION place(place_of regclass, key text, kind "char", colocation integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE found text;
BEGIN
  PERFORM stand_in.count_step();
  IF EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = place_of AND a.attidentity <> '') THEN
    RAISE 'cannot distribute relation %: it has an identity column', place_of;
  END IF;
  IF current_setting('citus.enable_unsafe_triggers', true) IS DISTINCT FROM 'on'
      AND EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = place_of AND NOT g.tgisinternal) THEN
    RAISE 'cannot distribute relation % because it has triggers', place_of;
  END IF;
  SELECT i.indexrelid::regclass INTO found FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = key
    WHERE i.indrelid = place_of AND i.indisunique AND NOT a.attnum = ANY (i.indkey);
  IF found IS NOT NULL THEN RAISE 'cannot create constraint %: it lacks the distribution column', found; END IF;
  INSERT INTO stand_in.pg_dist_partition VALUES (place_of, CASE kind WHEN 't' THEN 'n' ELSE 'h' END, key, colocation, kind);
  SELECT k.conname INTO found FROM pg_constraint k
    LEFT JOIN stand_in.pg_dist_partition c ON c.logicalrelid = k.conrelid
    LEFT JOIN stand_in.pg_dist_partition f ON f.logicalrelid = k.confrelid
    WHERE k.contype = 'f' AND k.conparentid = 0 AND place_of IN (k.conrelid, k.confrelid)
      AND (c.logicalrelid IS NULL OR f.logicalrelid IS NULL OR f.repmodel <> 't' AND c.colocationid <> f.colocationid);
  IF found IS NOT NULL THEN RAISE 'cannot create foreign key constraint % between these relations', found; END IF;
  EXECUTE format('CREATE TABLE shards.%I AS TABLE %s', place_of::text, place_of);
  EXECUTE format('CREATE TRIGGER write_shard BEFORE INSERT ON %s FOR EACH ROW EXECUTE FUNCTION stand_in.write_shard()', place_of);
END $$;

CREATE FUNCTION create_reference_table(name regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM stand_in.place(name, NULL, 't', 0);
  INSERT INTO stand_in.calls (call) VALUES ('reference ' || name::text);
END $$;

CREATE FUNCTION create_distributed_table(name regclass, key text, colocate_with text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF name::text = '${heldTable}' THEN PERFORM pg_advisory_xact_lock(${holdLock}); END IF;
  PERFORM stand_in.place(name, key, 's', CASE colocate_with WHEN 'none' THEN nextval('stand_in.groups')::integer
    ELSE (SELECT p.colocationid FROM stand_in.pg_dist_partition p WHERE p.logicalrelid = colocate_with::regclass) END);
  INSERT INTO stand_in.calls (call) VALUES (name::text || ' beside ' || colocate_with);
END $$;

CREATE FUNCTION truncate_local_data_after_distributing_table(name regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE found text;
BEGIN
  PERFORM stand_in.count_step();
  SELECT k.conname INTO found FROM pg_constraint k WHERE k.contype = 'f' AND k.confrelid = name
    AND NOT EXISTS (SELECT FROM stand_in.pg_dist_partition p WHERE p.logicalrelid = k.conrelid);
  IF found IS NOT NULL THEN RAISE 'cannot truncate a table referenced in a foreign key constraint by a local table'; END IF;
  EXECUTE format('TRUNCATE %s CASCADE', name);
END $$;
`;

/** Makes a database look like the coordinator of a cluster, to connections that begin after it. */
export async function installStandIn(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    await trx.raw(standIn);
    const { rows } = await trx.raw<{ rows: { name: string }[] }>(
      'SELECT current_database() AS name',
    );
    await trx.raw('ALTER DATABASE ?? SET search_path = public, stand_in', [rows[0]?.name ?? '']);
  });
}
