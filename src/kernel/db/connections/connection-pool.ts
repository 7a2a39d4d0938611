import type { Client } from 'pg';
import { FairQueue } from '../../limits/fair-queue.js';
import { DatabaseBusyError, isBusy, isLost } from '../errors.js';
import type { Pool } from '../pool.js';

export type Connection = Client & { __knex__disposed?: unknown };

/** The pool notices a lost connection only by its end, which may be later than the next caller. */
export function discardIfLost(connection: Connection, error: unknown): void {
  if (!isLost(error)) return;
  connection.__knex__disposed = error;
  connection.end().catch(() => undefined);
}

/** Lends connections to single statements. */
export interface ConnectionPool {
  /** Returns a connection that is idle now, or undefined. */
  takeIdle(): Connection | undefined;
  /**
   * Waits for a connection. Waiting companies are served in turn, so that a company with many requests does not delay
   * the others.
   *
   * @param companyId  undefined for work of several companies or of none
   * @throws DatabaseBusyError if no connection becomes idle in time
   */
  acquire(companyId: number | undefined): Promise<Connection>;
  release(connection: Connection): void;
  load(): PoolLoad;
  /** Reports how long each caller of `acquire` waited. */
  onWait(listener: (seconds: number) => void): void;
}

/** The state of a pool. */
interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The parts of Knex's client and of its inner pool that are used here. The client of a transaction has no pool. */
interface PoolClient {
  readonly config: { readonly acquireConnectionTimeout?: number };
  readonly pool?: {
    on(
      event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail' | 'poolDestroyRequest',
      listener: () => void,
    ): void;
    readonly max: number;
    numPendingAcquires(): number;
    numUsed(): number;
    numFree(): number;
  };
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

const busyError = (cause?: unknown): DatabaseBusyError =>
  new DatabaseBusyError('No database connection became free in time', { cause });

async function acquireFrom(client: PoolClient): Promise<Connection> {
  try {
    return await client.acquireConnection();
  } catch (error) {
    throw isBusy(error) ? busyError(error) : error;
  }
}

/** A caller that waits for a connection for a limited time. */
class Waiter {
  readonly connection: Promise<Connection>;
  #isOver = false;
  #resolve: (connection: Connection) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(timeoutMs: number | undefined, giveUp: (waiter: Waiter) => void) {
    this.connection = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#timer = setTimeout(() => {
      giveUp(this);
      this.fail(busyError());
    }, timeoutMs);
  }

  /** Returns false if the caller no longer waits. */
  take(connection: Connection): boolean {
    if (this.#isOver) return false;
    clearTimeout(this.#timer);
    this.#resolve(connection);
    return true;
  }

  fail(error: unknown): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#reject(error);
  }
}

/** Asks Knex's pool for connections. That pool serves in the order of requests, so only one request at a time waits in it. */
function createTurns(client: PoolClient): Pick<ConnectionPool, 'acquire'> & { size(): number } {
  const { pool } = client;
  const queue = new FairQueue<Waiter>();
  const mustWait = (): boolean => {
    const pending = pool?.numPendingAcquires() ?? 0;
    return pool !== undefined && pending > 0 && pool.numUsed() + pending >= pool.max;
  };
  const askFor = async (waiter: Waiter): Promise<void> => {
    try {
      const connection = await acquireFrom(client);
      if (!waiter.take(connection)) await client.releaseConnection(connection);
    } catch (error) {
      waiter.fail(error);
    }
  };
  const serve = (): void => {
    while (queue.size > 0 && !mustWait()) {
      const waiter = queue.next();
      if (waiter !== undefined) void askFor(waiter);
    }
  };
  // The request that waits in the pool may come from Knex itself.
  pool?.on('acquireSuccess', serve);
  // The pool reports a failed request before it removes it.
  pool?.on('acquireFail', () => queueMicrotask(serve));
  return {
    size: () => queue.size,
    acquire(companyId) {
      if (queue.size === 0 && !mustWait()) return acquireFrom(client);
      const giveUp = (late: Waiter) => queue.remove(companyId, late);
      const waiter = new Waiter(client.config.acquireConnectionTimeout, giveUp);
      queue.push(companyId, waiter);
      return waiter.connection;
    },
  };
}

/**
 * @param kept    idle connections that count as used in Knex's pool
 * @param queued  callers that do not wait in Knex's pool yet
 */
function loadOf({ pool }: PoolClient, kept: number, queued: number): PoolLoad {
  if (pool === undefined) return { size: 0, inUse: 0, idle: 0, waiting: 0 };
  return {
    size: pool.max,
    inUse: pool.numUsed() - kept,
    idle: pool.numFree() + kept,
    waiting: pool.numPendingAcquires() + queued,
  };
}

/**
 * Keeps idle connections out of Knex's pool between two statements, because that pool needs two timers and a dozen
 * promises for each loan. All of them return to Knex's pool before it serves a request of its own.
 *
 * @param isInProcess  A statement runs on the event loop. The connection is then idle in the next turn of the loop, so that new
 *   connections and requests, of which each turn accepts one and reads all, come into the queue in between. Without that, those who
 *   are connected already are served again and again before the others.
 */
function createConnectionPool(client: PoolClient, isInProcess: boolean): ConnectionPool {
  const { pool } = client;
  const idle: Connection[] = [];
  /** Connections that are idle in the next turn of the event loop. */
  let returning = 0;
  const turns = createTurns(client);
  let isKeeping = pool !== undefined;
  let tellWait: (seconds: number) => void = () => undefined;
  const giveBack = (connection: Connection) => void client.releaseConnection(connection);
  const giveAllBack = () => idle.splice(0).forEach(giveBack);
  const putBack = (connection: Connection): void => {
    const isAwaited = pool !== undefined && pool.numPendingAcquires() > 0;
    if (isKeeping && !isAwaited && connection.__knex__disposed === undefined) idle.push(connection);
    else giveBack(connection);
  };
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
    async acquire(companyId) {
      const askedAt = performance.now();
      const connection = await turns.acquire(companyId);
      tellWait((performance.now() - askedAt) / 1000);
      return connection;
    },
    load: () => loadOf(client, idle.length + returning, turns.size()),
    onWait(listener) {
      tellWait = listener;
    },
    release(connection) {
      if (!isInProcess) return putBack(connection);
      returning += 1;
      setImmediate(() => {
        returning -= 1;
        putBack(connection);
      });
    },
  };
}

const pools = new WeakMap<object, ConnectionPool>();

export function connectionPoolOf(db: Pool): ConnectionPool {
  const client: PoolClient = db.client;
  let pool = pools.get(client);
  if (pool === undefined) {
    pool = createConnectionPool(client, db.userParams['kind'] === 'embedded');
    pools.set(client, pool);
  }
  return pool;
}
