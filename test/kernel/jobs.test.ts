import { Registry } from 'prom-client';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { periodicKinds } from '../../src/kernel/jobs/periodic.js';
import { enqueue } from '../../src/kernel/jobs/queries.js';
import type { Job } from '../../src/kernel/jobs/worker.js';
import { describe, expect, jest, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';

import {
  clock,
  database,
  isEmpty,
  note,
  type Run,
  rows,
  setUpJobs,
  start,
  worker,
} from './jobs-support.js';

setUpJobs();

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

  test('is the cause of the jobs that it requests', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const span = { traceparent, end: () => undefined };
    const tracing = { startRequest: () => span, startWork: () => span };
    worker(({ db }) => enqueue(db, note({}, { kind: 'later' })), { tracing });
    await enqueue(database.knex, note());
    await until(async () => (await rows())[0]?.['kind'] === 'later');
    expect(await rows()).toMatchObject([{ trace_parent: traceparent }]);
  });

  test('is not the cause of its own next time, when it is periodic', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const span = { traceparent, end: () => undefined };
    const run = jest.fn(() => Promise.resolve());
    const { note: chore } = periodicKinds(clock, { note: { everyMs: 1_000, run } });
    worker((job) => chore?.run(job) ?? Promise.resolve(), {
      tracing: { startRequest: () => span, startWork: () => span },
    });
    await enqueue(database.knex, note({}, { companyId: 0 }));
    await until(() => run.mock.calls.length === 1);
    await until(async () => (await rows()).length === 1);
    expect(await rows()).toMatchObject([{ key: 'next', trace_parent: null }]);
  });

  test('runs other jobs beside one that always fails, which ends as dead and is counted', async () => {
    const registry = new Registry();
    const done: unknown[] = [];
    worker(
      ({ payload }) => {
        if (payload['isPoisoned']) throw new Error('no');
        return Promise.resolve(void done.push(payload['n']));
      },
      { registry, concurrency: 1, maxAttempts: 2 },
    );
    const isDead = async () => (await rows()).some((row) => row['died_at'] !== null);
    await enqueue(database.knex, note({ isPoisoned: true }));
    for (let n = 0; !(await isDead()); n += 1) {
      await enqueue(database.knex, note({ n }));
      await until(() => done.includes(n));
      clock.advance(10_000);
    }
    await enqueue(database.knex, note({ n: 'last' }));
    await until(() => done.includes('last'));
    await until(async () => (await registry.metrics()).includes('\njobs_dead 1\n'));
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
