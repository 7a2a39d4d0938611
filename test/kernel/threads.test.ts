import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TaskFailedError, type Tasks, TasksBusyError } from '../../src/kernel/processes/tasks.js';
import { openThreads } from '../../src/kernel/processes/threads.js';
import { afterAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const never = new AbortController().signal;

interface Odd extends Tasks {
  reverse(data: Uint8Array): Uint8Array;
  fail(input: null): never;
  /** Ends its thread at the first call with a folder. */
  dieOnce(marker: string): string;
  dieAlways(input: null): never;
  hangOnce(marker: string): string;
  hang(input: null): never;
  /** Returns the number of loads of the thread that runs it. */
  loads(input: null): number;
  /** Runs for some milliseconds, and returns the number of such tasks that its thread has started. */
  take(ms: number): number;
  /** The same with processor time, which is what limits count. */
  takeWorking(ms: number): number;
}

/** Collects garbage at once, as may happen at any time. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const oddThread = `
import { existsSync, writeFileSync } from 'node:fs';
const isFirst = (marker) => {
  if (existsSync(marker)) return false;
  writeFileSync(marker, '');
  return true;
};
export const reverse = (data) => ({ ok: true, value: data.toReversed() });
export const fail = () => ({ ok: false, message: 'it failed' });
const done = { ok: true, value: 'done' };
export const dieOnce = (marker) => (isFirst(marker) ? process.exit(1) : done);
let loaded = 0;
export const load = (count) => {
  loaded += count;
  return done;
};
const work = (ms) => {
  const before = process.cpuUsage();
  const used = () => Object.values(process.cpuUsage(before)).reduce((sum, one) => sum + one, 0);
  while (used() < ms * 1000);
};
export const loadSlowly = (ms) => {
  work(ms);
  loaded += 1;
  return done;
};
export const loads = () => ({ ok: true, value: loaded });
let begun = 0;
export const take = async (ms) => {
  begun += 1;
  const value = begun;
  await new Promise((resolve) => setTimeout(resolve, ms));
  return { ok: true, value };
};
export const takeWorking = (ms) => {
  begun += 1;
  work(ms);
  return { ok: true, value: begun };
};
export const hang = () => { for (;;); };
export const dieAlways = () => process.exit(1);
export const hangOnce = (marker) => {
  if (isFirst(marker)) for (;;);
  return done;
};
`;

describe('worker threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-threads-'));
  const file = join(folder, 'odd.mjs');
  writeFileSync(file, oddThread);
  // A new thread starts within this time, even on a busy machine.
  const options = { name: 'odd', maxWaiting: 1, attemptMs: 3_000, idleMs: 60_000 };
  const odd = openThreads<Odd>(pathToFileURL(file), options);
  afterAll(async () => {
    await odd.close();
    rmSync(folder, { recursive: true });
  });

  test('return the result of a task as plain data', async () => {
    expect(await odd.run('reverse', Uint8Array.of(1, 2), never)).toEqual(Uint8Array.of(2, 1));
  });

  test('pass on the error of a task, and keep working', async () => {
    await expect(odd.run('fail', null, never)).rejects.toThrow('odd: it failed');
    await odd.run('reverse', Uint8Array.of(1), never);
  });

  test('refuse at once a task that would wait too long', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => odd.run('reverse', Uint8Array.of(1), never)),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) expect(reason).toBeInstanceOf(TasksBusyError);
  });

  test('keep loaded data when the caller of a task disconnects', async () => {
    const before = await odd.run('take', 0, never);
    const caller = new AbortController();
    const given = odd.run('take', 100, caller.signal);
    setTimeout(() => caller.abort(), 20);
    await expect(given).rejects.toBeInstanceOf(TaskFailedError);
    expect(await odd.run('take', 0, never)).toBe(before + 2);
  });

  test('drop a task whose caller disconnects before its turn', async () => {
    const before = await odd.run('take', 0, never);
    const caller = new AbortController();
    const running = odd.run('take', 100, never);
    const waiting = odd.run('take', 0, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toBeInstanceOf(TaskFailedError);
    await running;
    expect(await odd.run('take', 0, never)).toBe(before + 2);
  });

  test('measure the time limit of a task from its start, without its waiting time', async () => {
    const before = await odd.run('take', 0, never);
    // Both tasks together exceed the limit of one.
    const both = await Promise.all([1_600, 1_600].map((ms) => odd.run('takeWorking', ms, never)));
    expect(both).toEqual([before + 1, before + 2]);
  });

  test('finish a task that gets its processor time slowly', async () => {
    const patient = openThreads<Odd>(pathToFileURL(file), { ...options, attemptMs: 500 });
    // Waits instead of working, as on a machine that gives the thread none of its time.
    expect(await patient.run('take', 1_000, never)).toBe(1);
    expect(await patient.run('take', 0, never)).toBe(2);
    await patient.close();
  });

  describe('with models', () => {
    const models = { loads: [['load', 1] as const, ['load', 10] as const] };
    const loading = openThreads<Odd>(pathToFileURL(file), { ...options, ...models });
    const brief = openThreads<Odd>(pathToFileURL(file), { ...options, ...models, idleMs: 50 });
    const failing = { loads: [['fail', null] as const] };
    const broken = openThreads<Odd>(pathToFileURL(file), { ...options, ...failing });
    afterAll(() => Promise.all([loading, brief, broken].map((each) => each.close())));

    test('load each of them once, before the first task', async () => {
      expect(loading.state()).toBe('unloaded');
      expect(await loading.run('loads', null, never)).toBe(11);
      expect(loading.state()).toBe('ready');
      expect(await loading.run('loads', null, never)).toBe(11);
    });

    test('load them to their end once, although that exceeds the limit of a task and of its caller', async () => {
      const slow = openThreads<Odd>(pathToFileURL(file), {
        ...options,
        attemptMs: 500,
        loads: [['loadSlowly', 1_500]],
      });
      const caller = new AbortController();
      const given = slow.run('loads', null, caller.signal);
      caller.abort();
      await expect(given).rejects.toBeInstanceOf(TaskFailedError);
      expect(await slow.run('loads', null, never)).toBe(1);
      await slow.close();
    });

    test('load them again after they were lost with their thread', async () => {
      await expect(loading.run('dieAlways', null, never)).rejects.toBeInstanceOf(TaskFailedError);
      expect(await loading.run('loads', null, never)).toBe(11);
    });

    test('release them when they are idle, and load them for the next task', async () => {
      await brief.load();
      expect(brief.state()).toBe('ready');
      await until(() => brief.state() === 'unloaded');
      expect(await brief.run('loads', null, never)).toBe(11);
    });

    test('refuse a task when a model does not load, and try again with the next one', async () => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(broken.run('loads', null, never)).rejects.toThrow('odd: it failed');
        expect(broken.state()).toBe('failed');
      }
    });
  });

  describe('that fail', () => {
    test('are replaced when they die, and the request is answered', async () => {
      expect(await odd.run('dieOnce', join(folder, 'died'), never)).toBe('done');
    });

    test('are replaced when they hang, and the request is answered', async () => {
      expect(await odd.run('hangOnce', join(folder, 'hung'), never)).toBe('done');
    });

    test('are ended in time, despite garbage collection', async () => {
      const collecting = setInterval(collectGarbage, 100);
      try {
        await expect(odd.run('hang', null, never)).rejects.toBeInstanceOf(TaskFailedError);
      } finally {
        clearInterval(collecting);
      }
    });

    test('fail a task that kills every thread, and run the next one', async () => {
      await expect(odd.run('dieAlways', null, never)).rejects.toBeInstanceOf(TaskFailedError);
      expect(await odd.run('dieOnce', join(folder, 'died'), never)).toBe('done');
    });
  });
});
