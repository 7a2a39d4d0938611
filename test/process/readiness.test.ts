import { afterAll, expect, test } from '@jest/globals';
import { migrations } from '../../src/migrations/index.js';
import { createReadiness, type Phase } from '../../src/process/readiness.js';
import { openTestDatabase } from '../support/db.js';

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
