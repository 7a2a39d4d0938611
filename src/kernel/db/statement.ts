import type { Knex } from 'knex';
import type { Db } from './client.js';
import { isLost } from './errors.js';
import { type Connection, lenderOf } from './lender.js';
import { prepared } from './prepared.js';

/** Runs one prepared statement on the pool, or on the transaction's connection. */
export type Statement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>;

function refuseCompleted(db: Db, name: string): void {
  if (db.isTransaction && (db as Knex.Transaction).isCompleted()) {
    throw new Error(`Statement ${name} was sent to a transaction that is already over`);
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
  const runPrepared = prepared<Row>(name, sql);
  return async (db, values) => {
    refuseCompleted(db, name);
    const named = name !== '' && db.userParams['namedStatements'] !== false;
    const lender = lenderOf(db);
    const connection = lender.atHand() ?? (await lender.borrow());
    try {
      if (named) return await runPrepared(connection, values);
      const result = await connection.query<Row>({ text: sql, values: values as unknown[] });
      return result.rows;
    } catch (error) {
      discardIfLost(connection, error);
      throw error;
    } finally {
      lender.giveBack(connection);
    }
  };
}
