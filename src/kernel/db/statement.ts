import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Db } from './client.js';
import { DatabaseBusyError, isBusy, isLost } from './errors.js';

/** Runs one prepared statement on the pool, or on the transaction's connection. */
export type Statement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>;

type Connection = Client & { __knex__disposed?: unknown };

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

function refuseCompleted(db: Db, name: string): void {
  if (db.isTransaction && (db as Knex.Transaction).isCompleted()) {
    throw new Error(`Statement ${name} was sent to a transaction that is already over`);
  }
}

async function acquire(pool: Pool): Promise<Connection> {
  try {
    return await pool.acquireConnection();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DatabaseBusyError('No database connection became free in time', { cause: error });
  }
}

/** The pool learns of a lost connection only by its end, which may come after the next caller. */
function discardIfLost(connection: Connection, error: unknown): void {
  if (!isLost(error)) return;
  connection.__knex__disposed = error;
  connection.end().catch(() => undefined);
}

/**
 * The hot path: SQL text with `$1` placeholders, planned once per connection under its name.
 * Goes past knex's query machinery, which costs about a fifth more CPU per call.
 *
 * @param name  unique in the program, at most 63 characters; empty: planned anew on each call
 */
export function statement<Row extends object>(name: string, sql: string): Statement<Row> {
  if (name.length > 63) throw new RangeError(`Statement name ${name} is longer than 63 characters`);
  return async (db, values) => {
    refuseCompleted(db, name);
    const named = name !== '' && db.userParams['namedStatements'] !== false;
    const pool: Pool = db.client;
    const connection = await acquire(pool);
    try {
      const query = { text: sql, values: values as unknown[] };
      const result = await connection.query<Row>(named ? { ...query, name } : query);
      return result.rows;
    } catch (error) {
      discardIfLost(connection, error);
      throw error;
    } finally {
      void pool.releaseConnection(connection);
    }
  };
}
