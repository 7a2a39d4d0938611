import { serverName } from '../engines/server.js';
import type { Pool } from '../pool.js';

/** The tables that a cluster does not distribute by company. All others are. */
export interface TablePlacements {
  /** Tables that a cluster copies to every node. */
  readonly references: readonly string[];
  /** Tables that stay on the coordinator. */
  readonly locals: readonly string[];
}

const ownTables = `c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;

const companyColumn = (alias: string, table: string): string =>
  `LEFT JOIN pg_attribute ${alias} ON ${alias}.attrelid = ${table}.oid AND ${alias}.attname = 'company_id'`;

/** The queries that find the parts of tables that a cluster refuses, by the rule. */
export const tableRules = {
  'have no identity columns: sequences are their defaults': `
    SELECT c.relname || '.' || a.attname AS found FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE ${ownTables} AND a.attidentity <> '' ORDER BY found`,
  'have a company, but for those that are listed': `
    SELECT c.relname AS found FROM pg_class c
    WHERE ${ownTables} AND c.relname <> ALL (:references) AND c.relname <> ALL (:locals)
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id') ORDER BY found`,
  'have the company in each unique key, but for those that are listed': `
    SELECT i.indexrelid::regclass::text AS found FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    ${companyColumn('a', 'c')}
    WHERE ${ownTables} AND (i.indisunique OR i.indisexclusion)
      AND c.relname <> ALL (:references) AND c.relname <> ALL (:locals)
      AND (a.attnum IS NULL OR NOT a.attnum = ANY (i.indkey)) ORDER BY found`,
  'refer to tables of the same placement by their company, and to references': `
    SELECT k.conname AS found FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    ${companyColumn('a', 'c')} ${companyColumn('b', 'f')}
    WHERE ${ownTables} AND k.contype = 'f' AND k.conparentid = 0 AND f.relname <> ALL (:references)
      AND ((c.relname = ANY (:locals)) <> (f.relname = ANY (:locals)) OR c.relname <> ALL (:locals)
        AND array_position(k.conkey, a.attnum) IS DISTINCT FROM array_position(k.confkey, b.attnum)) ORDER BY found`,
  'keep the company of rows whose reference is deleted': `
    SELECT k.conname AS found FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    ${companyColumn('a', 'c')}
    WHERE ${ownTables} AND k.contype = 'f' AND k.conparentid = 0 AND c.relname <> ALL (:locals)
      AND (k.confdeltype IN ('n', 'd') OR k.confupdtype IN ('n', 'd')) AND a.attnum = ANY (k.conkey) ORDER BY found`,
  'have constraints whose names a shard can extend by its number': `
    SELECT k.conname AS found FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE ${ownTables} AND (k.conname ~ '_[0-9]+$' OR length(k.conname) > 55) ORDER BY found`,
} as const;

export type TableRule = keyof typeof tableRules;

/** Returns what breaks a rule: names of tables, columns, indexes or constraints. */
export async function breachesOf(
  db: Pool,
  rule: TableRule,
  { locals, references }: TablePlacements,
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { found: string }[] }>(tableRules[rule], {
    locals: [...locals],
    references: [...references],
  });
  return rows.map(({ found }) => found);
}

/** Returns true if the database has the extension Citus. */
export async function isCluster(db: Pool): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(
    `SELECT to_regclass('pg_dist_partition') IS NOT NULL AS found`,
  );
  return rows[0]?.found === true;
}

/** How a cluster stores a table. */
export type Placement = 'distributed' | 'reference' | 'local';

export interface PlacedTable {
  readonly name: string;
  readonly wanted: Placement;
  readonly placement: Placement;
  /** The column by which it is distributed. */
  readonly column: string | null;
  /** Tables of one group have the rows of a company on the same node. */
  readonly group: number | null;
  /** True if the coordinator has rows from the time before the table was distributed. */
  readonly hasStaleRows: boolean;
}

