import type { Client } from 'pg';
import type { Db } from './client.js';
import { DatabaseBusyError, isBusy, isLost } from './errors.js';

export type Connection = Client & { __knex__disposed?: unknown };

/** The pool learns of a lost connection only by its end, which may come after the next caller. */
export function discardIfLost(connection: Connection, error: unknown): void {
  if (!isLost(error)) return;
  connection.__knex__disposed = error;
  connection.end().catch(() => undefined);
}

/** Where the hot path gets its connections. */
export interface Lender {
  /** One that is free this moment. */
  atHand(): Connection | undefined;
  /** @throws DatabaseBusyError when none becomes free in time */
  borrow(): Promise<Connection>;
  giveBack(connection: Connection): void;
}

/** What we use of knex's client and of the pool inside it; a transaction's client has no pool. */
interface PoolClient {
  readonly pool?: {
    on(event: 'acquireRequest' | 'poolDestroyRequest', listener: () => void): void;
    numPendingAcquires(): number;
  };
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

async function borrowFrom(client: PoolClient): Promise<Connection> {
  try {
    return await client.acquireConnection();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DatabaseBusyError('No database connection became free in time', { cause: error });
  }
}

/**
 * Keeps connections out of the pool between two statements, since the pool takes two timers and a dozen
 * promises to lend one. Whoever asks the pool itself still finds them: they go back before it looks.
 */
function createLender(client: PoolClient): Lender {
  const { pool } = client;
  const free: Connection[] = [];
  let isKeeping = pool !== undefined;
  const release = (connection: Connection) => void client.releaseConnection(connection);
  const releaseAll = () => free.splice(0).forEach(release);
  pool?.on('acquireRequest', releaseAll);
  pool?.on('poolDestroyRequest', () => {
    isKeeping = false;
    releaseAll();
  });
  return {
    atHand() {
      for (let found = free.pop(); found !== undefined; found = free.pop()) {
        if (found.__knex__disposed === undefined) return found;
        release(found);
      }
      return undefined;
    },
    borrow: () => borrowFrom(client),
    giveBack(connection) {
      const isWanted = pool !== undefined && pool.numPendingAcquires() > 0;
      if (isKeeping && !isWanted && connection.__knex__disposed === undefined)
        free.push(connection);
      else release(connection);
    },
  };
}

const lenders = new WeakMap<object, Lender>();

export function lenderOf(db: Db): Lender {
  const client: PoolClient = db.client;
  let lender = lenders.get(client);
  if (lender === undefined) {
    lender = createLender(client);
    lenders.set(client, lender);
  }
  return lender;
}
