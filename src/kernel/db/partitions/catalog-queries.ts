import type { Pool } from '../pool.js';

/** A table whose primary key holds `company_id`, and how it is partitioned. */
export interface TenantTable {
  readonly name: string;
  /** `hash` by company, `range` by month, or null for a plain table. */
  readonly strategy: 'hash' | 'range' | null;
  /** The number of its partitions; 0 for a plain table. */
  readonly partitions: number;
}

const tenantTablesSql = `
SELECT c.relname AS name, CASE p.partstrat WHEN 'h' THEN 'hash' WHEN 'r' THEN 'range' END AS strategy,
  (SELECT count(*) FROM pg_inherits i WHERE i.inhparent = c.oid)::int AS partitions
FROM pg_class c
JOIN pg_index k ON k.indrelid = c.oid AND k.indisprimary
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.indkey) AND a.attname = 'company_id'
LEFT JOIN pg_partitioned_table p ON p.partrelid = c.oid
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p'
ORDER BY c.relname COLLATE "C"`;

/** Returns the tables that companies do not share, from the catalog. Tables that are not logged hold rows for moments only. */
export async function tenantTables(db: Pool): Promise<readonly TenantTable[]> {
  return (await db.raw<{ rows: TenantTable[] }>(tenantTablesSql)).rows;
}

interface NamedDefinition {
  readonly name: string;
  readonly definition: string;
}

/** A foreign key of the table, or of another table that refers to it. */
export interface ForeignKey extends NamedDefinition {
  readonly table: string;
}

/** Everything that `CREATE TABLE … (LIKE …)` does not copy onto a partitioned table. */
export interface TableDefinition {
  /** The columns that are not generated from others. */
  readonly columns: readonly string[];
  readonly serials: readonly {
    readonly column: string;
    readonly sequence: string;
    /** Null if the sequence has given no value yet. */
    readonly last: string | null;
  }[];
  /** Storage parameters, such as `fillfactor=80`. */
  readonly options: readonly string[];
  readonly checks: readonly (NamedDefinition & { readonly isValid: boolean })[];
  /** The primary key and the unique constraints. */
  readonly keys: readonly NamedDefinition[];
  /** The statements that create the other indexes. */
  readonly indexes: readonly string[];
  readonly triggers: readonly (NamedDefinition & {
    readonly enabled: 'O' | 'D' | 'R' | 'A';
    /** True for a trigger that must stand on each partition, too: PostgreSQL copies triggers of rows only. */
    readonly isOfTruncate: boolean;
  })[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly comment: string | null;
  /** The partitions that the table has, with their schemas. */
  readonly partitions: readonly { readonly schema: string; readonly name: string }[];
  /** The statements that grant the privileges of others. */
  readonly grants: readonly string[];
}

const definitionSql = `
SELECT
  ARRAY(SELECT quote_ident(a.attname) FROM pg_attribute a
    WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum)
    AS columns,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('column', quote_ident(a.attname), 'sequence', quote_ident(s.relname),
     'last', pg_sequence_last_value(s.oid)::text)), '[]')
   FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
   JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
   WHERE d.classid = 'pg_class'::regclass AND d.refobjid = t.oid AND d.deptype IN ('a', 'i')) AS serials,
  coalesce(t.reloptions, (SELECT min(p.reloptions) FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid
    WHERE i.inhparent = t.oid), '{}') AS options,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', quote_ident(c.conname), 'isValid', c.convalidated,
     'definition', pg_get_constraintdef(c.oid)) ORDER BY c.conname), '[]')
   FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'c') AS checks,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', quote_ident(c.conname),
     'definition', pg_get_constraintdef(c.oid)) ORDER BY c.conname), '[]')
   FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype IN ('p', 'u')) AS keys,
  ARRAY(SELECT replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') FROM pg_index i
    WHERE i.indrelid = t.oid AND i.indisvalid
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = t.oid)
    ORDER BY i.indexrelid) AS indexes,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', quote_ident(g.tgname), 'enabled', g.tgenabled,
     'isOfTruncate', (g.tgtype & 32) > 0, 'definition', pg_get_triggerdef(g.oid)) ORDER BY g.tgname), '[]')
   FROM pg_trigger g WHERE g.tgrelid = t.oid AND NOT g.tgisinternal AND g.tgparentid = 0) AS triggers,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('table', quote_ident(f.relname), 'name', quote_ident(c.conname),
     'definition', replace(pg_get_constraintdef(c.oid), ' NOT VALID', '')) ORDER BY f.relname, c.conname), '[]')
   FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid
   WHERE c.contype = 'f' AND c.conparentid = 0 AND t.oid IN (c.conrelid, c.confrelid)) AS "foreignKeys",
  obj_description(t.oid, 'pg_class') AS comment,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('schema', quote_ident(n.nspname), 'name', quote_ident(p.relname))), '[]')
   FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid JOIN pg_namespace n ON n.oid = p.relnamespace
   WHERE i.inhparent = t.oid) AS partitions,
  ARRAY(SELECT format('GRANT %s ON %I TO %s%s', g.privilege_type, t.relname,
      CASE g.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(g.grantee)) END,
      CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
    FROM aclexplode(t.relacl) g WHERE g.grantee <> t.relowner) AS grants
FROM pg_class t WHERE t.oid = to_regclass(?)`;

/** Reads the definition of a table of the current schema. */
export async function readDefinition(db: Pool, table: string): Promise<TableDefinition> {
  const { rows } = await db.raw<{ rows: TableDefinition[] }>(definitionSql, [table]);
  const [definition] = rows;
  if (definition === undefined) throw new Error(`There is no table ${table}`);
  return definition;
}

/** The query of the schemas that hold the partitions of a table. It returns nothing for a plain table. */
export const partitionSchemasOf = (table: string): string =>
  `SELECT n.nspname AS schema FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid
   JOIN pg_namespace n ON n.oid = p.relnamespace WHERE i.inhparent = to_regclass('${table}') ORDER BY n.nspname`;

/**
 * Gives the indexes of partitions the names of the indexes of their tables. An error of PostgreSQL then names the same
 * constraint on both forms, by which the program recognizes it.
 */
export const nameIndexesAlike = `
DO $$ DECLARE found record; BEGIN
  FOR found IN
    SELECT n.nspname AS place, c.relname AS before, p.relname AS after
    FROM pg_inherits i
    JOIN pg_class c ON c.oid = i.inhrelid AND c.relkind IN ('i', 'I')
    JOIN pg_class p ON p.oid = i.inhparent AND p.relnamespace <> c.relnamespace AND p.relname <> c.relname
    JOIN pg_namespace n ON n.oid = c.relnamespace
  LOOP EXECUTE format('ALTER INDEX %I.%I RENAME TO %I', found.place, found.before, found.after); END LOOP;
END $$`;

/** Drops the schemas of partitions that hold nothing any more. */
export const dropEmptySchemas = `
DO $$ DECLARE found record; BEGIN
  FOR found IN
    SELECT n.nspname AS place FROM pg_namespace n
    WHERE n.nspname ~ '^(partition|month)_[0-9_]+$' AND NOT EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid)
  LOOP EXECUTE format('DROP SCHEMA %I', found.place); END LOOP;
END $$`;
