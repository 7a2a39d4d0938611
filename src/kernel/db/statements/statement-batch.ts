import {
  type Connection,
  type ConnectionPool,
  discardIfLost,
} from '../connections/connection-pool.js';
import type { StatementObserver } from '../scope.js';
import { type Execution, executeAll } from './prepared.js';

/** The most executions in one write. With more, they would wait for each other longer than for the network. */
const maxExecutions = 32;

/** Adds an execution to the batch of the current turn of the event loop. */
export type StatementBatch = (run: Execution) => void;

/**
 * Sends the reads of one turn of the event loop with one write on one connection. A read by itself would cost a
 * write, a reply and a wake-up on both sides. Only for fast reads, because each read waits for the reads before it.
 */
export function createStatementBatch(
  pool: ConnectionPool,
  observe?: StatementObserver,
): StatementBatch {
  let waiting: Execution[] = [];

  const execute = (connection: Connection, runs: readonly Execution[]): void => {
    const over = (error: unknown, unexecuted: readonly Execution[]): void => {
      discardIfLost(connection, error);
      pool.release(connection);
      // Executes the rest one by one, so that a failure affects one execution only.
      for (const run of unexecuted) void send([run]);
    };
    executeAll(connection, runs, over, observe);
  };

  const send = async (runs: readonly Execution[]): Promise<void> => {
    try {
      execute(pool.takeIdle() ?? (await pool.acquire(undefined)), runs);
    } catch (error) {
      for (const run of runs) run.reject(error);
    }
  };

  const flush = (): void => {
    const runs = waiting;
    waiting = [];
    for (let start = 0; start < runs.length; start += maxExecutions) {
      void send(runs.slice(start, start + maxExecutions));
    }
  };

  return (run) => {
    waiting.push(run);
    // Flushes after the callbacks of this turn, which may add reads.
    if (waiting.length === 1) process.nextTick(flush);
  };
}
