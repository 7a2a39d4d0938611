import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from '../../src/kernel/db/lock.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js';

let folder: string;
let file: string;
let children: Child[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-lock-'));
  file = join(folder, 'notaria.lock');
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => endOf(child, 'SIGKILL')));
  await rm(folder, { recursive: true });
});

function hold(): Child {
  const child = startChild('hold-folder.ts', folder);
  children.push(child);
  return child;
}

async function deadPid(): Promise<number> {
  const child = hold();
  await firstLine(child);
  await endOf(child, 'SIGKILL');
  return child.pid ?? 0;
}

/** Identifies the process namespace: the last line of a lock of this process. */
async function processNamespace(): Promise<string> {
  const unlock = await lockFolder(folder);
  const text = await readFile(file, 'utf8');
  await unlock();
  return text.split('\n')[3] ?? '';
}

describe('lockFolder', () => {
  test('refuses a folder that another process holds, and names that process', async () => {
    const child = hold();
    expect(await firstLine(child)).toBe('held');
    const refused = lockFolder(folder);
    await expect(refused).rejects.toBeInstanceOf(FolderLockedError);
    await expect(refused).rejects.toMatchObject({ pid: child.pid });
    await expect(refused).rejects.toThrow(`${folder} is in use by process ${child.pid}`);
    await endOf(child);
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  test('takes over from a process that was killed', async () => {
    const pid = await deadPid();
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${pid}\n`));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid });
    await unlock();
  });

  test('lets one of several processes take over from a killed one', async () => {
    await deadPid();
    const heirs = [hold(), hold(), hold(), hold()];
    const said = await Promise.all(heirs.map(firstLine));
    const holder = heirs[said.indexOf('held')];
    expect(said.filter((line) => line === 'held')).toHaveLength(1);
    expect(said.filter((line) => line === `refused ${holder?.pid}`)).toHaveLength(3);
  });

  // The process number belongs to another program, which started at another time.
  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('takes over when the process number now belongs to another program', async () => {
    const realm = await processNamespace();
    await writeFile(file, `${process.pid}\n1\nsome-token\n${realm}\n`);
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['', '0\n\n\n', 'garbage', '-1\n\nx\n'])(
    'takes over a damaged lock: %j',
    async (text) => {
      await writeFile(file, text);
      await (await lockFolder(folder))();
      expect(await readdir(folder)).toEqual([]);
    },
  );

  // Every container has a process 1, so the number says nothing about another container.
  describe('when the lock belongs to another container', () => {
    beforeEach(() => writeFile(file, `${process.pid}\n\nsome-token\nanother realm\n`));

    test('refuses while the holder renews it', async () => {
      // The last renewal may happen after the folder is removed.
      const touch = () => utimes(file, new Date(), new Date()).catch(() => undefined);
      const life = setInterval(() => void touch(), 50);
      await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderLockedError);
      clearInterval(life);
    });

    test('takes over when the holder does not renew it', async () => {
      await (await lockFolder(folder, 300))();
      expect(await readdir(folder)).toEqual([]);
    });
  });

  test('renews the lock while it is held', async () => {
    const unlock = await lockFolder(folder);
    await utimes(file, new Date(0), new Date(0));
    while ((await stat(file)).mtimeMs === 0) await sleep(50);
    await unlock();
  });

  test('releases only its own lock', async () => {
    const unlock = await lockFolder(folder);
    await writeFile(file, '1\n\nanother\n');
    await unlock();
    expect(await readdir(folder)).toEqual(['notaria.lock']);
  });
});
