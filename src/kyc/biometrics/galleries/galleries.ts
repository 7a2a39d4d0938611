import type { Db } from '../../../kernel/db/client.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { TaskFailedError, TasksBusyError } from '../../../kernel/processes/tasks.js';
import { openThreads } from '../../../kernel/processes/threads.js';
import { kycErrors } from '../../errors.js';
import { text } from '../messages/index.js';
import type { Gallery } from '../queries.js';
import {
  createCopies,
  type Embedder,
  type GalleryCopies,
  type GalleryTasks,
  keyOf,
} from './copies.js';
import { faceBytes } from './face-table.js';
import type { FaceQuery, FaceSearchResult } from './likeness.js';
import { countFaces } from './queries.js';
import { searchEach } from './search.js';

/*
 * A thread searches galleries and holds copies of recently searched ones. The database counts the changes of each
 * gallery and keeps the latest ones. Every search reads the count and updates the copy first, so that no server finds
 * a face after its erasure has committed.
 */

export interface FaceGalleries {
  /**
   * Returns the most similar faces of a gallery, without approximation. Within a transaction, call it before the
   * transaction changes faces.
   *
   * @throws ApiError 503 if too many searches wait
   */
  search(db: Db, engine: Embedder, gallery: Gallery, query: FaceQuery): Promise<FaceSearchResult>;
  /** Loads a gallery before a transaction that searches it, so that the transaction does not take long. */
  prepare(db: Pool, engine: Embedder, gallery: Gallery): Promise<void>;
  close(): Promise<void>;
}

export interface GalleryOptions {
  /** The most memory of all copies together. */
  readonly maxBytes: number;
  /** Smaller galleries have no copy. One statement reads their faces for each search. */
  readonly leastFaces?: number;
  /** Interval at which copies without searches are refreshed. */
  readonly sweepMs?: number;
}

/** The time without searches after which copies are dropped and the thread ends. */
const idleMs = 600_000;
const threadOptions = { name: 'galleries', maxWaiting: 100, attemptMs: 9_000, idleMs };
const soonSeconds = 5;

/** Resolves to undefined if the thread fails, because the database can answer too. Overload still rejects. */
async function orWithout<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TaskFailedError) return undefined;
    if (!(error instanceof TasksBusyError)) throw error;
    const message = text('tooManySearches');
    throw kycErrors.providerUnavailable(message, soonSeconds);
  }
}

/** Repeats `work` until it returns false. */
function createTimer(work: () => Promise<boolean>, everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function run(): Promise<void> {
    const goesOn = await work();
    timer = undefined;
    if (goesOn) start();
  }

  function start(): void {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      running = run();
    }, everyMs);
    timer.unref();
  }

  return {
    start,
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

interface GalleriesState {
  readonly copies: GalleryCopies;
  /** Loads in progress. */
  readonly loading: Map<string, Promise<boolean>>;
  readonly sweeper: ReturnType<typeof createTimer>;
  readonly leastFaces: number;
  readonly maxBytes: number;
}

/** Drops a copy that cannot be compared with the database, because a face may have been erased meanwhile. */
const createSweeper = (pool: Pool, copies: GalleryCopies, everyMs: number) =>
  createTimer(async () => {
    await copies
      .refresh(pool, idleMs)
      .catch(() => copies.drop(copies.all()))
      .catch(() => undefined);
    return copies.all().length > 0;
  }, everyMs);

async function load(
  { copies, leastFaces, maxBytes, sweeper }: GalleriesState,
  db: Pool,
  engine: Embedder,
  gallery: Gallery,
): Promise<boolean> {
  const most = Math.floor(maxBytes / faceBytes(engine.metric));
  const count = await countFaces(db, gallery, most);
  if (count < leastFaces || count > most) return false;
  const isHeld = await copies.load(db, engine, gallery);
  sweeper.start();
  return isHeld;
}

/** Resolves to true if a copy is loaded. Concurrent callers share one load. */
async function prepare(
  state: GalleriesState,
  db: Pool,
  engine: Embedder,
  gallery: Gallery,
): Promise<boolean> {
  const { copies, loading } = state;
  if (copies.has(gallery)) return true;
  const key = keyOf(gallery);
  const making = loading.get(key) ?? load(state, db, engine, gallery);
  loading.set(key, making);
  try {
    return (await orWithout(making)) ?? false;
  } finally {
    if (loading.get(key) === making) loading.delete(key);
  }
}

/** The thread may have dropped the copy, which only its answer shows. */
async function findPrepared(
  state: GalleriesState,
  db: Pool,
  engine: Embedder,
  gallery: Gallery,
  query: FaceQuery,
): Promise<FaceSearchResult | undefined> {
  if (!(await prepare(state, db, engine, gallery))) return undefined;
  const found = await orWithout(state.copies.find(db, gallery, query));
  if (found !== undefined || !(await prepare(state, db, engine, gallery))) return found;
  return orWithout(state.copies.find(db, gallery, query));
}

export function createFaceGalleries(
  pool: Pool,
  { leastFaces = 250, maxBytes, sweepMs = 30_000 }: GalleryOptions,
): FaceGalleries {
  const threads = openThreads<GalleryTasks>('galleries', threadOptions);
  const copies = createCopies(threads, maxBytes);
  const sweeper = createSweeper(pool, copies, sweepMs);
  const state: GalleriesState = { copies, loading: new Map(), sweeper, leastFaces, maxBytes };
  return {
    async search(db, engine, gallery, query) {
      const found = db.isTransaction
        ? await orWithout(copies.find(db, gallery, query))
        : await findPrepared(state, db as Pool, engine, gallery, query);
      return found ?? searchEach(db, engine, gallery, query);
    },
    async prepare(db, engine, gallery) {
      await prepare(state, db, engine, gallery);
    },
    async close() {
      await sweeper.close();
      await threads.close();
    },
  };
}
