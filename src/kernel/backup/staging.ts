import { copyFile, link, mkdir, opendir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/client.js';
import { codeOf } from '../db/errors.js';
import { FolderLockedError, lockFolder } from '../db/lock.js';
import { OperatorError } from '../operator/operator.js';
import type { PartName } from './manifest.js';

/** Links a file, or copies it where the file system has no links. Skips a file that was deleted meanwhile. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (codeOf(error) === 'ENOENT') throw error;
      await copyFile(from, to);
    });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Links the files of a store. A link keeps the content of a file that is deleted later; no file is ever changed. */
async function linkStore(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await opendir(from).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  for await (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkStore(source, target);
    // Names of unfinished uploads contain a tilde.
    else if (!entry.name.includes('~')) await linkFile(source, target);
  }
}

export interface StagingArea {
  readonly database: Database;
  readonly dataDir: string;
  /** False if the files are in a bucket. */
  readonly hasStore: boolean;
  /** The key files in `dataDir` that the server uses. */
  readonly keys: readonly PartName[];
}

/**
 * Gathers one state of the database, the store and the keys in `folder`. Requests that need the database wait meanwhile.
 * A file is stored before its row and deleted after it, so the store holds the file of every row at that moment.
 *
 * @returns  the milliseconds for which requests waited
 */
export async function stage(
  folder: string,
  { database, dataDir, hasStore, keys }: StagingArea,
): Promise<number> {
  let stalledMs = 0;
  await database.snapshot(join(folder, 'postgres'), async (startedAt) => {
    if (hasStore) await linkStore(join(dataDir, 'blobs'), join(folder, 'blobs'));
    stalledMs = performance.now() - startedAt;
  });
  for (const key of keys) await linkFile(join(dataDir, key), join(folder, key));
  return Math.round(stalledMs);
}

async function lockStaging(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new OperatorError(`Another backup is running in process ${error.pid}`);
  }
}

/** Lends a folder beside the database, where links to files of the store are possible. Removes it afterwards. */
export async function inStaging<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const place = join(dataDir, 'backup.draft');
  await mkdir(place, { recursive: true, mode: 0o700 });
  const unlock = await lockStaging(place);
  try {
    // A process that was killed leaves its parts behind.
    for (const name of await readdir(place)) {
      if (name !== 'notaria.lock') await rm(join(place, name), { recursive: true });
    }
    const folder = join(place, 'parts');
    await mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    await rm(place, { recursive: true, force: true });
    await unlock();
  }
}
