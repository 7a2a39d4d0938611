import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readFilesOf } from '../../sdk/mcp/files.js';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'notaria-mcp-')));
const folder = join(home, 'open');
const closed = join(home, 'open-not');
mkdirSync(join(folder, 'inner'), { recursive: true });
mkdirSync(closed);
writeFileSync(join(folder, 'a.txt'), 'a');
writeFileSync(join(folder, 'inner', 'b.txt'), 'bb');
writeFileSync(join(closed, 'c.txt'), 'c');
symlinkSync(join(closed, 'c.txt'), join(folder, 'leads-out.txt'));
symlinkSync(closed, join(folder, 'way-out'));
symlinkSync(join(folder, 'a.txt'), join(closed, 'leads-in.txt'));
execFileSync('mkfifo', [join(folder, 'pipe')]);
afterAll(() => rmSync(home, { recursive: true }));

const read = readFilesOf([folder]);

describe('readFilesOf', () => {
  test.each([
    ['a name', 'a.txt', 'a'],
    ['a name in a folder of it', 'inner/b.txt', 'bb'],
    ['a whole path', join(folder, 'a.txt'), 'a'],
    ['a way round', 'inner/../a.txt', 'a'],
    ['a link from outside that leads in', join(closed, 'leads-in.txt'), 'a'],
  ])('reads %s', async (_what, path, text) => {
    const { data } = await read(path, 100);
    expect(Buffer.from(data as Uint8Array).toString()).toBe(text);
  });

  test.each([
    ['what is outside', join(closed, 'c.txt')],
    ['a way out', '../open-not/c.txt'],
    ['a link that leads out', 'leads-out.txt'],
    ['a folder that leads out', 'way-out/c.txt'],
    ['what is not there', 'nothing.txt'],
    ['the folder itself', '.'],
    ['a folder in it', 'inner'],
    ['a pipe', 'pipe'],
    ['a path that no file can have', 'a\0.txt'],
    ['an empty path', ''],
  ])('refuses %s', async (_what, path) => {
    await expect(read(path, 100)).rejects.toMatchObject({ code: 'file_refused' });
  });

  test('says the same of what is outside and of what is not there', async () => {
    const messageOf = (path: string) => read(path, 1).catch(({ message }: Error) => message);
    expect(await messageOf(join(closed, 'c.txt'))).toBe(await messageOf('nothing.txt'));
  });

  test('refuses what is too large, and everything when no folder is open', async () => {
    await expect(read('inner/b.txt', 1)).rejects.toMatchObject({ code: 'file_refused' });
    const none = readFilesOf([]);
    await expect(none('a.txt', 1)).rejects.toThrow('--files');
  });

  test('looks into each of several folders', async () => {
    const both = readFilesOf([folder, closed]);
    expect(await both('c.txt', 10)).toMatchObject({ filename: 'c.txt' });
    expect(await both('leads-out.txt', 10)).toMatchObject({ filename: 'c.txt' });
  });
});
