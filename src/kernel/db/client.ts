import KnexModule, { type Knex } from 'knex';
import type { EmbeddedOptions } from './engines/embedded.js';
import type { Engine } from './engines/engine.js';
import { openServer, type ServerOptions } from './engines/server.js';
import type { Pool } from './pool.js';
import type { StatementObserver } from './scope.js';
import type { Transaction } from './statements/open-transaction.js';

/** A connection pool or a transaction, the first argument of every query function. */
export type Db = Pool | Transaction;

export interface Database {
  readonly knex: Knex;
  readonly kind: 'embedded' | 'server';
  /** Closes all connections. The embedded engine also writes its last pages and unlocks its folder. */
  close(): Promise<void>;
  /** Returns the whole data folder as a tar, from which another embedded database can start. */
  dump(): Promise<Blob>;
  /**
   * Copies the files of the embedded database into a new folder and then runs `work`, while every other statement waits.
   * The copy holds what is committed at that moment.
   *
   * @param work  receives the time, by `performance.now()`, since which they wait
   */
  snapshot(folder: string, work: (startedAt: number) => Promise<void>): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}

export type DatabaseOptions = EmbeddedOptions &
  ServerOptions & {
    /** The time after which a caller that waits for a connection fails with DatabaseBusyError. */
    readonly acquireTimeoutMs?: number;
    readonly observe?: StatementObserver | undefined;
  };

const silent = (): void => undefined;

function createKnex(engine: Engine, options: DatabaseOptions): Knex {
  const { prepare } = engine;
  const knex = KnexModule({
    client: 'pg',
    // The oldest supported version. Without it, Knex asks each new pool, before the watchdog watches the connection.
    version: '15',
    connection: () => engine.connect(),
    // The pool never closes an idle connection, which would lose its prepared statements.
    pool: {
      min: engine.poolMax,
      max: engine.poolMax,
      ...(prepare && {
        afterCreate: (connection: unknown, done: (error?: unknown) => void) => {
          prepare(connection).then(() => done(), done);
        },
      }),
    },
    acquireConnectionTimeout: options.acquireTimeoutMs ?? 10_000,
    // Knex does not log. Every failure reaches a caller, which logs it once with its request.
    log: { warn: silent, error: silent, deprecate: silent, debug: silent },
  });
  const { kind, transactionSettings } = engine;
  const namedStatements = options.namedStatements ?? true;
  knex.userParams = { kind, namedStatements, transactionSettings, observe: options.observe };
  return knex;
}

/** Loads the embedded engine, which a server on PostgreSQL does not need. */
async function loadEmbedded(options: DatabaseOptions): Promise<Engine> {
  const { openEmbedded } = await import('./engines/embedded.js');
  return openEmbedded(options);
}

/** Holds the only connection of the embedded engine, which writes its files only while a statement runs. */
async function snapshot(
  knex: Knex,
  engine: Engine,
  folder: string,
  work: (startedAt: number) => Promise<void>,
): Promise<void> {
  const holder = await knex.transaction();
  const startedAt = performance.now();
  try {
    // The copy then needs no recovery.
    await holder.raw('CHECKPOINT');
    await engine.copyFiles(folder);
    await work(startedAt);
  } finally {
    await holder.rollback();
  }
}

/** Opens PostgreSQL at `url`, or else the embedded engine in `dataDir` (created when absent). */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine =
    options.url === undefined ? await loadEmbedded(options) : await openServer(options);
  const knex = createKnex(engine, options);
  const close = async (): Promise<void> => {
    await knex.destroy();
    await engine.close();
  };
  const ping = async (): Promise<void> => {
    await knex.raw('select 1');
  };
  try {
    await ping();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    knex,
    kind: engine.kind,
    close,
    dump: engine.dump,
    ping,
    snapshot: (folder, work) => snapshot(knex, engine, folder, work),
  };
}
