import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import type { Threads } from '../../../kernel/processes/threads.js';
import type { FaceEmbedder } from '../../engines/index.js';
import type { Gallery } from '../queries.js';
import type { FaceQuery, FaceSearchResult, IndexedFace } from './likeness.js';
import { readChanges, readFaces, readVersions } from './queries.js';
import type * as thread from './thread.js';

/** The tasks of the thread. */
export type GalleryTasks = Pick<typeof thread, 'load' | 'hold' | 'change' | 'find' | 'drop'>;

export type Embedder = Pick<FaceEmbedder, 'metric'>;

interface GalleryCopy {
  readonly gallery: Gallery;
  /** The copy has at least this version. */
  version: number;
  /** The time by `performance.now()`. */
  searchedAt: number;
}

/**
 * The number of changes that are read at once, and the number above which loading the whole gallery costs no more.
 */
const stepChanges = 250;
const mostChanges = 5_000;

/** Each attempt has its own time limit. */
const never = new AbortController().signal;

export const keyOf = ({ collection, companyId, environment, model }: Gallery): string =>
  JSON.stringify([companyId, environment, collection, model]);

/** Copies the bytes, because the driver returns views of a larger buffer, which would be sent as a whole. */
function packed(faces: readonly IndexedFace[]): IndexedFace[] {
  const bytes = new Uint8Array(faces.reduce((sum, { embedding }) => sum + embedding.length, 0));
  let at = 0;
  return faces.map((face) => {
    const place = bytes.subarray(at, at + face.embedding.length);
    place.set(face.embedding);
    at += face.embedding.length;
    return { ...face, embedding: place };
  });
}

/** The copies that the thread is expected to hold. It may have dropped a copy, or have died. */
export interface GalleryCopies {
  has(gallery: Gallery): boolean;
  /** Loads a gallery into a copy. Resolves to true if the thread holds it. */
  load(db: Db, engine: Embedder, gallery: Gallery): Promise<boolean>;
  /** Searches the copy in the current state of the gallery. Resolves to undefined if there is no copy. */
  find(db: Db, gallery: Gallery, query: FaceQuery): Promise<FaceSearchResult | undefined>;
  /** Refreshes every copy, and drops copies without a search for `idleMs`. */
  refresh(db: Db, idleMs: number): Promise<void>;
  drop(galleries: readonly Gallery[]): Promise<void>;
  all(): Gallery[];
}

/** Sends every face to the thread under the name of the load. Resolves to true if all have arrived. */
async function sendAll(
  threads: Threads<GalleryTasks>,
  name: string,
  faces: AsyncIterable<readonly IndexedFace[]>,
  { metric }: Embedder,
): Promise<boolean> {
  let after = 0;
  for await (const page of faces) {
    const order = { load: name, metric, after, faces: packed(page) };
    if (!(await threads.run('load', order, never))) return false;
    after += page.length;
  }
  return true;
}

interface CopiesState {
  readonly threads: Threads<GalleryTasks>;
  /** The most memory of all copies together. */
  readonly maxBytes: number;
  readonly copies: Map<string, GalleryCopy>;
}

async function dropKeys({ copies, threads }: CopiesState, keys: readonly string[]): Promise<void> {
  for (const key of keys) copies.delete(key);
  await threads.run('drop', keys, never);
}

/** Takes one step towards a version. Resolves to true if the copy still exists and has advanced. */
async function step(
  { maxBytes, threads }: CopiesState,
  db: Db,
  copy: GalleryCopy,
  version: number,
): Promise<boolean> {
  const { gallery, version: from } = copy;
  if (version - from > mostChanges) return false;
  const to = Math.min(version, from + stepChanges);
  const changes = await readChanges(db, gallery, from, to);
  if (changes === undefined) return false;
  const { gone } = changes;
  const order = { key: keyOf(gallery), from, to, faces: packed(changes.faces), gone, maxBytes };
  // Another caller may have advanced it meanwhile.
  const reached = await threads.run('change', order, never);
  if (reached === null || reached <= from) return false;
  copy.version = Math.max(copy.version, reached);
  return true;
}

/**
 * Resolves to true if the copy has reached the version; otherwise it no longer exists.
 *
 * @param before  the version of the copy when the database was asked; a lower version in the database means a restore
 */
async function reach(
  state: CopiesState,
  db: Db,
  copy: GalleryCopy,
  before: number,
  version: number,
): Promise<boolean> {
  let isThere = version >= before;
  while (isThere && copy.version < version) isThere = await step(state, db, copy, version);
  if (!isThere) await dropKeys(state, [keyOf(copy.gallery)]);
  return isThere;
}

async function load(
  state: CopiesState,
  db: Db,
  engine: Embedder,
  gallery: Gallery,
): Promise<boolean> {
  const { copies, maxBytes, threads } = state;
  const [name, key] = [randomUUID(), keyOf(gallery)];
  const [version = 0] = await readVersions(db, [gallery]);
  try {
    const isThere = await sendAll(threads, name, readFaces(db, gallery), engine);
    const order = { load: name, key, version, maxBytes };
    const isHeld = isThere && (await threads.run('hold', order, never));
    if (isHeld) copies.set(key, { gallery, version, searchedAt: performance.now() });
    return isHeld;
  } catch (error) {
    await dropKeys(state, [name]).catch(() => undefined);
    throw error;
  }
}

async function find(
  state: CopiesState,
  db: Db,
  gallery: Gallery,
  query: FaceQuery,
): Promise<FaceSearchResult | undefined> {
  const { copies, threads } = state;
  const key = keyOf(gallery);
  const copy = copies.get(key);
  if (copy === undefined) return undefined;
  const before = copy.version;
  const [version = 0] = await readVersions(db, [gallery]);
  if (!(await reach(state, db, copy, before, version))) return undefined;
  const order = { key, version, query: { ...query, embedding: query.embedding.slice() } };
  const found = await threads.run('find', order, never);
  if (found === null) copies.delete(key);
  copy.searchedAt = performance.now();
  return found ?? undefined;
}

async function refresh(state: CopiesState, db: Db, idleMs: number): Promise<void> {
  const { copies } = state;
  const isIdle = ({ searchedAt }: GalleryCopy) => performance.now() - searchedAt > idleMs;
  const idle = [...copies].filter(([, copy]) => isIdle(copy)).map(([key]) => key);
  if (idle.length > 0) await dropKeys(state, idle);
  const states = [...copies.values()].map((copy) => ({ copy, before: copy.version }));
  const galleries = states.map(({ copy }) => copy.gallery);
  const versions = await readVersions(db, galleries);
  for (const [at, { copy, before }] of states.entries()) {
    await reach(state, db, copy, before, versions[at] ?? 0);
  }
}

/** @throws from all that ask the thread: TasksBusyError, TaskFailedError */
export function createCopies(threads: Threads<GalleryTasks>, maxBytes: number): GalleryCopies {
  const copies = new Map<string, GalleryCopy>();
  const state: CopiesState = { threads, maxBytes, copies };
  return {
    has: (gallery) => copies.has(keyOf(gallery)),
    all: () => [...copies.values()].map(({ gallery }) => gallery),
    drop: (galleries) => dropKeys(state, galleries.map(keyOf)),
    load: (db, engine, gallery) => load(state, db, engine, gallery),
    find: (db, gallery, query) => find(state, db, gallery, query),
    refresh: (db, idleMs) => refresh(state, db, idleMs),
  };
}
