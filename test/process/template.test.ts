import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/kernel/db/client.js';
import { pendingMigrations } from '../../src/kernel/db/schema/state.js';
import { migrations } from '../../src/migrations/index.js';
import { openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { readFunctions, readSchema } from '../support/statements/schema.js';
import { buildServer, environment, killAll, makeFolder, startServer } from './support.js';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

let folder: Awaited<ReturnType<typeof makeFolder>>;
let templateFolder: string;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  const [name = ''] = (await readdir(dist)).filter((each) => /^database-[0-9a-f]+$/.test(each));
  templateFolder = join(dist, name);
}, 120_000);
afterAll(async () => {
  killAll();
  await folder.remove();
});

describe('the embedded database that the build prepares', () => {
  test('has the schema and the functions of a database that was migrated', async () => {
    const built = await openDatabase({ dataDir: join(folder.path, 'copy'), templateFolder });
    const migrated = await openTestDatabase();
    try {
      expect(await pendingMigrations(built, migrations)).toEqual([]);
      expect(await readSchema(built)).toBe(await readSchema(migrated));
      expect(await readFunctions(built)).toEqual(await readFunctions(migrated));
    } finally {
      await built.close();
      await migrated.close();
    }
  });

  test('holds no data', async () => {
    const built = await openDatabase({ dataDir: join(folder.path, 'empty'), templateFolder });
    try {
      for (const table of ['companies', 'users', 'jobs']) {
        expect(await built.knex(table).select()).toEqual([]);
      }
    } finally {
      await built.close();
    }
  });

  test('is copied whole where a copy was interrupted', async () => {
    const dataDir = join(folder.path, 'interrupted');
    await mkdir(join(dataDir, 'postgres.draft'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.draft', 'PG_VERSION'), 'a part');
    const built = await openDatabase({ dataDir, templateFolder });
    try {
      expect(await pendingMigrations(built, migrations)).toEqual([]);
      expect(await readdir(dataDir)).not.toContain('postgres.draft');
    } finally {
      await built.close();
    }
  });

  test('is what a server with a new data folder starts from', async () => {
    const server = await startServer(folder.path, environment());
    expect(server.err()).not.toContain('Applying migration');
    const headers = { 'x-api-key': server.key };
    const products = await fetch(`${server.baseUrl}/api/products`, { headers });
    expect(products.status).toBe(200);
    await server.stop();
  });
});
