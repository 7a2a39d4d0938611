import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFilesOf } from '../../sdk/mcp/files.js';
import { afterAll, describe, expect, test } from '../support/jest.js';

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
    ['a path with ..', 'inner/../a.txt', 'a'],
    ['a link from outside to a file inside', join(closed, 'leads-in.txt'), 'a'],
  ])('reads %s', async (_case, path, text) => {
    const { data } = await read(path, 100);
    expect(Buffer.from(data as Uint8Array).toString()).toBe(text);
  });

  test.each([
    ['a file outside', join(closed, 'c.txt')],
    ['a path with .. to the outside', '../open-not/c.txt'],
    ['a link to the outside', 'leads-out.txt'],
    ['a linked folder outside', 'way-out/c.txt'],
    ['a missing file', 'nothing.txt'],
    ['the folder itself', '.'],
    ['a folder in it', 'inner'],
    ['a pipe', 'pipe'],
    ['an invalid path', 'a\0.txt'],
    ['an empty path', ''],
  ])('refuses %s', async (_case, path) => {
    await expect(read(path, 100)).rejects.toMatchObject({ code: 'file_refused' });
  });

  test('answers the same for a file outside and for a missing file', async () => {
    const messageOf = (path: string) => read(path, 1).catch(({ message }: Error) => message);
    expect(await messageOf(join(closed, 'c.txt'))).toBe(await messageOf('nothing.txt'));
  });

  test('refuses a file that is too large, and every file without an open folder', async () => {
    await expect(read('inner/b.txt', 1)).rejects.toMatchObject({ code: 'file_refused' });
    const none = readFilesOf([]);
    await expect(none('a.txt', 1)).rejects.toThrow('--files');
  });

  test('searches several folders', async () => {
    const both = readFilesOf([folder, closed]);
    expect(await both('c.txt', 10)).toMatchObject({ filename: 'c.txt' });
    expect(await both('leads-out.txt', 10)).toMatchObject({ filename: 'c.txt' });
  });
});
