import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../db/errors.js';
import { type BlobStore, markerName, parseObjectName, type StoredObject } from './store.js';

/** A name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file whole or not at all. */
async function replaceFile(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}~${randomUUID()}`;
  try {
    await writeSynced(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Yields the names at this depth below `root`. Skips entries that vanish meanwhile. */
async function* namesBelow(root: string, depth: number, prefix = ''): AsyncGenerator<string> {
  for (const name of (await orUndefined(readdir(join(root, prefix)))) ?? []) {
    const path = `${prefix}${name}`;
    if (depth === 1) yield path;
    else yield* namesBelow(root, depth - 1, `${path}/`);
  }
}

async function* listFolder(root: string): AsyncGenerator<StoredObject> {
  for await (const name of namesBelow(root, 3)) {
    const facts = await orUndefined(stat(join(root, name)));
    if (facts !== undefined) yield { name, modifiedAt: facts.mtime };
  }
}

const isBlobName = (name: string): boolean => parseObjectName(name) !== undefined;

/**
 * Objects as files below `root`; one folder per company, and folders below each.
 *
 * @param isName  tells the names of objects, all of three parts
 */
export function folderStore(root: string, isName = isBlobName): BlobStore {
  const marker = join(root, markerName);
  const pathOf = (name: string): string => {
    if (!isName(name)) throw new Error(`${name} is no name of an object`);
    return join(root, name);
  };
  return {
    put: async (name, content) => replaceFile(pathOf(name), content),
    get: async (name) => orUndefined(readFile(pathOf(name))),
    delete: async (name) => rm(pathOf(name), { force: true }),
    list: () => listFolder(root),
    getMarker: () => orUndefined(readFile(marker)),
    putMarker: (content) => replaceFile(marker, content),
  };
}
