import { codeOf } from '../errors.js';
import type { Pool } from '../pool.js';
import { partitionSchemasOf, tenantTables } from './catalog-queries.js';
import { createPartition, type Partition, type TableForm } from './convert.js';
import { type Rewrite, requireServer, rewriteTable } from './partition.js';

/** A table of which each month can be a partition. */
export interface MonthlyTable {
  readonly table: string;
  /** The column that tells the month: a time, or an id that begins with its time. */
  readonly column: string;
  /** Returns the lowest value of the column from a moment on. */
  valueAt(moment: Date): string;
  /** Returns the moment of a value. */
  momentOf(value: string | Date): Date;
}

/** A table whose column is a time. */
export const byTime = (table: string, column: string): MonthlyTable => ({
  table,
  column,
  valueAt: (moment) => moment.toISOString(),
  momentOf: (value) => new Date(value),
});

/** The months that exist ahead of time, so that no row of a stopped job's time falls into the partition of the rest. */
export const monthsAhead = 3;

/** The partition of rows whose month has none. */
const rest: Partition = { schema: 'month_other', values: 'DEFAULT' };

/** Returns the first moment of a month, in UTC, some months later. */
export const monthStart = (moment: Date, later = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));

const schemaOf = (month: Date): string =>
  `month_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** Returns the month that a schema of partitions holds, or undefined for other schemas. */
export function monthOf(schema: string): Date | undefined {
  const [, year, month] = /^month_(\d{4})_(\d{2})$/.exec(schema) ?? [];
  return year === undefined ? undefined : new Date(Date.UTC(Number(year), Number(month) - 1));
}

function partitionOf({ valueAt }: MonthlyTable, month: Date): Partition {
  const [from, to] = [month, monthStart(month, 1)].map((moment) => `'${valueAt(moment)}'`);
  return { schema: schemaOf(month), values: `FOR VALUES FROM (${from}) TO (${to})` };
}

function monthsBetween(first: Date, last: Date): Date[] {
  const months: Date[] = [];
  for (let at = monthStart(first); at <= last; at = monthStart(at, 1)) months.push(at);
  return months;
}

/** A unique key must hold the column of the partitions. */
const keyWith =
  (column: string) =>
  (definition: string): string => {
    const columns = definition
      .slice(definition.indexOf('(') + 1, definition.indexOf(')'))
      .split(', ');
    return columns.includes(column) ? definition : definition.replace(')', `, ${column})`);
  };

async function formByMonth(db: Pool, monthly: MonthlyTable, now: Date): Promise<TableForm> {
  const { column, momentOf, table } = monthly;
  const { rows } = await db.raw<{ rows: { first: string | Date | null }[] }>(
    `SELECT min(${column}) AS first FROM ${table}`,
  );
  const first = rows[0]?.first;
  const begin = first == null ? now : new Date(Math.min(momentOf(first).getTime(), now.getTime()));
  const months = monthsBetween(begin, monthStart(now, monthsAhead));
  return {
    by: `RANGE (${column})`,
    partitions: [...months.map((month) => partitionOf(monthly, month)), rest],
    keyOf: keyWith(column),
  };
}

async function strategies(db: Pool): Promise<ReadonlyMap<string, string | null>> {
  return new Map((await tenantTables(db)).map(({ name, strategy }) => [name, strategy]));
}

/**
 * Partitions tables by month, and no longer by company. What is done already is left as it is.
 *
 * @returns the names of the rewritten tables
 */
export async function partitionByMonth(
  rewrite: Rewrite,
  tables: readonly MonthlyTable[],
  now: Date,
): Promise<string[]> {
  const { database, onProgress } = rewrite;
  requireServer(database);
  const known = await strategies(database.knex);
  const missing = tables.filter(({ table }) => known.get(table) !== 'range');
  for (const monthly of missing) {
    onProgress?.(`Partitioning ${monthly.table} by month`);
    const form = await formByMonth(database.knex, monthly, now);
    await rewriteTable(rewrite, monthly.table, form);
  }
  return missing.map(({ table }) => table);
}

/** Returns whether a table is partitioned by month. */
export async function isByMonth(db: Pool, table: string): Promise<boolean> {
  return (await strategies(db)).get(table) === 'range';
}

/**
 * Returns the moment before which rows are deleted one by one. Where a table is partitioned by month, it is the start of
 * a month, because whole months are detached.
 */
export async function retentionCutoff(db: Pool, table: string, moment: Date): Promise<Date> {
  return (await isByMonth(db, table)) ? monthStart(moment) : moment;
}

/** Rows of the month are in the partition of the rest already, or the table was in use. */
const isPostponed = (error: unknown): boolean =>
  ['23514', '55P03', '40P01'].includes(codeOf(error) ?? '');

/**
 * Creates the partitions of this month and the next ones that are missing. A month whose rows are in the partition of the
 * rest already gets none.
 *
 * @returns how many were created
 */
export async function createMonths(
  db: Pool,
  tables: readonly MonthlyTable[],
  now: Date,
): Promise<number> {
  const known = await strategies(db);
  let created = 0;
  for (const monthly of tables) {
    if (known.get(monthly.table) !== 'range') continue;
    const { rows } = await db.raw<{ rows: { schema: string }[] }>(
      partitionSchemasOf(monthly.table),
    );
    const present = new Set(rows.map(({ schema }) => schema));
    for (const month of monthsBetween(now, monthStart(now, monthsAhead))) {
      if (present.has(schemaOf(month))) continue;
      if (await createMonth(db, monthly, month)) created += 1;
    }
  }
  return created;
}

/** Resolves to false where the month cannot be created now. */
async function createMonth(db: Pool, monthly: MonthlyTable, month: Date): Promise<boolean> {
  try {
    await db.transaction(async (trx) => {
      await trx.raw(`SET LOCAL lock_timeout = '1s'`);
      await createPartition(trx, monthly.table, partitionOf(monthly, month));
    });
    return true;
  } catch (error) {
    // Another process may have created it at the same time.
    if (isPostponed(error) || codeOf(error) === '42P07' || codeOf(error) === '42P06') return false;
    throw error;
  }
}
