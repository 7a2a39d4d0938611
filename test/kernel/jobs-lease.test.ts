import { claimJobs, enqueue, releaseJobs } from '../../src/kernel/jobs/queries.js';
import { onPostgres } from '../support/db.js';
import { describe, expect, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';

import {
  clock,
  database,
  isEmpty,
  note,
  type Run,
  rows,
  setUpJobs,
  worker,
} from './jobs-support.js';

setUpJobs();

describe('a lease', () => {
  const request = (leaseMs: number) => ({ kinds: ['note'], limit: 5, now: clock.now(), leaseMs });

  test('that has expired is taken by the next worker', async () => {
    await enqueue(database.knex, note());
    // The lease of a killed process, which is no longer renewed.
    expect(await claimJobs(database.knex, request(1))).toHaveLength(1);
    const attempts: number[] = [];
    worker(({ attempt }) => Promise.resolve(void attempts.push(attempt)));
    await until(isEmpty);
    expect(attempts).toEqual([2]);
  });

  test('is unaffected by the test clock', async () => {
    await enqueue(database.knex, note());
    expect(await claimJobs(database.knex, request(60_000))).toHaveLength(1);
    clock.advance(365 * 86_400_000);
    expect(await claimJobs(database.knex, request(60_000))).toEqual([]);
  });

  test('is renewed as long as the job runs', async () => {
    const leave = gate();
    let runs = 0;
    const run = () => {
      runs += 1;
      return leave.opened;
    };
    worker(run, { leaseMs: 1_500 });
    worker(run, { leaseMs: 1_500 });
    await enqueue(database.knex, note());
    const leasedUntil = async () => (await rows())[0]?.['leased_until'] as Date | null;
    await until(async () => (await leasedUntil()) !== null);
    const first = (await leasedUntil())?.getTime() ?? 0;
    await until(async () => ((await leasedUntil())?.getTime() ?? 0) > first + 1_800);
    leave.open();
    await until(isEmpty);
    expect(runs).toBe(1);
  });

  test('that was lost aborts the job, whose outcome is ignored', async () => {
    const lost = gate<boolean>();
    worker(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            lost.open(signal.aborted);
            resolve();
          });
        }),
      { leaseMs: 30, pollMs: 3_600_000 },
    );
    await enqueue(database.knex, note());
    await until(async () => (await rows())[0]?.['leased_by'] !== null);
    const other = { leased_by: '00000000-0000-4000-8000-000000000000' };
    await database
      .knex('jobs')
      .update({ ...other, leased_until: new Date('2100-01-01T00:00:00Z') });
    expect(await lost.opened).toBe(true);
    expect(await rows()).toMatchObject([other]);
  });

  test('of a job that ends every process becomes a dead letter', async () => {
    await enqueue(database.knex, note());
    await database.knex('jobs').update({ attempt: 3 });
    let runs = 0;
    worker(() => {
      runs += 1;
      return Promise.resolve();
    });
    await until(async () => (await rows())[0]?.['died_at'] !== null);
    expect([runs, (await rows())[0]?.['last_error']]).toEqual([0, 'Error: Its lease ran out']);
  });

  test('can be released without counting an attempt', async () => {
    await enqueue(database.knex, note());
    await releaseJobs(database.knex, await claimJobs(database.knex, request(60_000)));
    expect(await claimJobs(database.knex, request(60_000))).toMatchObject([{ attempt: 1 }]);
  });
});

onPostgres('several workers on one PostgreSQL', () => {
  test('run each of a thousand jobs exactly once while leases are valid', async () => {
    const runs = new Map<unknown, number>();
    const run: Run = ({ payload }) => {
      runs.set(payload['n'], (runs.get(payload['n']) ?? 0) + 1);
      return Promise.resolve();
    };
    const insert = (n: number) => enqueue(database.knex, note({ n }));
    for (let at = 0; at < 4; at += 1) worker(run, { concurrency: 8 });
    await Promise.all(Array.from({ length: 1000 }, (_none, n) => insert(n)));
    await until(isEmpty);
    expect(runs.size).toBe(1000);
    expect([...runs.values()].every((times) => times === 1)).toBe(true);
  });

  test('lose no job of a key, in any order of commits', async () => {
    let asked = 0;
    let seen = 0;
    const run: Run = ({ payload }) => {
      seen = Math.max(seen, Number(payload['n']));
      return Promise.resolve();
    };
    for (let at = 0; at < 3; at += 1) worker(run);
    for (let round = 0; round < 100; round += 1) {
      asked += 1;
      await enqueue(database.knex, note({ n: asked }, { key: 'k' }));
    }
    await until(isEmpty);
    expect(seen).toBe(asked);
  });
});
