import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Blobs,
  createBlobs,
  insertBlob,
  type UploadedBlob,
} from '../../src/kernel/blobs/blobs.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { blobJobs } from '../../src/kernel/blobs/maintenance/jobs.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import type { BlobStore } from '../../src/kernel/blobs/stores/store.js';
import { type JobWorker, startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, afterEach, beforeAll, beforeEach } from '../support/jest.js';

export const start = new Date('2026-01-31T15:00:00Z');
export const log = createLogger({ logLevel: 'silent' });
const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 1) }]);
export const content = Buffer.from('a face, in confidence');
export const companyId = 7;

export let database: TestDatabase;
export let store: BlobStore;
export let blobs: Blobs;
export let clock: SettableClock;
let worker: JobWorker | undefined;

/** Gives the blobs of the tests that follow another store. */
export function useStore(on: BlobStore): void {
  store = on;
  blobs = createBlobs(store, keys);
}

/** Opens a database for the tests of a file, and gives each test an empty folder as its store. */
export function setUpBlobs(): void {
  let root: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    root = await mkdtemp(join(tmpdir(), 'notaria-blobs-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(root, { recursive: true, force: true });
  });
  beforeEach(async () => {
    clock = settableClock(start);
    useStore(folderStore(await mkdtemp(join(root, 'store-'))));
    for (const table of ['jobs', 'blobs', 'blob_orphans']) await database.knex(table).delete();
  });
  afterEach(async () => {
    await worker?.stop(0);
    worker = undefined;
  });
}

export function startWorker(on: BlobStore = store): void {
  const kinds = blobJobs(on, clock, log);
  worker = startJobs({ db: database.knex, clock, log, kinds, pollMs: 10 });
}

export async function saveBlob(
  facts: { owner?: string; expiresAt?: Date } = {},
): Promise<UploadedBlob> {
  const uploaded = await blobs.upload(companyId, content, 'image/png');
  await insertBlob(database.knex, uploaded, { purpose: 'selfie', now: start, ...facts });
  return uploaded;
}

/** Returns the names of all objects in the store, in order. */
export async function objects(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}

export const read = (id: string, company = companyId) =>
  blobs.read(database.knex, company, id, clock.now());
