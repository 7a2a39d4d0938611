import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { buildServer, environment, killAll, makeFolder, startServer, until } from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: join(folder.path, 'data') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Starts a server, lets it answer and stops it. */
async function serve(): Promise<void> {
  const server = await startServer(folder.path, environment());
  for (let times = 0; times < 20; times += 1) {
    const reply = await fetch(`${server.baseUrl}/api/products`, {
      headers: { 'x-api-key': server.key },
    });
    expect(reply.status).toBe(200);
    await reply.arrayBuffer();
  }
  await server.stop();
}

test('a server on an embedded database analyzes the tables that were filled before its start', async () => {
  await serve();
  await withDatabase(({ knex }) =>
    knex.raw(`CREATE TABLE filled AS SELECT n FROM generate_series(1, 5000) n`),
  );
  const rows = () =>
    withDatabase(async ({ knex }) => {
      const found = await knex('pg_class').where({ relname: 'filled' }).first('reltuples');
      return found?.reltuples;
    });
  expect(await rows()).toBe(-1);
  // The statements of the care stand between those of the requests, so that a first server may end before.
  await until(async () => {
    await serve();
    return (await rows()) === 5_000;
  });
});
