import type { Knex } from 'knex';
import type { Client } from 'pg';
import { DatabaseBusyError, isBusy, isLost } from '../errors.js';

export type Connection = Client & { __knex__disposed?: unknown };

/** The pool learns of a lost connection only by its end, which may come after the next caller. */
export function discardIfLost(connection: Connection, error: unknown): void {
  if (!isLost(error)) return;
  connection.__knex__disposed = error;
  connection.end().catch(() => undefined);
}

/** Lends connections to single statements. */
export interface ConnectionPool {
  /** Returns a connection that is idle now, or undefined. */
  takeIdle(): Connection | undefined;
  /** @throws DatabaseBusyError when no connection becomes idle in time */
  acquire(): Promise<Connection>;
  release(connection: Connection): void;
  load(): PoolLoad;
  /** Calls back with each time that a caller of `acquire` waited. */
  onWait(listener: (seconds: number) => void): void;
}

/** The connections of a pool at one moment. */
interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The parts of Knex's client and of its inner pool that are used here. The client of a transaction has no pool. */
interface PoolClient {
  readonly pool?: {
    on(event: 'acquireRequest' | 'poolDestroyRequest', listener: () => void): void;
    readonly max: number;
    numPendingAcquires(): number;
    numUsed(): number;
    numFree(): number;
  };
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

async function acquireFrom(client: PoolClient): Promise<Connection> {
  try {
    return await client.acquireConnection();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DatabaseBusyError('No database connection became free in time', { cause: error });
  }
}

/** @param kept  idle connections that count as used in Knex's pool */
function loadOf({ pool }: PoolClient, kept: number): PoolLoad {
  if (pool === undefined) return { size: 0, inUse: 0, idle: 0, waiting: 0 };
  return {
    size: pool.max,
    inUse: pool.numUsed() - kept,
    idle: pool.numFree() + kept,
    waiting: pool.numPendingAcquires(),
  };
}

/**
 * Keeps idle connections out of Knex's pool between two statements, because that pool needs two timers and a dozen
 * promises for each loan. All of them return to Knex's pool before it serves a request of its own.
 */
function createConnectionPool(client: PoolClient): ConnectionPool {
  const { pool } = client;
  const idle: Connection[] = [];
  let isKeeping = pool !== undefined;
  let tellWait: (seconds: number) => void = () => undefined;
  const giveBack = (connection: Connection) => void client.releaseConnection(connection);
  const giveAllBack = () => idle.splice(0).forEach(giveBack);
  pool?.on('acquireRequest', giveAllBack);
  pool?.on('poolDestroyRequest', () => {
    isKeeping = false;
    giveAllBack();
  });
  return {
    takeIdle() {
      for (let found = idle.pop(); found !== undefined; found = idle.pop()) {
        if (found.__knex__disposed === undefined) return found;
        giveBack(found);
      }
      return undefined;
    },
    async acquire() {
      const askedAt = performance.now();
      const connection = await acquireFrom(client);
      tellWait((performance.now() - askedAt) / 1000);
      return connection;
    },
    load: () => loadOf(client, idle.length),
    onWait(listener) {
      tellWait = listener;
    },
    release(connection) {
      const isAwaited = pool !== undefined && pool.numPendingAcquires() > 0;
      if (isKeeping && !isAwaited && connection.__knex__disposed === undefined)
        idle.push(connection);
      else giveBack(connection);
    },
  };
}

const pools = new WeakMap<object, ConnectionPool>();

export function connectionPoolOf(db: Knex): ConnectionPool {
  const client: PoolClient = db.client;
  let pool = pools.get(client);
  if (pool === undefined) {
    pool = createConnectionPool(client);
    pools.set(client, pool);
  }
  return pool;
}
