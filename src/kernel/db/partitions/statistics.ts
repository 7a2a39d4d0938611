import { withoutTimeLimit } from '../engines/watchdog.js';
import type { Pool } from '../pool.js';

/** Partitioned tables of which autovacuum has analyzed a partition since they were last analyzed themselves. */
const staleSql = `
SELECT quote_ident(c.relname) AS name FROM pg_class c
JOIN pg_stat_all_tables s ON s.relid = c.oid
WHERE c.relkind = 'p' AND c.relnamespace = current_schema()::regnamespace AND (s.last_analyze IS NULL OR EXISTS (
  SELECT FROM pg_inherits i JOIN pg_stat_all_tables p ON p.relid = i.inhrelid
  WHERE i.inhparent = c.oid AND p.last_autoanalyze > s.last_analyze))
ORDER BY c.relname`;

/** An arbitrary constant. Only one process analyzes at a time. */
const advisoryLock = 7_301_954_213;

/**
 * Analyzes partitioned tables, because autovacuum analyzes their partitions only and the planner needs both. Does nothing
 * where tables are plain.
 *
 * @returns the names of the analyzed tables
 */
export function analyzeTables(db: Pool): Promise<string[]> {
  return db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(
      `SELECT pg_try_advisory_xact_lock(${advisoryLock}) AS held`,
    );
    if (rows[0]?.held !== true) return [];
    const stale = (await trx.raw<{ rows: { name: string }[] }>(staleSql)).rows;
    if (stale.length > 0) await withoutTimeLimit(trx);
    for (const { name } of stale) await trx.raw(`ANALYZE ${name}`);
    return stale.map(({ name }) => name);
  });
}
