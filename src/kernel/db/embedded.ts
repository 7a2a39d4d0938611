import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { Engine } from './engine.js';
import { lockFolder } from './lock.js';
import { columnTypes } from './numeric.js';

export interface EmbeddedOptions {
  /** The folder that holds the data, or `memory`: gone when closed. */
  readonly dataDir?: string | undefined;
  /** A dump to start from instead of an empty database; only for a folder that has none yet. */
  readonly template?: Blob | Uint8Array<ArrayBuffer> | undefined;
  /** Told what the first start is busy with. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

interface Place {
  readonly path: string | undefined;
  readonly isNew: boolean;
  readonly unlock: () => Promise<void>;
}

async function takePlace(dataDir: string): Promise<Place> {
  if (dataDir === 'memory') {
    return { path: undefined, isNew: true, unlock: () => Promise.resolve() };
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const path = join(dataDir, 'postgres');
  return { path, isNew: !existsSync(join(path, 'PG_VERSION')), unlock };
}

interface Program {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
}

/** What of it is used here; TypeScript knows it as a part of browsers only. */
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

/** Compiled once, however many databases a process opens: what has become fast stays so. */
function programOfEngine(): Promise<Program> {
  loaded ??= loadProgram();
  return loaded;
}

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
  });
}

/** The engine has one session for all: a new connection object must not find the last one's leftovers. */
async function resetSession(engine: PGlite): Promise<void> {
  await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
  await engine.exec("SET TIME ZONE 'UTC'");
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const place = await takePlace(options.dataDir ?? 'memory');
  let engine: PGlite;
  try {
    engine = await startEngine(place, options);
  } catch (error) {
    await place.unlock();
    throw error;
  }
  return {
    kind: 'embedded',
    // A getter: should the pool ever replace its connection, each needs a wire of its own.
    connection: {
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      password: '',
      types: columnTypes,
      get connection() {
        return createPgConfig(engine).connection;
      },
    } as Engine['connection'],
    poolMax: 1,
    prepare: () => resetSession(engine),
    dump: () => engine.dumpDataDir('none'),
    close: async () => {
      await engine.close();
      await place.unlock();
    },
  };
}
