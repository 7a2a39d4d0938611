import { constants, existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import type { Knex } from 'knex';
import { DatabaseBusyError } from '../errors.js';
import { lockFolder } from '../lock.js';
import { columnTypes } from '../numeric.js';
import type { Engine } from './engine.js';

export interface EmbeddedOptions {
  /** The data folder, or `memory` for a database that ends when it is closed. */
  readonly dataDir?: string | undefined;
  /** A dump to start from instead of an empty database, for a folder without a database. */
  readonly template?: Blob | Uint8Array<ArrayBuffer> | undefined;
  /** The files of a closed database, which are copied to a new folder. */
  readonly templateFolder?: string | undefined;
  /** Reports the progress of the first start. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

interface Place {
  readonly path: string | undefined;
  readonly isNew: boolean;
  readonly unlock: () => Promise<void>;
}

const holdsDatabase = (path: string): boolean => existsSync(join(path, 'PG_VERSION'));

/** Copies the template and then renames it, so that a killed process leaves no incomplete database. */
async function copyTemplate(template: string, path: string): Promise<void> {
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(template, draft, { recursive: true });
  await rm(path, { recursive: true, force: true });
  await rename(draft, path);
}

async function takePlace({ dataDir = 'memory', templateFolder }: EmbeddedOptions): Promise<Place> {
  if (dataDir === 'memory') {
    return { path: undefined, isNew: true, unlock: () => Promise.resolve() };
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const path = join(dataDir, 'postgres');
  const isEmpty = !holdsDatabase(path);
  if (isEmpty && templateFolder !== undefined) await copyTemplate(templateFolder, path);
  await mkdir(path, { recursive: true });
  // Also corrects a folder that an operator or an older version opened to other users.
  await chmod(path, 0o700);
  return { path, isNew: !holdsDatabase(path), unlock };
}

/** The file that names the process which has the database open. In a copy it would name another process. */
const processFile = 'postmaster.pid';

/** Shares the blocks of the files if the file system can. */
async function copyFiles({ path }: Place, folder: string): Promise<void> {
  if (path === undefined) throw new Error('A database in memory has no files');
  await cp(path, folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => basename(source) !== processFile,
  });
  await chmod(folder, 0o700);
}

interface Program {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
}

/** The part of WebAssembly that is used here. TypeScript declares it only for browsers. */
const { WebAssembly: wasm } = globalThis as unknown as {
  readonly WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> };
};

async function loadProgram(): Promise<Program> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string) => readFile(resolve(`@electric-sql/pglite/${name}`));
  const [code, files] = [await read('pglite.wasm'), await read('pglite.data')];
  return { pgliteWasmModule: await wasm.compile(code), fsBundle: new Blob([files]) };
}

let loaded: Promise<Program> | undefined;

/** Compiles the engine once per process, so that databases opened later reuse the optimised code. */
function programOfEngine(): Promise<Program> {
  loaded ??= loadProgram();
  return loaded;
}

/**
 * The default of the engine is 128 MB, allocated at the start, although the operating system caches the files as
 * well.
 */
const frugal = ['-c', 'shared_buffers=32MB'];

async function startEngine(place: Place, options: EmbeddedOptions): Promise<PGlite> {
  if (place.isNew && !options.template) {
    options.onProgress?.('Creating the embedded database; the first start takes several seconds');
  }
  const { template } = options;
  const dump = template instanceof Uint8Array ? new Blob([template]) : template;
  return PGlite.create({
    ...(await programOfEngine()),
    ...(place.path !== undefined && { dataDir: place.path }),
    ...(place.isNew && dump && { loadDataDir: dump }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...frugal],
  });
}

/** The engine has one session for all connections. A new connection must not find the state of the last one. */
async function resetSession(engine: PGlite): Promise<void> {
  await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
  await engine.exec("SET TIME ZONE 'UTC'");
}

/**
 * Lets a connection hand several messages to the engine at once: each call costs a parser, promises and a way into
 * WebAssembly. Only while no other message is under way, as pg has one query at a time.
 */
function joinMessages(engine: PGlite, connection: PglitePgConnection): void {
  const write = async (bytes: Uint8Array): Promise<void> => {
    try {
      const answers = await engine.execProtocolStream(bytes, { throwOnError: false });
      for (const answer of answers) {
        connection.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
      }
    } catch (error) {
      connection.emit('error', error);
    }
  };
  Object.assign(connection.stream, {
    writable: true,
    write: (bytes: Uint8Array) => void write(bytes),
  });
}

/** Calls `onPanic` when the engine reports a failure that ends it, such as a disk without space for its log. */
function openWire(engine: PGlite, onPanic: () => void): PglitePgConnection {
  const { connection } = createPgConfig(engine);
  joinMessages(engine, connection);
  connection.on('errorMessage', ({ severity }: { readonly severity?: string }) => {
    if (severity !== 'PANIC') return;
    onPanic();
    // The engine no longer answers, so that pending queries fail now.
    setImmediate(() => connection.emit('end'));
  });
  return connection;
}

/** An engine that restarts after a fatal failure. Like a server, it then recovers from its log. */
async function keepEngine(place: Place, options: EmbeddedOptions) {
  let engine = await startEngine(place, options);
  let hasEnded = false;
  return {
    current: () => engine,
    hasEnded: () => hasEnded,
    openWire: () =>
      openWire(engine, () => {
        hasEnded = true;
      }),
    async revive(): Promise<void> {
      if (!hasEnded) return;
      try {
        engine = await startEngine({ ...place, isNew: false }, options);
      } catch (cause) {
        throw new DatabaseBusyError('The embedded database cannot be started again yet', { cause });
      }
      hasEnded = false;
    },
    async close() {
      if (!hasEnded) await engine.close();
      await place.unlock();
    },
  };
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const place = await takePlace(options);
  try {
    const engine = await keepEngine(place, options);
    return {
      kind: 'embedded',
      async connect() {
        await engine.revive();
        return {
          host: 'embedded',
          user: 'postgres',
          database: 'postgres',
          password: '',
          types: columnTypes,
          // A getter, because the pool may replace its connection, and each connection needs a wire of its own.
          get connection() {
            return engine.openWire();
          },
          expirationChecker: engine.hasEnded,
        } as Knex.PgConnectionConfig;
      },
      poolMax: 1,
      prepare: () => resetSession(engine.current()),
      dump: () => engine.current().dumpDataDir('none'),
      copyFiles: (folder) => copyFiles(place, folder),
      close: () => engine.close(),
    };
  } catch (error) {
    await place.unlock();
    throw error;
  }
}