const placedTablesSql = `
SELECT c.relname AS name,
  CASE WHEN c.relname = ANY (:references) THEN 'reference' WHEN c.relname = ANY (:locals) THEN 'local'
    ELSE 'distributed' END AS wanted,
  CASE WHEN d.partmethod = 'n' AND d.repmodel = 't' THEN 'reference' WHEN d.partmethod <> 'n' THEN 'distributed'
    ELSE 'local' END AS placement,
  CASE WHEN d.partmethod <> 'n' THEN column_to_column_name(d.logicalrelid, d.partkey) END AS column,
  CASE WHEN d.partmethod <> 'n' THEN d.colocationid::int END AS group,
  d.logicalrelid IS NOT NULL AND pg_relation_size(c.oid) > 0 AS "hasStaleRows"
FROM pg_class c LEFT JOIN pg_dist_partition d ON d.logicalrelid = c.oid
WHERE ${ownTables}
ORDER BY c.relname COLLATE "C"`;

/** Returns the tables of a cluster by name, with the placement that each has and shall have. */
export async function placedTables(
  db: Pool,
  { locals, references }: TablePlacements,
): Promise<readonly PlacedTable[]> {
  const bindings = { locals: [...locals], references: [...references] };
  return (await db.raw<{ rows: PlacedTable[] }>(placedTablesSql, bindings)).rows;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const foreignKeysSql = `
SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
WHERE ${ownTables} AND k.contype = 'f' AND k.conparentid = 0
  AND (c.relname = ANY (:tables) OR f.relname = ANY (:tables))
ORDER BY c.relname COLLATE "C", k.conname COLLATE "C"`;

/** Returns the foreign keys from and to tables. */
export async function foreignKeysOf(
  db: Pool,
  tables: readonly string[],
): Promise<readonly ForeignKey[]> {
  return (await db.raw<{ rows: ForeignKey[] }>(foreignKeysSql, { tables: [...tables] })).rows;
}

/** Returns the foreign keys that are dropped for now. */
export async function droppedForeignKeys(db: Pool): Promise<readonly ForeignKey[]> {
  const { rows } = await db.raw<{ rows: ForeignKey[] }>(
    `SELECT k.table_name AS table, k.name, k.definition FROM dropped_foreign_keys k
     ORDER BY k.table_name COLLATE "C", k.name COLLATE "C"`,
  );
  return rows;
}

/** The state of a cluster outside of its tables. */
export interface ClusterState {
  readonly isCoordinatorKnown: boolean;
  /** True if new connections of the role may have triggers on distributed tables. */
  readonly allowsTriggers: boolean;
  /** True if the role may write without firing triggers. */
  readonly maySkipTriggers: boolean;
  /** The number of connections of servers. */
  readonly servers: number;
}

const clusterStateSql = `
SELECT EXISTS (SELECT FROM pg_dist_node n WHERE n.groupid = 0) AS "isCoordinatorKnown",
  coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') = 'on' OR EXISTS (SELECT FROM pg_db_role_setting s CROSS JOIN unnest(s.setconfig) AS setting
    WHERE s.setdatabase IN (0, (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))
      AND s.setrole IN (0, (SELECT r.oid FROM pg_roles r WHERE r.rolname = current_user))
      AND setting = 'citus.enable_unsafe_triggers=on') AS "allowsTriggers",
  has_parameter_privilege('session_replication_role', 'SET') AS "maySkipTriggers",
  (SELECT count(*)::int FROM pg_stat_activity a
    WHERE a.datname = current_database() AND a.application_name = :application) AS servers`;

export async function readClusterState(db: Pool): Promise<ClusterState> {
  const bindings = { application: serverName };
  const { rows } = await db.raw<{ rows: ClusterState[] }>(clusterStateSql, bindings);
  const [state] = rows;
  if (state === undefined) throw new Error('The cluster has no state');
  return state;
}
