import { afterAll, expect, test } from '@jest/globals';
import { createLogger } from '../../src/kernel/log.js';
import { migrations } from '../../src/migrations/index.js';
import { createReadiness, type Phase } from '../../src/process/readiness.js';
import { startWarmUp } from '../../src/process/warm-up.js';
import { openTestDatabase } from '../support/db.js';
import { gate, until } from '../support/until.js';

const database = await openTestDatabase();
let isOpen = true;
afterAll(async () => {
  if (isOpen) await database.close();
});

const done = () => Promise.resolve();
const missing = { name: '9999_missing', up: done, down: done };
const lacking = [...migrations, missing];

test('a process is ready only while it runs', async () => {
  let phase: Phase = 'starting';
  const notReady = createReadiness(
    () => phase,
    () => database.ping(),
    database,
    migrations,
  );
  expect(await notReady()).toEqual(['starting']);
  phase = 'running';
  expect(await notReady()).toEqual([]);
  phase = 'stopping';
  expect(await notReady()).toEqual(['stopping']);
});

test('a database that lacks a migration is not ready', async () => {
  const notReady = createReadiness(
    () => 'running',
    () => database.ping(),
    database,
    lacking,
  );
  expect(await notReady()).toEqual(['migrations']);
});

test('the database is asked once for many probes', () => {
  const notReady = createReadiness(
    () => 'running',
    () => database.ping(),
    database,
    migrations,
  );
  expect(notReady()).toBe(notReady());
});

const log = createLogger({ logLevel: 'silent' });

test('a process that still loads what first requests need is not ready', async () => {
  const loading = gate();
  const watchlists = startWarmUp('watchlists', () => loading.opened, log);
  const ping = () => database.ping();
  const { waitingFor } = watchlists;
  const notReady = createReadiness(() => 'running', ping, database, migrations, waitingFor);
  expect(await notReady()).toEqual(['watchlists']);
  loading.open();
  await watchlists.attempted;
  expect(await notReady()).toEqual([]);
});

test('a load that fails is repeated', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 2) throw new Error('The database is away');
  };
  const watchlists = startWarmUp('watchlists', load, log);
  await watchlists.attempted;
  expect(watchlists.waitingFor()).toEqual(['watchlists']);
  await until(() => watchlists.waitingFor().length === 0);
  expect(attempts).toBe(2);
});

test('a database that does not answer is not ready', async () => {
  await database.close();
  isOpen = false;
  const notReady = createReadiness(
    () => 'running',
    () => database.ping(),
    database,
    migrations,
  );
  expect(await notReady()).toEqual(['database']);
});
