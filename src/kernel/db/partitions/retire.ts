import type { Knex } from 'knex';
import type { DetachedMonths } from '../../config/config.js';
import type { Cleanup } from '../../maintenance/housekeeping.js';
import { codeOf } from '../errors.js';
import { dropEmptySchemas, partitionSchemasOf } from './catalog-queries.js';
import { isByMonth, type MonthlyTable, monthOf, monthStart } from './months.js';

/** The bounds of a month, as values of the column that tells it. */
export interface MonthBounds {
  readonly from: string;
  readonly to: string;
}

/** Tables whose months are dropped together after a retention period. */
export interface MonthlyRetention {
  /** In the order in which they are detached: those that refer to others come first. */
  readonly tables: readonly MonthlyTable[];
  /**
   * Resolves to false if any row of the month must be kept. Otherwise records that its rows are gone.
   *
   * @param bounds  of each table, by its name
   */
  release(
    trx: Knex.Transaction,
    bounds: (table: string) => MonthBounds,
    now: Date,
  ): Promise<boolean>;
}

async function detach(
  trx: Knex.Transaction,
  table: string,
  schema: string,
  kept: DetachedMonths,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>(partitionSchemasOf(table));
  if (!rows.some((each) => each.schema === schema)) return;
  await trx.raw(`ALTER TABLE ${table} DETACH PARTITION ${schema}.${table}`);
  if (kept === 'drop') {
    await trx.raw(`DROP TABLE ${schema}.${table}`);
    return;
  }
  const place = schema.replace('month', 'detached');
  await trx.raw(`CREATE SCHEMA IF NOT EXISTS ${place}`);
  await trx.raw(`ALTER TABLE ${schema}.${table} SET SCHEMA ${place}`);
}

/** An arbitrary constant. Only one process retires months at a time. */
const advisoryLock = 7_301_954_212;

async function retireMonth(
  trx: Knex.Transaction,
  { release, tables }: MonthlyRetention,
  schema: string,
  now: Date,
  kept: DetachedMonths,
): Promise<boolean> {
  const month = monthOf(schema);
  if (month === undefined) return false;
  const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(
    `SELECT pg_try_advisory_xact_lock(${advisoryLock}) AS held`,
  );
  if (rows[0]?.held !== true) return false;
  await trx.raw(`SET LOCAL lock_timeout = '1s'`);
  const bounds = new Map(
    tables.map(({ table, valueAt }) => [
      table,
      { from: valueAt(month), to: valueAt(monthStart(month, 1)) },
    ]),
  );
  const boundsOf = (table: string): MonthBounds => bounds.get(table) ?? { from: '', to: '' };
  if (!(await release(trx, boundsOf, now))) return false;
  for (const { table } of tables) await detach(trx, table, schema, kept);
  await trx.raw(dropEmptySchemas);
  return true;
}

/** The tables are in use. The next hour tries again. */
const isLockFailure = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error) ?? '');

/**
 * Detaches the months of which no row must be kept any more, the oldest first.
 *
 * @returns how many months were detached
 */
export async function retireMonths(
  db: Knex,
  retention: MonthlyRetention,
  now: Date,
  kept: DetachedMonths,
): Promise<number> {
  const leading = retention.tables.at(-1)?.table ?? '';
  if (!(await isByMonth(db, leading))) return 0;
  const { rows } = await db.raw<{ rows: { schema: string }[] }>(partitionSchemasOf(leading));
  const past = rows.filter(({ schema }) => (monthOf(schema) ?? now) < monthStart(now));
  let retired = 0;
  for (const { schema } of past) {
    try {
      const isRetired = await db.transaction((trx) =>
        retireMonth(trx, retention, schema, now, kept),
      );
      if (!isRetired) return retired;
    } catch (error) {
      if (isLockFailure(error)) return retired;
      throw error;
    }
    retired += 1;
  }
  return retired;
}

/** The cleanup that detaches whole months. It stands before the one that deletes the rows that remain. */
export const oldMonths = (
  what: string,
  retention: MonthlyRetention,
  kept: DetachedMonths,
): Cleanup => ({ what, drop: (db, now) => retireMonths(db, retention, now, kept) });
