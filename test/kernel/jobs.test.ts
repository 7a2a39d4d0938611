import { Registry } from 'prom-client';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { claimJobs, enqueue, type NewJob, releaseJobs } from '../../src/kernel/jobs/queries.js';
import { type Job, type JobWorkerOptions, startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../support/jest.js';
import { gate, until } from '../support/until.js';

const start = new Date('2026-01-31T15:00:00Z');
const log = createLogger({ logLevel: 'silent' });

let database: TestDatabase;
let clock: SettableClock;
const stops: (() => Promise<void>)[] = [];

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

type Run = (job: Job) => Promise<void>;

function worker(run: Run, options: Partial<JobWorkerOptions> & { maxAttempts?: number } = {}) {
  const { maxAttempts = 3, ...rest } = options;
  const kinds = { note: { run, maxAttempts } };
  const started = startJobs({ db: database.knex, clock, log, kinds, pollMs: 10, ...rest });
  stops.push(() => started.stop(0));
  return started;
}

function note(payload: object = {}, more: Partial<NewJob> = {}): NewJob {
  return { companyId: 7, kind: 'note', payload: { ...payload }, runAt: clock.now(), ...more };
}

async function rows(): Promise<Record<string, unknown>[]> {
  return database.knex('jobs as j').orderBy('j.id').select('j.*');
}

const isEmpty = async () => (await rows()).length === 0;

describe('enqueue', () => {
  test('wakes a worker of this process after the commit, with the complete job', async () => {
    const seen: Job[] = [];
    const run: Run = (job) => Promise.resolve(void seen.push(job));
    worker(run, { pollMs: 3_600_000 });
    await inTransaction(database.knex, (trx) => enqueue(trx, note({ a: [1, 'ñ'] })));
    await until(isEmpty);
    expect(seen).toMatchObject([{ companyId: 7, payload: { a: [1, 'ñ'] }, attempt: 1 }]);
  });

  test('writes nothing when its transaction fails', async () => {
    const failing = inTransaction(database.knex, async (trx) => {
      await enqueue(trx, note());
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    expect(await isEmpty()).toBe(true);
  });

  test('combines jobs of one key: the earliest time and the latest payload', async () => {
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
    for (const seconds of [60, 30, 90]) {
      await enqueue(database.knex, note({ seconds }, { key: 'k', runAt: at(seconds) }));
    }
    await enqueue(database.knex, note({}, { key: 'k', companyId: 8 }));
    expect(await rows()).toMatchObject([
      { company_id: 7, payload: { seconds: 90 }, run_at: at(30) },
      { company_id: 8 },
    ]);
  });

  test('runs a key once more when it is enqueued during its run', async () => {
    const [running, leave] = [gate(), gate()];
    const seen: unknown[] = [];
    worker(async ({ payload }) => {
      seen.push(payload['n']);
      running.open();
      await leave.opened;
    });
    await enqueue(database.knex, note({ n: 1 }, { key: 'k' }));
    await running.opened;
    await enqueue(database.knex, note({ n: 2 }, { key: 'k' }));
    await enqueue(database.knex, note({ n: 3 }, { key: 'k' }));
    leave.open();
    await until(isEmpty);
    expect(seen).toEqual([1, 3]);
  });
});

describe('a worker', () => {
  test('runs a job when its time has come, and not before', async () => {
    const seen: number[] = [];
    worker(({ payload }) => Promise.resolve(void seen.push(Number(payload['n']))));
    const later = new Date(start.getTime() + 3_600_000);
    await enqueue(database.knex, note({ n: 2 }, { runAt: later }));
    await enqueue(database.knex, note({ n: 1 }));
    await until(async () => (await rows()).length === 1);
    expect(seen).toEqual([1]);
    clock.set(later);
    await until(isEmpty);
    expect(seen).toEqual([1, 2]);
  });

  test('repeats a failed job with growing delays, then stores it as a dead letter', async () => {
    let runs = 0;
    worker(() => {
      runs += 1;
      return Promise.reject(new RangeError(`no ${runs}\0`));
    });
    await enqueue(database.knex, note({}, { key: 'k' }));
    const delays: number[] = [];
    for (const attempt of [1, 2]) {
      await until(async () => {
        const [row] = await rows();
        return row?.['attempt'] === attempt && row['leased_by'] === null;
      });
      const [row] = await rows();
      expect(row?.['last_error']).toBe(`RangeError: no ${attempt}`);
      const runAt = row?.['run_at'] as Date;
      delays.push((runAt.getTime() - clock.now().getTime()) / 1000);
      clock.set(runAt);
    }
    await until(async () => (await rows())[0]?.['died_at'] !== null);
    expect(delays[0]).toBeGreaterThanOrEqual(4.5);
    expect(delays[0]).toBeLessThanOrEqual(5.5);
    expect(delays[1]).toBeGreaterThanOrEqual(13.5);
    expect(await rows()).toMatchObject([{ attempt: 3, last_error: 'RangeError: no 3' }]);
    // Dead letters do not delay other jobs.
    await enqueue(database.knex, note({}, { key: 'k', runAt: new Date('2027-01-01T00:00:00Z') }));
    expect(await rows()).toHaveLength(2);
    expect(runs).toBe(3);
  });

  test('leaves jobs of an unknown kind to other workers', async () => {
    const seen: unknown[] = [];
    worker(({ payload }) => Promise.resolve(void seen.push(payload['n'])));
    await enqueue(database.knex, note({ n: 0 }, { kind: 'other' }));
    await enqueue(database.knex, note({ n: 1 }));
    await until(async () => (await rows()).length === 1);
    expect([seen, (await rows())[0]?.['attempt']]).toEqual([[1], 0]);
  });

  test('never runs more jobs at once than configured', async () => {
    let [now, most, done] = [0, 0, 0];
    const all = gate();
    worker(
      async () => {
        now += 1;
        most = Math.max(most, now);
        if (now === 3) all.open();
        await all.opened;
        now -= 1;
        done += 1;
      },
      { concurrency: 3 },
    );
    for (let n = 0; n < 12; n += 1) await enqueue(database.knex, note({ n }));
    await until(() => done === 12);
    expect(most).toBe(3);
  });

  test('holds no connection while a job runs', async () => {
    const leave = gate();
    const running = gate();
    worker(() => {
      running.open();
      return leave.opened;
    });
    await enqueue(database.knex, note());
    await running.opened;
    // The embedded engine has one connection only.
    expect(await rows()).toHaveLength(1);
    leave.open();
    await until(isEmpty);
  });

  test('counts the outcomes of its runs', async () => {
    const registry = new Registry();
    worker(({ payload }) => (payload['ok'] ? Promise.resolve() : Promise.reject(new Error('no'))), {
      registry,
      maxAttempts: 1,
    });
    await enqueue(database.knex, note({ ok: true }));
    await enqueue(database.knex, note({ ok: false }));
    await until(async () => (await registry.metrics()).includes('outcome="dead"} 1'));
    await until(async () => (await registry.metrics()).includes('kind="note",outcome="done"} 1'));
  });
});

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
    worker(run, { leaseMs: 400 });
    worker(run, { leaseMs: 400 });
    await enqueue(database.knex, note());
    const leasedUntil = async () => (await rows())[0]?.['leased_until'] as Date | null;
    await until(async () => (await leasedUntil()) !== null);
    const first = (await leasedUntil())?.getTime() ?? 0;
    await until(async () => ((await leasedUntil())?.getTime() ?? 0) > first + 600);
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

describe('stop', () => {
  test('waits for running jobs and takes no new ones', async () => {
    const [running, leave] = [gate(), gate()];
    const seen: unknown[] = [];
    const stopping = worker(
      async ({ payload }) => {
        seen.push(payload['n']);
        running.open();
        await leave.opened;
      },
      { concurrency: 1 },
    );
    await enqueue(database.knex, note({ n: 1 }));
    await enqueue(database.knex, note({ n: 2 }));
    await running.opened;
    const stopped = stopping.stop();
    leave.open();
    await stopped;
    expect([seen, (await rows()).map(({ attempt }) => attempt)]).toEqual([[1], [0]]);
  });

  test('releases jobs that do not end in time, and aborts them', async () => {
    const running = gate();
    let signal: AbortSignal | undefined;
    const stopping = worker((job) => {
      signal = job.signal;
      running.open();
      return new Promise(() => undefined);
    });
    await enqueue(database.knex, note());
    await running.opened;
    await stopping.stop(1);
    expect(signal?.aborted).toBe(true);
    expect(await rows()).toMatchObject([{ attempt: 0, leased_by: null, leased_until: null }]);
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
