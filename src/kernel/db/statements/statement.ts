import { createHash } from 'node:crypto';
import type { Db } from '../client.js';
import {
  type Connection,
  type ConnectionPool,
  connectionPoolOf,
  discardIfLost,
} from '../connections/connection-pool.js';
import type { Pool } from '../pool.js';
import { observerOf, scopeOf } from '../scope.js';
import type { Transaction } from './open-transaction.js';
import { executeAll, type PreparedStatement, prepared } from './prepared.js';
import { createStatementBatch, type StatementBatch } from './statement-batch.js';

/** Runs one prepared statement on the pool, or on the transaction's connection. */
export interface Statement<Row> {
  (db: Db, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Sends the statement together with the next one of the transaction, or with its COMMIT; they fail if it fails.
   * Outside of a transaction, sends it at once.
   *
   * @param use  receives the rows
   */
  defer(db: Db, values: readonly unknown[], use?: (rows: Row[]) => void): Promise<void>;
}

function refuseCompleted(trx: Transaction, name: string): void {
  if (!trx.isCompleted()) return;
  throw new Error(`Statement ${name} was sent to a transaction that is already over`);
}

/** Resolves to the rows once the connection is ready for the next statement. */
function runOn<Row>(
  db: Db,
  connection: Connection,
  { run }: PreparedStatement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    let rows: Row[] = [];
    const keep = (found: Row[]): void => {
      rows = found;
    };
    // The statement commits after it has returned its rows, and may fail then.
    const over = (error: unknown): void => {
      if (error === undefined) resolve(rows);
      else reject(error);
    };
    executeAll(connection, [run(values, keep, reject, scopeOf(db))], over, observerOf(db));
  });
}

async function lend<Row>(
  db: Pool,
  use: (connection: Connection) => Promise<Row[]>,
): Promise<Row[]> {
  const pool = connectionPoolOf(db);
  const connection = pool.takeIdle() ?? (await pool.acquire(scopeOf(db)?.companyId));
  try {
    return await use(connection);
  } catch (error) {
    discardIfLost(connection, error);
    throw error;
  } finally {
    pool.release(connection);
  }
}

function alone<Row extends object>(
  name: string,
  sql: string,
  plan: PreparedStatement<Row>,
): Statement<Row> {
  const unnamed = name === '' ? plan : prepared<Row>('', sql);
  const planOn = (db: Db): PreparedStatement<Row> =>
    db.userParams['namedStatements'] === false ? unnamed : plan;
  const run = async (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    if (!('pipeline' in db)) {
      return lend(db, (connection) => runOn(db, connection, planOn(db), values));
    }
    refuseCompleted(db, name);
    return db.pipeline.run(planOn(db), values);
  };
  const defer = async (
    db: Db,
    values: readonly unknown[],
    use?: (rows: Row[]) => void,
  ): Promise<void> => {
    if (!('pipeline' in db)) {
      const rows = await run(db, values);
      use?.(rows);
      return;
    }
    refuseCompleted(db, name);
    db.pipeline.defer(planOn(db), values, use);
  };
  return Object.assign(run, { defer });
}

/** The text of each statement by its name, as it is written. */
const texts = new Map<string, string>();

/** All statements with a name that were made so far. */
export const namedStatements: ReadonlyMap<string, string> = texts;

/**
 * @param text  the SQL as it is written
 * @throws RangeError for a name that is too long or stands for another statement
 */
function keepText(name: string, text: string): void {
  if (name.length > 63) throw new RangeError(`Statement name ${name} is longer than 63 characters`);
  const known = texts.get(name);
  if (known !== undefined && known !== text) {
    throw new RangeError(`The name ${name} was used for two statements`);
  }
  if (name !== '') texts.set(name, text);
}

/**
 * Prepares SQL with `$1` placeholders once per connection. Bypasses Knex's query builder, which costs about a fifth more
 * CPU per call.
 *
 * A named statement has one plan for all values from its sixth call on. With an optional parameter that plan would read
 * whole tables, because it must also fit the call without the parameter: plan such a call anew.
 *
 * @param name  unique in the program, at most 63 characters; empty to plan each call anew
 * @param text  the SQL as it is written, where names stand for the placeholders
 */
export function statement<Row extends object>(
  name: string,
  sql: string,
  text = sql,
): Statement<Row> {
  keepText(name, text);
  return alone(name, sql, prepared<Row>(name, sql));
}

/**
 * Returns the name of a statement whose text is built at run time. It depends on the text alone, so that processes
 * behind one pooler never use one name for two texts.
 *
 * @param source  at most 50 characters
 */
export function nameOfText(source: string, sql: string): string {
  return `${source}.${createHash('sha256').update(sql).digest('base64url').slice(0, 12)}`;
}

const pipelines = new WeakMap<ConnectionPool, StatementBatch>();

function batchOn(db: Pool): StatementBatch {
  const pool = connectionPoolOf(db);
  let batch = pipelines.get(pool);
  if (batch === undefined) {
    batch = createStatementBatch(pool, observerOf(db));
    pipelines.set(pool, batch);
  }
  return batch;
}

/**
 * Like `statement`, for a fast read such as a record by id. Outside transactions, the reads of one turn of the event loop
 * share a round trip. The rows are never older than the call.
 */
export function lookup<Row extends object>(name: string, sql: string, text = sql): Statement<Row> {
  keepText(name, text);
  const plan = prepared<Row>(name, sql);
  const single = alone(name, sql, plan);
  const run = (db: Db, values: readonly unknown[]): Promise<Row[]> => {
    const isAlone = name === '' || db.userParams['namedStatements'] === false;
    if (isAlone || 'pipeline' in db) return single(db, values);
    return new Promise((resolve, reject) => {
      batchOn(db)(plan.run(values, resolve, reject, scopeOf(db)));
    });
  };
  return Object.assign(run, { defer: single.defer });
}
