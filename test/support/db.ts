import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import * as tar from 'tar';
import { type Database, type DatabaseOptions, openDatabase } from '../../src/kernel/db/client.js';
import { isBusy } from '../../src/kernel/db/errors.js';
import { FolderLockedError, lockFolder } from '../../src/kernel/db/lock.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { schemaHash, uniqueName } from './database-names.js';
import { describe } from './jest.js';

/** When set, the suites run on this PostgreSQL; otherwise on the embedded engine. */
const serverUrl = process.env['DATABASE_URL'];

export interface TestDatabase extends Database {
  /** The address of the data for a second process or pool; only on PostgreSQL. */
  readonly url: string | undefined;
}

/** The options of the pool that differ from the default. */
export type TestOptions = Pick<
  DatabaseOptions,
  | 'poolMax'
  | 'acquireTimeoutMs'
  | 'applicationName'
  | 'namedStatements'
  | 'observe'
  | 'statementTimeoutMs'
> & {
  /** The folder of a database of the embedded engine on every run. The folder stays. */
  readonly dataDir?: string;
  /** A migrated database on PostgreSQL, which stays. */
  readonly url?: string;
  /** The tablespace of PostgreSQL for the database. */
  readonly tablespace?: string;
};

/** A `describe` for concurrency, which the single connection of the embedded engine cannot show. */
export const onPostgres: typeof describe.skip = serverUrl === undefined ? describe.skip : describe;

async function lockWhenFree(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await sleep(100);
    }
  }
}

/** Settings of databases that are thrown away: less memory to prepare, less to write. */
const frugal = [
  "shared_buffers = '16MB'",
  "min_wal_size = '32MB'",
  'wal_recycle = off',
  'full_page_writes = off',
];

/** Creates an empty database with the settings, which apply from the next start on, and without template databases. */
async function emptyData(): Promise<Buffer<ArrayBuffer>> {
  const database = await openDatabase({ dataDir: 'memory' });
  try {
    for (const setting of frugal) await database.knex.raw(`ALTER SYSTEM SET ${setting}`);
    await database.knex.raw('UPDATE pg_database SET datistemplate = false');
    for (const name of ['template0', 'template1']) await database.knex.raw(`DROP DATABASE ${name}`);
    return Buffer.from(await (await database.dump()).arrayBuffer());
  } finally {
    await database.close();
  }
}

/** The log of a closed database ends well before this: `pg_switch_wal` has just begun it. */
const logBytes = 64 * 1024;

/**
 * Cuts the empty rest of each log file, 16 MB, which the engine extends again as it writes. Every test file copies the
 * template, and V8 collects garbage more often for larger copies.
 */
async function cutLog(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await truncate(join(folder, entry.name), logBytes);
  }
}

async function buildTemplate(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const dataDir = `${draft}.data`;
  const database = await openDatabase({ dataDir, template: await emptyData() });
  try {
    await migrate(database, migrations);
    // Leaves a database that needs no cleanup, and a log that has just begun.
    await database.knex.raw('VACUUM');
    await database.knex.raw('SELECT pg_switch_wal()');
  } finally {
    await database.close();
  }
  const cwd = join(dataDir, 'postgres');
  await cutLog(join(cwd, 'pg_wal'));
  await tar.create({ cwd, file: draft, portable: true }, await readdir(cwd));
  await rm(dataDir, { recursive: true });
  await rename(draft, file);
}

/** A blob that returns its bytes directly: other blobs copy them in parts, which takes longer than reading them. */
function wholeBlob(bytes: Buffer<ArrayBuffer>): Blob {
  const { buffer, byteLength, byteOffset } = bytes;
  const isAlone = byteLength === buffer.byteLength;
  const whole = isAlone ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  return Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(whole) });
}

async function readTemplate(): Promise<Blob> {
  const folder = join(
    tmpdir(),
    `notaria-tests-${userInfo().uid}`,
    await schemaHash(import.meta.url),
  );
  const file = join(folder, 'template.tar');
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    const unlock = await lockWhenFree(folder);
    try {
      if (!existsSync(file)) await buildTemplate(file);
    } finally {
      await unlock();
    }
  }
  return wholeBlob(await readFile(file));
}

let template: Promise<Blob> | undefined;

