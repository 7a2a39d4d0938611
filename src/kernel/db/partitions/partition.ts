import type { Knex } from 'knex';
import type { Database } from '../client.js';
import {
  type LockPatience,
  repeatUntilUnlocked,
  underLock,
  usualPatience,
} from '../schema/locks.js';
import { SchemaError } from '../schema/state.js';
import {
  dropEmptySchemas,
  nameIndexesAlike,
  type TenantTable,
  tenantTables,
} from './catalog-queries.js';
import { convertTable, type TableForm } from './convert.js';

type Progress = (message: string) => void;

const silent: Progress = () => undefined;

/** The most partitions of a table: PostgreSQL locks each of them for a plan that it keeps. */
export const mostPartitions = 64;

/** Returns the form of a table that is partitioned by company, or that of a plain table for 0. */
function formByCompany(count: number): TableForm {
  if (count === 0) return { partitions: [] };
  const partitions = Array.from({ length: count }, (_, remainder) => ({
    schema: `partition_${remainder}`,
    values: `FOR VALUES WITH (MODULUS ${count}, REMAINDER ${remainder})`,
  }));
  return { by: 'HASH (company_id)', partitions };
}

/** Returns the number of partitions by company that the tables of a database have; 0 for plain tables. */
export async function partitionsInUse({ knex }: Pick<Database, 'knex'>): Promise<number> {
  const tables = await tenantTables(knex);
  const counts = tables
    .filter(({ strategy }) => strategy === 'hash')
    .map((each) => each.partitions);
  return Math.max(0, ...counts);
}

export interface Rewrite {
  readonly database: Database;
  readonly onProgress?: Progress;
  readonly patience?: LockPatience;
}

/** Rewrites one table in a transaction of its own, so that a database is whole after each. */
export function rewriteTable(
  { database, onProgress = silent, patience = usualPatience }: Rewrite,
  table: string,
  form: TableForm,
): Promise<void> {
  return repeatUntilUnlocked(database, `of ${table} to partitions`, patience, onProgress, () =>
    underLock(database, onProgress, async (trx: Knex.Transaction) => {
      await trx.raw(`SET LOCAL lock_timeout = ${patience.attemptMs}`);
      await convertTable(trx, table, form);
    }),
  );
}

/** @throws SchemaError on the embedded engine, whose single process and disk gain nothing from partitions */
export function requireServer({ kind }: Pick<Database, 'kind'>): void {
  if (kind === 'server') return;
  throw new SchemaError(
    'The embedded database is not partitioned: set DATABASE_URL to a PostgreSQL server',
  );
}

const hasForm = ({ partitions, strategy }: TenantTable, count: number): boolean =>
  strategy === 'range' || (strategy === null ? count === 0 : partitions === count);

/**
 * Partitions every table with `company_id` in its primary key by a hash of the company, or makes them plain again for 0.
 * A table that is partitioned by month keeps its months. What is done already is left as it is.
 *
 * @returns the names of the rewritten tables
 */
export async function partitionByCompany(rewrite: Rewrite, count: number): Promise<string[]> {
  const { database, onProgress = silent } = rewrite;
  requireServer(database);
  const tables = (await tenantTables(database.knex)).filter((table) => !hasForm(table, count));
  for (const { name } of tables) {
    onProgress(count === 0 ? `Rewriting ${name}` : `Partitioning ${name}`);
    await rewriteTable(rewrite, name, formByCompany(count));
  }
  if (tables.length > 0) await database.knex.raw(dropEmptySchemas);
  return tables.map(({ name }) => name);
}

/** Partitions the tables that migrations have added to a partitioned database, and names new indexes alike. */
export async function keepPartitions(rewrite: Rewrite): Promise<void> {
  const { database } = rewrite;
  if (database.kind !== 'server') return;
  const count = await partitionsInUse(database);
  if (count === 0) return;
  await partitionByCompany(rewrite, count);
  await database.knex.raw(nameIndexesAlike);
}
