import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/errors.js';

/** The content of a file or folder, in figures. */
export interface PartSum {
  readonly files: number;
  readonly bytes: number;
  /** Of the names, sizes and bytes of all files, sorted by name. */
  readonly sha256: string;
}

interface Totals {
  readonly hash: Hash;
  files: number;
  bytes: number;
}

async function addFile(totals: Totals, path: string, name: string, size: number): Promise<void> {
  totals.hash.update(`${name}\0${size}\0`);
  for await (const chunk of createReadStream(path)) totals.hash.update(chunk as Buffer);
  totals.files += 1;
  totals.bytes += size;
}

async function addPath(totals: Totals, path: string, name: string): Promise<void> {
  const facts = await stat(path);
  if (!facts.isDirectory()) {
    await addFile(totals, path, name, facts.size);
    return;
  }
  // PostgreSQL does not start without its empty folders.
  totals.hash.update(`${name}/\0`);
  for (const child of (await readdir(path)).sort()) {
    await addPath(totals, join(path, child), `${name}/${child}`);
  }
}

/** Returns the sum of a file, or of a folder with all that it holds; undefined when there is none. */
export async function hashPart(path: string): Promise<PartSum | undefined> {
  const totals: Totals = { hash: createHash('sha256'), files: 0, bytes: 0 };
  try {
    await addPath(totals, path, '');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  return { files: totals.files, bytes: totals.bytes, sha256: totals.hash.digest('hex') };
}
