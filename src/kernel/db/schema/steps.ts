import type { Knex } from 'knex';
import type { Database } from '../client.js';
import { type LimitedConnection, withoutConnectionLimit } from '../engines/watchdog.js';
import type { StepSession, StepwiseMigration } from './migration.js';

/**
 * Builds an index concurrently. A failed build leaves an invalid index, which is dropped and built again.
 *
 * @param on  table and columns, such as `invoices (company_id, id)`
 */
export async function createIndexConcurrently(
  session: StepSession,
  index: string,
  on: string,
): Promise<void> {
  const invalid = await session.execute(
    `SELECT 1 FROM pg_index AS i WHERE i.indexrelid = to_regclass('${index}') AND NOT i.indisvalid`,
  );
  if (invalid > 0) await session.execute(`DROP INDEX CONCURRENTLY ${index}`);
  await session.execute(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${index} ON ${on}`);
}

/** Drops an index beside writers. */
export async function dropIndexConcurrently(session: StepSession, index: string): Promise<void> {
  await session.execute(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
}

/**
 * Repeats a statement until it changes no row. Each execution commits, so the statement takes a bounded number of rows,
 * and leaves out those that it has changed.
 */
export async function changeInBatches(session: StepSession, sql: string): Promise<void> {
  while ((await session.execute(sql)) > 0);
}

interface SessionClient {
  readonly pool?: { readonly max: number };
  acquireConnection(): Promise<LimitedConnection>;
  releaseConnection(connection: LimitedConnection): Promise<void>;
}

function sessionOn(knex: Knex, connection: LimitedConnection): StepSession {
  return {
    async execute(sql) {
      const { rowCount } = await knex.raw<{ rowCount: number | null }>(sql).connection(connection);
      return rowCount ?? 0;
    },
  };
}

/** @throws unless the pool has a second connection, because the first one holds the lock of all migrations */
export function requireSecondConnection(
  { kind, knex }: Database,
  { name }: StepwiseMigration,
): void {
  const { pool }: SessionClient = knex.client;
  if (kind === 'server' && (pool?.max ?? 1) < 2) {
    throw new Error(`Migration ${name} needs two connections: set DB_POOL_MAX to 2 or more`);
  }
}

/** Lends a connection without a transaction and without a time limit for statements. */
export async function withStepSession<T>(
  { kind, knex }: Database,
  fn: (session: StepSession) => Promise<T>,
): Promise<T> {
  const client: SessionClient = knex.client;
  const connection = await client.acquireConnection();
  const session = sessionOn(knex, connection);
  // Behind a pooler, the setting would stay on a connection of other clients. Each transaction makes its settings
  // there.
  const { transactionSettings } = knex.userParams;
  const isOwn = kind === 'server' && transactionSettings === undefined;
  const limits = ['statement_timeout', 'lock_timeout'];
  const restoreLimit = withoutConnectionLimit(connection);
  try {
    if (isOwn) for (const limit of limits) await session.execute(`SET ${limit} = 0`);
    return await fn(session);
  } finally {
    const reset = isOwn ? limits.map((limit) => session.execute(`RESET ${limit}`)) : [];
    await Promise.allSettled(reset);
    restoreLimit();
    await client.releaseConnection(connection);
  }
}