/** A migrated data folder as one file: initdb takes seconds, so it is built once for all test files. */
export function embeddedTemplate(): Promise<Blob> {
  template ??= readTemplate();
  return template;
}

function at(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function withAdmin<T>(url: string, fn: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await fn(admin);
  } finally {
    await admin.end();
  }
}

/** Runs a statement on the PostgreSQL server of the tests, outside of their databases. */
export async function queryServer(sql: string): Promise<readonly Record<string, unknown>[]> {
  if (serverUrl === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server');
  return withAdmin(serverUrl, async (admin) => (await admin.query(sql)).rows);
}

async function exists(admin: pg.Client, database: string): Promise<boolean> {
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  return found.rows.length > 0;
}

async function buildServerTemplate(admin: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft}`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const database = await openDatabase({ url: at(url, draft), poolMax: 2 });
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** Dropping asks for a checkpoint, which fails while a test holds a tablespace on a full disk. */
const isCheckpointFailure = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.message.includes('checkpoint request failed');

async function dropDatabase(url: string, name: string): Promise<void> {
  const drop = () =>
    withAdmin(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await drop();
      return;
    } catch (error) {
      if (attempt === 20 || !isCheckpointFailure(error)) throw error;
      await sleep(500);
    }
  }
}

async function prepareServerTemplate(url: string): Promise<string> {
  const template = `notaria_template_${await schemaHash(import.meta.url)}`;
  await withAdmin(url, async (admin) => {
    await admin.query(`SELECT pg_advisory_lock(hashtext('notaria-test-template'))`);
    if (!(await exists(admin, template))) await buildServerTemplate(admin, url, template);
  });
  return template;
}

let serverTemplate: Promise<string> | undefined;

async function cloneOnServer(
  url: string,
  { tablespace, ...options }: TestOptions,
): Promise<TestDatabase> {
  // Once per process, since processes that hold the lock create their databases one after the other.
  serverTemplate ??= prepareServerTemplate(url);
  const template = await serverTemplate;
  const name = uniqueName();
  const place = tablespace === undefined ? '' : `TABLESPACE ${tablespace}`;
  await withAdmin(url, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${place}`),
  );
  const database = await openDatabase({ poolMax: 20, ...options, url: at(url, name) });
  return {
    ...database,
    url: at(url, name),
    close: async () => {
      await database.close();
      await dropDatabase(url, name);
    },
  };
}

/** Creates a database without tables, for migrations; only on PostgreSQL. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = serverUrl;
  if (url === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server');
  const name = uniqueName();
  await withAdmin(url, (admin) => admin.query(`CREATE DATABASE ${name}`));
  return { url: at(url, name), drop: () => dropDatabase(url, name) };
}

/** Opens a migrated database for one test file; close it in `afterAll`. */
export async function openTestDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  if (options.url !== undefined) {
    return { ...(await openDatabase({ poolMax: 20, ...options })), url: options.url };
  }
  const isEmbedded = serverUrl === undefined || options.dataDir !== undefined;
  if (!isEmbedded) return cloneOnServer(serverUrl, options);
  const template = await embeddedTemplate();
  const database = await openDatabase({ dataDir: 'memory', ...options, template });
  return { ...database, url: undefined };
}

/** Creates a new company at every call. */
export async function createTestCompany(database: Database, timeZone = 'UTC'): Promise<number> {
  const [row] = await database
    .knex('companies')
    .insert({
      code: `T-${Math.random().toString(36).slice(2)}`,
      name: 'Test company',
      time_zone: timeZone,
      base_currency: 'EUR',
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('The company was not created');
  return row.id;
}

/**
 * Takes every connection of a pool of four, or the only one, until it is released. Repeats the request, since
 * background work of the server may hold one.
 */
export async function holdConnections({ knex, kind }: Database): Promise<() => Promise<void>> {
  const transactions: Knex.Transaction[] = [];
  const release = async (): Promise<void> => {
    await Promise.all(transactions.map((trx) => trx.rollback()));
  };
  const size = kind === 'embedded' ? 1 : 4;
  while (transactions.length < size) {
    try {
      transactions.push(await knex.transaction());
    } catch (error) {
      if (isBusy(error)) continue;
      await release();
      throw error;
    }
  }
  return release;
}
