import type { Knex } from 'knex';
import type { Transaction } from '../statements/open-transaction.js';

/** The parts of pg's client that the watchdog uses; the version of pg is pinned. */
interface WatchedConnection {
  /** The query in progress; null or undefined while the connection is idle. */
  _getActiveQuery(): object | null | undefined;
  readonly connection: { readonly stream: { destroy(error: Error): void } };
  once(event: 'end', listener: () => void): unknown;
}

interface WaitingQuery {
  readonly query: object;
  readonly since: number;
}

/** Connections whose current transaction has no time limit for statements. */
const unlimited = new WeakSet<object>();

/**
 * Lets the statements of a transaction run without a time limit, on the server and on the client.
 * For migrations and operator commands, never for requests.
 */
export async function withoutTimeLimit(trx: Knex.Transaction | Transaction): Promise<void> {
  if ('pipeline' in trx) {
    const { connection } = trx.pipeline;
    unlimited.add(connection);
    trx.onEnd(() => unlimited.delete(connection));
    trx.pipeline.begin('SET LOCAL statement_timeout = 0');
    trx.pipeline.begin('SET LOCAL lock_timeout = 0');
    return;
  }
  const connection: object = await trx.client.acquireConnection();
  unlimited.add(connection);
  const restore = () => void unlimited.delete(connection);
  trx.executionPromise.then(restore, restore);
  await trx.raw('SET LOCAL statement_timeout = 0');
  await trx.raw('SET LOCAL lock_timeout = 0');
}

/** A connection as the pool lends it. */
export type LimitedConnection = object;

/** Lets statements outside of a transaction take as long as they need, until the returned function is called. */
export function withoutConnectionLimit(connection: LimitedConnection): () => void {
  unlimited.add(connection);
  return () => void unlimited.delete(connection);
}

export interface Watchdog {
  /** Watches a connection until it ends. */
  watch(connection: WatchedConnection): void;
  close(): void;
}

const checkMs = 500;

/**
 * Destroys a connection that owes an answer for longer than `limitMs`: the server is stopped, its host is gone, or the
 * network lost the answer, and no timeout of the server's can end the wait. Every query on the connection fails with
 * `Query read timeout`. One timer serves all connections, since a timer per query would cost each of them.
 *
 * Look-ups that share a write are one query: together they have the time of one statement, although the server allows it
 * to each. The server holds their answers back until the last, so a longer limit would keep callers of a stopped server
 * waiting.
 *
 * @param limitMs  above the server's `statement_timeout`, which ends a slow statement and keeps the connection
 */
export function createWatchdog(limitMs: number): Watchdog {
  const watched = new Map<WatchedConnection, WaitingQuery | undefined>();

  const check = (
    connection: WatchedConnection,
    before: WaitingQuery | undefined,
    now: number,
  ): void => {
    const query = connection._getActiveQuery();
    const isWaiting = query !== null && query !== undefined && !unlimited.has(connection);
    if (!isWaiting) watched.set(connection, undefined);
    else if (before?.query !== query) watched.set(connection, { query, since: now });
    else if (now - before.since >= limitMs) {
      watched.delete(connection);
      connection.connection.stream.destroy(new Error('Query read timeout'));
    }
  };

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [connection, before] of watched) check(connection, before, now);
  }, checkMs);
  timer.unref();
  return {
    watch(connection) {
      watched.set(connection, undefined);
      connection.once('end', () => watched.delete(connection));
    },
    close: () => clearInterval(timer),
  };
}
