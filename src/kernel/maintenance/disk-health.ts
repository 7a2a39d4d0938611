import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../blobs/stores/store.js';
import { codeOf, isDiskFull } from '../db/errors.js';
import type { Pool } from '../db/pool.js';
import type { Logger } from '../log.js';
import { writeTable } from './queries.js';

/** The health of a disk by its last write. */
export interface DiskHealth {
  /** The name of the disk in `/readyz`. */
  readonly name: string;
  /** Records a failed write. Ignores failures other than a full disk. */
  failed(error: unknown): void;
  succeeded(): void;
  /** Resolves to true while the disk is full. Tests the disk only after a failed write. */
  isFull(): Promise<boolean>;
}

/** Probes may come every second from every proxy; the disk is tried once. */
const keepMs = 1_000;
const patienceMs = 2_000;

/** A disk and the result of its last write. */
interface DiskState {
  readonly name: string;
  readonly log: Logger;
  isFull: boolean;
  triedAt: number;
  trial: Promise<void> | undefined;
}

function noteFailed(state: DiskState, error: unknown): void {
  if (!isDiskFull(error)) return;
  const { log, name } = state;
  if (!state.isFull) log.error({ err: error, disk: name }, 'A disk is full: writes fail');
  state.isFull = true;
}

function noteSucceeded(state: DiskState): void {
  if (state.isFull) state.log.info({ disk: state.name }, 'The disk takes writes again');
  state.isFull = false;
}

async function tryAgain(state: DiskState, tryWrite: () => Promise<unknown>): Promise<void> {
  state.triedAt = performance.now();
  try {
    await tryWrite();
    noteSucceeded(state);
  } catch (error) {
    // The test may fail for another reason, such as a missing privilege. The next failed write reports the disk
    // again.
    if (!isDiskFull(error)) noteSucceeded(state);
  }
  state.trial = undefined;
}

/** @param tryWrite  writes a little and leaves nothing */
export function createDiskHealth(
  name: string,
  tryWrite: () => Promise<unknown>,
  log: Logger,
): DiskHealth {
  const state: DiskState = { name, log, isFull: false, triedAt: 0, trial: undefined };
  return {
    name,
    failed: (error) => noteFailed(state, error),
    succeeded: () => noteSucceeded(state),
    async isFull() {
      if (!state.isFull) return false;
      const isDue = performance.now() - state.triedAt >= keepMs;
      if (state.trial === undefined && isDue) state.trial = tryAgain(state, tryWrite);
      if (state.trial !== undefined) await within(state.trial);
      return state.isFull;
    },
  };
}

async function within(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** The name of an object of no company. */
const trialName = `0/00/blob_${'0'.repeat(32)}`;
const mostTrialBytes = 1024 * 1024;

/** Returns the store, and the health of its disk, which is tried with as much as was last refused. */
export function watchBlobDisk(
  store: BlobStore,
  log: Logger,
): { readonly disk: DiskHealth; readonly store: BlobStore } {
  let refusedBytes = 0;
  const tryWrite = async (): Promise<void> => {
    try {
      await store.put(trialName, randomBytes(Math.min(refusedBytes, mostTrialBytes)));
    } finally {
      await store.delete(trialName);
    }
  };
  const disk = createDiskHealth('blobDisk', tryWrite, log);
  const put = async (name: string, content: Buffer): Promise<void> => {
    try {
      await store.put(name, content);
    } catch (error) {
      refusedBytes = content.length;
      disk.failed(error);
      throw error;
    }
    disk.succeeded();
  };
  return { disk, store: { ...store, put } };
}

export interface WatchedDisks {
  readonly store: BlobStore;
  /** Records a failed request. */
  noteFailure(error: unknown): void;
  /** Resolves to the names of the disks that are full. */
  full(): Promise<readonly string[]>;
}

/** Watches the disk of the database and that of the store. */
export function watchDisks(db: Pool, blobs: BlobStore, log: Logger): WatchedDisks {
  const database = createDiskHealth('databaseDisk', () => writeTable(db, {}), log);
  const { disk, store } = watchBlobDisk(blobs, log);
  return {
    store,
    noteFailure(error) {
      // The store has recorded its own errors.
      if (codeOf(error) === '53100') database.failed(error);
    },
    async full() {
      const names = await Promise.all(
        [database, disk].map(async (each) => ((await each.isFull()) ? each.name : undefined)),
      );
      return names.filter((name) => name !== undefined);
    },
  };
}
