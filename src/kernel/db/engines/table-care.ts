import type { Pool } from '../pool.js';

/**
 * The tables whose dead rows or statistics are due, by the defaults of PostgreSQL's autovacuum: 50 rows and a fifth of the
 * table for dead rows, 1,000 and a fifth for inserted ones, 50 and a tenth for statistics. The counts begin anew with the
 * process, so that a table that has grown by a fifth since it was analyzed is due too. The most changed table is first.
 */
const dueSql = `
SELECT name, "isVacuumDue" FROM (
  SELECT quote_ident(s.schemaname) || '.' || quote_ident(s.relname) AS name, s.n_mod_since_analyze AS changes,
    s.n_dead_tup > 50 + 0.2 * size.rows OR s.n_ins_since_vacuum > 1000 + 0.2 * size.rows
      OR size.pages > 8 + 1.2 * c.relpages AS "isVacuumDue",
    s.n_mod_since_analyze > 50 + 0.1 * size.rows AS "isAnalyzeDue"
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid AND c.relkind = 'r',
    LATERAL (SELECT greatest(c.reltuples, 0) AS rows,
      pg_relation_size(c.oid) / current_setting('block_size')::integer AS pages) size
) tables
WHERE "isVacuumDue" OR "isAnalyzeDue"
ORDER BY changes DESC, name`;

interface DueTable {
  readonly name: string;
  readonly isVacuumDue: boolean;
}

/**
 * Does for the embedded engine, which has no background processes, what autovacuum does in a server: removes dead rows and
 * renews the statistics of the planner. Each table is a statement of its own, so that requests are answered in between.
 *
 * @returns the names of the tables that were due
 */
export async function careForTables(db: Pool): Promise<string[]> {
  // Otherwise the counts of the last second may be missing.
  await db.raw('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.raw<{ rows: DueTable[] }>(dueSql);
  for (const { isVacuumDue, name } of rows) {
    await db.raw(`${isVacuumDue ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`);
  }
  return rows.map(({ name }) => name);
}
