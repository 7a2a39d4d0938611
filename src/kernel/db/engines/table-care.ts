import type { Pool } from '../pool.js';
import { statement } from '../statements/statement.js';

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

// Otherwise the counts of the last second may be missing.
const flushCounts = statement('', 'SELECT pg_stat_force_next_flush()');
const findDue = statement<DueTable>('', dueSql);

/**
 * Does for the embedded engine, which has no background processes, what autovacuum does in a server: removes dead rows and
 * renews the statistics of the planner. Each table is a statement that waits for the connection as requests do. The
 * caller decides how much later the next one follows.
 *
 * @returns the name of each table that was due, once it is done
 */
export async function* careForTables(db: Pool): AsyncGenerator<string> {
  await flushCounts(db, []);
  for (const { isVacuumDue, name } of await findDue(db, [])) {
    const care = statement('', `${isVacuumDue ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`);
    await care(db, []);
    yield name;
  }
}
