import type { NewJob } from '../../src/kernel/jobs/queries.js';
import { type Job, type JobWorkerOptions, startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, afterEach, beforeAll, beforeEach } from '../support/jest.js';

export const start = new Date('2026-01-31T15:00:00Z');
const log = createLogger({ logLevel: 'silent' });

export let database: TestDatabase;
export let clock: SettableClock;
const stops: (() => Promise<void>)[] = [];

/** Opens a database for the tests of a file, and ends the workers of each test. */
export function setUpJobs(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = settableClock(start);
    await database.knex('jobs').delete();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
}

export type Run = (job: Job) => Promise<void>;

export function worker(
  run: Run,
  options: Partial<JobWorkerOptions> & { maxAttempts?: number } = {},
) {
  const { maxAttempts = 3, ...rest } = options;
  const kinds = { note: { run, maxAttempts } };
  const started = startJobs({ db: database.knex, clock, log, kinds, pollMs: 10, ...rest });
  stops.push(() => started.stop(0));
  return started;
}

export function note(payload: object = {}, more: Partial<NewJob> = {}): NewJob {
  return { companyId: 7, kind: 'note', payload: { ...payload }, runAt: clock.now(), ...more };
}

export async function rows(): Promise<Record<string, unknown>[]> {
  return database.knex('jobs as j').orderBy('j.id').select('j.*');
}

export const isEmpty = async () => (await rows()).length === 0;
