import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import type { BlobStore } from '../../src/kernel/blobs/stores/store.js';
import { createLogger } from '../../src/kernel/log.js';

export const start = new Date('2026-01-31T15:00:00Z');
export const log = createLogger({ logLevel: 'silent' });
export const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 1) }]);
export const content = Buffer.from('a face, in confidence');
export const companyId = 7;

/** Returns the names of all objects in a store, in order. */
export async function objectsOf(store: BlobStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}
