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
  /** The folder that holds the data, or `memory`: gone when closed. */
  readonly dataDir?: string | undefined;
  /** A dump to start from instead of an empty database; only for a folder that has none yet. */
  readonly template?: Blob | Uint8Array<ArrayBuffer> | undefined;
  /** The files of a closed database, which a new folder receives as a copy. */
  readonly templateFolder?: string | undefined;
  /** Told what the first start is busy with. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

interface Place {
  readonly path: string | undefined;
  readonly isNew: boolean;
  readonly unlock: () => Promise<void>;
}

const holdsDatabase = (path: string): boolean => existsSync(join(path, 'PG_VERSION'));

/** Copies the template in one step, so that a process that is killed meanwhile leaves no part of a database. */
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
  // Also where an operator made the folder, or an older version, for more than its owner.
  await chmod(path, 0o700);
  return { path, isNew: !holdsDatabase(path), unlock };
}

/** The file with the process that has the database open: it would name another one in a copy. */
const processFile = 'postmaster.pid';

/** Copies without reading where the file system can share blocks. */
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

/** The part of WebAssembly that is used here. TypeScript declares it for browsers only. */
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

/** The engine's own setting is 128 MB, which it takes at start although the system caches its files too. */
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

/** The engine has one session for all: a new connection object must not find the last one's leftovers. */
async function resetSession(engine: PGlite): Promise<void> {
  await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
  await engine.exec("SET TIME ZONE 'UTC'");
}

/** Calls `onPanic` when the engine reports a failure that ends it, such as a disk without space for its log. */
function openWire(engine: PGlite, onPanic: () => void): PglitePgConnection {
  const { connection } = createPgConfig(engine);
  connection.on('errorMessage', ({ severity }: { readonly severity?: string }) => {
    if (severity !== 'PANIC') return;
    onPanic();
    // The engine answers nothing more: what still waits for it fails now.
    setImmediate(() => connection.emit('end'));
  });
  return connection;
}

/** An engine that is started again after it has ended itself. Like a server, it then recovers from its log. */
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
          // A getter: the pool may replace its connection, and each needs a wire of its own.
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
