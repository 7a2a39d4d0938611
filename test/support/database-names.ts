import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Returns a hash of everything that a template database depends on: the migrations and the file that creates it. */
export async function schemaHash(creator: string): Promise<string> {
  const hash = createHash('sha256');
  const folder = new URL('../../src/migrations/', import.meta.url);
  for (const name of (await readdir(folder)).sort())
    hash.update(await readFile(new URL(name, folder)));
  hash.update(await readFile(new URL(creator)));
  return hash.digest('hex').slice(0, 16);
}

export function uniqueName(): string {
  const random = Math.random().toString(36).slice(2, 8);
  return `notaria_test_${process.pid}_${Date.now().toString(36)}_${random}`;
}
