import {
  type ConnectionPool,
  connectionPoolOf,
  discardIfLost,
} from '../connections/connection-pool.js';
import type { Pool } from '../pool.js';
import { observerOf, type Scope, scopeOf } from '../scope.js';
import { Tallies } from '../tallies/tallies.js';
import { Pipeline } from './pipeline.js';

type EndListener = (isCommitted: boolean) => void;

/** Calls a listener after the end. Its error becomes a warning of the process, because the transaction is over. */
function tell(listener: EndListener, isCommitted: boolean): void {
  try {
    listener(isCommitted);
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

/** A transaction on a connection of its own, until `commit` or `rollback`. */
export class Transaction {
  readonly isTransaction = true;
  readonly userParams: Readonly<Record<string, unknown>>;
  readonly scope: Scope | undefined;
  readonly pipeline: Pipeline;
  readonly tallies = new Tallies();
  readonly #pool: ConnectionPool;
  readonly #listeners: EndListener[] = [];
  readonly #lastWork: (() => Promise<void>)[] = [];
  #isEnded = false;

  constructor(db: Pool, pool: ConnectionPool, pipeline: Pipeline) {
    this.userParams = db.userParams;
    this.scope = scopeOf(db);
    this.pipeline = pipeline;
    this.#pool = pool;
  }

  isCompleted(): boolean {
    return this.pipeline.isOver;
  }

  /**
   * Runs work when every statement has succeeded and only COMMIT is left. If it fails, the transaction is rolled back.
   */
  beforeCommit(work: () => Promise<void>): void {
    this.#lastWork.push(work);
  }

  /** Calls back after COMMIT or ROLLBACK. */
  onEnd(listener: EndListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Runs work whose failure undoes only what the work did, such as one row of many; the transaction goes on.
   *
   * @throws the error of the work
   */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    await this.pipeline.settle();
    const forget = this.tallies.keep();
    try {
      return await this.pipeline.attempt(work);
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** @throws the error of a deferred statement or of COMMIT; then `rollback` has to follow */
  async commit(): Promise<void> {
    if (this.tallies.isIncomplete) await this.pipeline.settle();
    await this.tallies.write();
    if (this.#lastWork.length > 0) await this.pipeline.settle();
    for (const work of this.#lastWork) await work();
    await this.pipeline.commit();
    this.#end(true);
  }

  /**
   * Rolls back, unless the transaction is over. Discards a connection on which that fails.
   *
   * @param cause  the reason for the rollback
   */
  async rollback(cause?: unknown): Promise<void> {
    const { connection } = this.pipeline;
    discardIfLost(connection, cause);
    try {
      await this.pipeline.rollback();
    } catch (error) {
      discardIfLost(connection, error);
    }
    this.#end(false);
  }

  /** Releases the connection only once. Otherwise two callers would get it. */
  #end(isCommitted: boolean): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#pool.release(this.pipeline.connection);
    for (const listener of this.#listeners) tell(listener, isCommitted);
  }
}

/**
 * Opens a transaction on a connection of its own. BEGIN is sent together with the first statement.
 *
 * @param begin  with the mode, such as `BEGIN READ ONLY`
 */
export async function openTransaction(db: Pool, begin = 'BEGIN'): Promise<Transaction> {
  const { namedStatements, transactionSettings } = db.userParams;
  const pool = connectionPoolOf(db);
  const connection = pool.takeIdle() ?? (await pool.acquire(scopeOf(db)?.companyId));
  const pipeline = new Pipeline(connection, {
    isNamed: namedStatements !== false,
    scope: scopeOf(db),
    observe: observerOf(db),
  });
  pipeline.begin(begin);
  // The time limits, if the connection could not carry them.
  if (typeof transactionSettings === 'string') pipeline.begin(transactionSettings);
  return new Transaction(db, pool, pipeline);
}
