import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Children,
  type ChildrenOptions,
  openChildren,
} from '../../src/kernel/processes/children.js';
import { TaskFailedError, TaskLimitError, type Tasks } from '../../src/kernel/processes/tasks.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { isRunning } from '../support/processes.js';
import { program } from '../support/program.js';
import { until } from '../support/until.js';

interface Odd extends Tasks {
  pid(input: null): number;
  environment(input: null): string[];
  reverse(data: Uint8Array): Uint8Array;
  hold(bytes: number): number;
  fail(input: null): never;
  runForEver(path: string): never;
  fillMemory(path: string): never;
  fillHeap(path: string): never;
  die(path: string): never;
  dieOnce(path: string): string;
  waitFor(input: { marker: string; path: string }): string;
}

const folder = mkdtempSync(join(tmpdir(), 'notaria-children-'));
const opened: Children<Odd>[] = [];
let file: URL;
let markers = 0;

beforeAll(async () => {
  file = pathToFileURL(await program(new URL('../support/odd-child.ts', import.meta.url)));
});
afterAll(async () => {
  await Promise.all(opened.map((children) => children.close()));
  rmSync(folder, { recursive: true });
});

function open(options: Partial<ChildrenOptions> = {}): Children<Odd> {
  const limits = { heapMb: 64, residentMb: 256, cpuMs: 60_000 };
  const children = openChildren<Odd>(file, {
    name: 'odd',
    children: 1,
    waiting: 4,
    ...limits,
    ...options,
  });
  opened.push(children);
  return children;
}

const always = { signals: [] };

/** Returns the name of a file that does not exist yet. */
function marker(): string {
  markers += 1;
  return join(folder, `marker-${markers}`);
}

/** Returns the processes that have started the task of a marker, in order. */
const begunBy = (path: string): readonly number[] =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map(Number) : [];

async function begun(path: string): Promise<number> {
  await until(() => begunBy(path).length > 0);
  return begunBy(path)[0] ?? 0;
}

describe('child processes', () => {
  test('return the result of a task as plain data, and run the next task', async () => {
    const children = open();
    const data = Uint8Array.of(1, 2, 3);
    expect(await children.run('reverse', data, always)).toEqual(Uint8Array.of(3, 2, 1));
    const [first, second] = [
      await children.run('pid', null, always),
      await children.run('pid', null, always),
    ];
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
  });

  test('pass on the error of a task, and keep working', async () => {
    const children = open();
    const before = await children.run('pid', null, always);
    const failing = children.run('fail', null, always);
    await expect(failing).rejects.toThrow(new TaskFailedError('odd: it failed'));
    expect(await children.run('pid', null, always)).toBe(before);
  });

  test('inherit only the environment variables that find programs', async () => {
    process.env['NOTARIA_TEST_SECRET'] = 'a secret';
    const names = await open().run('environment', null, always);
    delete process.env['NOTARIA_TEST_SECRET'];
    const allowed = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ', /^(NODE_CHANNEL|MALLOC)_/];
    const others = names.filter((name) => !allowed.some((one) => name.match(one) !== null));
    expect(others).toEqual([]);
  });

  test.each([
    ['fillMemory', 'memory', {}],
    ['fillHeap', 'memory', { residentMb: 2_048 }],
    ['runForEver', 'time', { cpuMs: 1_000 }],
  ] as const)(
    'are killed above their limits, and the next task gets a new one: «%s»',
    async (name, limit, limits) => {
      const children = open(limits);
      const path = marker();
      const refused = children.run(name, path, always);
      await expect(refused).rejects.toBeInstanceOf(TaskLimitError);
      await expect(refused).rejects.toMatchObject({ limit });
      const [first = 0, ...more] = begunBy(path);
      expect([isRunning(first), more]).toEqual([false, []]);
      expect(await children.run('reverse', Uint8Array.of(1, 2), always)).toHaveLength(2);
    },
  );

  test('finish a task that gets its processor time slowly', async () => {
    const cpuMs = 500;
    const children = open({ cpuMs });
    const [path, done] = [marker(), marker()];
    const slow = children.run('waitFor', { path, marker: done }, always);
    await begun(path);
    // A machine that gives the task none of its time.
    setTimeout(() => writeFileSync(done, ''), 2 * cpuMs);
    expect(await slow).toBe('done');
    expect(begunBy(path)).toHaveLength(1);
  });

  test('are killed when their caller disconnects, while the task of another caller continues', async () => {
    const children = open({ children: 2 });
    const [left, stayed, done] = [marker(), marker(), marker()];
    const leaving = new AbortController();
    const one = children.run('runForEver', left, { signals: [undefined, leaving.signal] });
    const other = children.run('waitFor', { path: stayed, marker: done }, always);
    const [first, second] = [await begun(left), await begun(stayed)];
    leaving.abort();
    await expect(one).rejects.toBeInstanceOf(TaskFailedError);
    await until(() => !isRunning(first));
    expect(isRunning(second)).toBe(true);
    writeFileSync(done, '');
    expect(await other).toBe('done');
  });

  test('never start the task of a caller who has left the queue', async () => {
    const children = open();
    const [running, done, queued] = [marker(), marker(), marker()];
    const one = children.run('waitFor', { path: running, marker: done }, always);
    const leaving = new AbortController();
    const other = children.run('die', queued, { signals: [leaving.signal] });
    const refused = expect(other).rejects.toMatchObject({ status: 503 });
    leaving.abort();
    await begun(running);
    writeFileSync(done, '');
    await refused;
    expect(await one).toBe('done');
    expect(begunBy(queued)).toEqual([]);
  });

  test('are replaced when they are lost, and the task is repeated once', async () => {
    const path = marker();
    expect(await open().run('dieOnce', path, always)).toBe('done');
    expect(begunBy(path)).toHaveLength(1);
  });

  test('fail a task that loses two of them, and run the next one', async () => {
    const children = open();
    const path = marker();
    const failed = children.run('die', path, always);
    await expect(failed).rejects.toBeInstanceOf(TaskFailedError);
    expect(begunBy(path)).toHaveLength(2);
    expect(await children.run('reverse', Uint8Array.of(1), always)).toHaveLength(1);
  });

  test('are replaced when one was killed while it was idle', async () => {
    const children = open();
    const idle = await children.run('pid', null, always);
    process.kill(idle, 'SIGKILL');
    expect(await children.run('pid', null, always)).not.toBe(idle);
  });

  test('are replaced after a task that leaves half of their memory in use', async () => {
    const children = open();
    const before = await children.run('pid', null, always);
    await children.run('hold', 2 ** 27, always);
    expect(await children.run('pid', null, always)).not.toBe(before);
  });

  test('end after an idle time', async () => {
    const pid = await open({ idleMs: 50 }).run('pid', null, always);
    await until(() => !isRunning(pid));
  });

  test('answer 503 to a task that would wait too long', async () => {
    const children = open({ waiting: 1 });
    const [path, done] = [marker(), marker()];
    const first = children.run('waitFor', { path, marker: done }, always);
    const second = children.run('pid', null, always);
    await expect(children.run('pid', null, always)).rejects.toMatchObject({ status: 503 });
    writeFileSync(done, '');
    expect([await first, typeof (await second)]).toEqual(['done', 'number']);
  });

  test('end with their pool, even while busy', async () => {
    const children = open();
    const path = marker();
    const running = children.run('runForEver', path, always).catch((error: unknown) => error);
    const pid = await begun(path);
    await children.close();
    expect(isRunning(pid)).toBe(false);
    expect(await running).toBeInstanceOf(TaskFailedError);
  });
});
