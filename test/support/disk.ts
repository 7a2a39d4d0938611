import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { queryServer } from './db.js';
import { describe } from './jest.js';

export const run = promisify(execFile);

export const mountAt = (folder: string, options: string) =>
  run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

const isMounter = canMount();

/** A `describe` for tests that fill a disk. Skipped where this user may not mount one. */
export const onOwnDisk = isMounter ? describe : describe.skip;

/** Mounts a small disk on a new folder while the work runs. */
export async function withDisk<T>(
  options: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-disk-'));
  try {
    await mountAt(folder, options);
    return await work(folder);
  } finally {
    await run('umount', ['--lazy', folder]);
    rmdirSync(folder);
  }
}

/** Uses all space that is left on the disk of a folder. Returns a function that frees it. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'filler');
  await run('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k']).catch(() => undefined);
  return () => unlink(file);
}

/** The operating system user of PostgreSQL. */
async function userOfServer(): Promise<string> {
  const [row] = await queryServer(`SELECT pg_read_file('/proc/self/status') AS status`);
  const [, uid] = /^Uid:\s+(\d+)/m.exec(String(row?.['status'])) ?? [];
  if (uid === undefined) throw new Error('The user of PostgreSQL is not known');
  return uid;
}

/** Returns true when PostgreSQL sees the folders of this machine, which a superuser may query. */
async function isServerLocal(): Promise<boolean> {
  if (process.env['DATABASE_URL'] === undefined) return false;
  const folder = mkdtempSync(join(tmpdir(), 'notaria-seen-'));
  try {
    const [row] = await queryServer(`SELECT (pg_stat_file('${folder}', true)).isdir AS seen`);
    return row?.['seen'] === true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** A `describe` for tests that fill a disk of PostgreSQL. Skipped where it runs elsewhere, or without permission. */
export const onDiskOfServer = isMounter && (await isServerLocal()) ? describe : describe.skip;

/** Gives PostgreSQL a small disk while the work runs. */
export async function withTablespace<T>(
  work: (tablespace: string, folder: string) => Promise<T>,
): Promise<T> {
  const name = `notaria_test_${randomBytes(6).toString('hex')}`;
  return withDisk(`size=64m,mode=700,uid=${await userOfServer()}`, async (folder) => {
    await queryServer(`CREATE TABLESPACE ${name} LOCATION '${folder}'`);
    try {
      return await work(name, folder);
    } finally {
      await queryServer(`DROP TABLESPACE ${name}`);
    }
  });
}
