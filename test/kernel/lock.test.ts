import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FolderLockedError, lockFolder } from '../../src/kernel/db/lock.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';

let folder: string;
let children: Child[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notaria-lock-'));
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

describe('lockFolder', () => {
  test('refuses while another process has the folder, and names that process', async () => {
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
    expect(await readFile(join(folder, 'notaria.lock'), 'utf8')).toMatch(new RegExp(`^${pid}\n`));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid });
    await unlock();
  });

  test('lets one of several take over from a process that was killed', async () => {
    await deadPid();
    const heirs = [hold(), hold(), hold(), hold()];
    const said = await Promise.all(heirs.map(firstLine));
    const holder = heirs[said.indexOf('held')];
    expect(said.filter((line) => line === 'held')).toHaveLength(1);
    expect(said.filter((line) => line === `refused ${holder?.pid}`)).toHaveLength(3);
  });

  // A number that is in use again, by a program that started at another time.
  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('takes over when the process number now belongs to another program', async () => {
    await writeFile(join(folder, 'notaria.lock'), `${process.pid}\n1\nsome-token\n`);
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['', '0\n\n\n', 'garbage', '-1\n\nx\n'])(
    'takes over a damaged lock: %j',
    async (text) => {
      await writeFile(join(folder, 'notaria.lock'), text);
      await (await lockFolder(folder))();
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test('gives back only its own lock', async () => {
    const unlock = await lockFolder(folder);
    await writeFile(join(folder, 'notaria.lock'), '1\n\nanother\n');
    await unlock();
    expect(await readdir(folder)).toEqual(['notaria.lock']);
  });
});
