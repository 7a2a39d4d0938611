import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../src/kernel/log.js';
import { migrations } from '../../src/migrations/index.js';
import { startRefresh } from '../../src/process/background/refresh.js';
import { createReadiness, type Phase } from '../../src/process/readiness.js';
import { openTestDatabase } from '../support/db.js';
import { afterAll, expect, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';

const database = await openTestDatabase();
let isOpen = true;
const stops: (() => void)[] = [];
afterAll(async () => {
  for (const stop of stops) stop();
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

test('a database that accepts no writes is not ready', async () => {
  const missing = await database.knex.transaction(async (knex) => {
    await knex.raw('SET TRANSACTION READ ONLY');
    return createReadiness(() => 'running', done, { knex }, migrations)();
  });
  expect(missing).toEqual(['databaseReadOnly']);
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

test('a process is not ready until the data for its first requests are loaded', async () => {
  const loading = gate();
  const watchlists = startRefresh('watchlists', () => loading.opened, log);
  stops.push(watchlists.stop);
  const ping = () => database.ping();
  const { waitingFor } = watchlists;
  const notReady = createReadiness(() => 'running', ping, database, migrations, waitingFor);
  expect(await notReady()).toEqual(['watchlists']);
  loading.open();
  await watchlists.attempted;
  expect(await notReady()).toEqual([]);
});

test('a load that fails is repeated, and one that succeeds is refreshed', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('The database is away');
  };
  const messages: string[] = [];
  const keep = (_: object, message: string) => messages.push(message);
  const told = { info: keep, warn: keep } as unknown as typeof log;
  const watchlists = startRefresh('watchlists', load, told, 5);
  stops.push(watchlists.stop);
  await watchlists.attempted;
  expect(watchlists.waitingFor()).toEqual(['watchlists']);
  await until(() => watchlists.waitingFor().length === 0);
  await until(() => attempts > 5);
  expect(messages).toEqual(['Not loaded: it is repeated', 'Loaded']);
  watchlists.stop();
  const last = attempts;
  await sleep(30);
  expect(attempts).toBe(last);
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
