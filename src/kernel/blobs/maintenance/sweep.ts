import { isServedHere } from '../../cells/directory.js';
import type { Pool } from '../../db/pool.js';
import { claimStore } from '../owner.js';
import * as queries from '../queries.js';
import { type BlobStore, parseObjectName } from '../stores/store.js';

const batchSize = 500;

/** No request lasts so long: a younger object may still get its row. */
const graceMs = 3_600_000;

const dayMs = 86_400_000;

/** For this long an object without a row stays: a database that is restored from a backup may name it again. */
const quarantineDays = 30;

/** A sweep that would take more than this is not one of leftovers: the database is probably not the store's own. */
const maxShare = 0.1;
const alwaysAllowed = 100;

export interface Sweep {
  /** Objects of the store that are older than an hour. */
  readonly objects: number;
  /** Of these, objects that no row names. */
  readonly orphans: number;
  /** Orphans that were deleted, because no row has named them for 30 days. */
  readonly deleted: number;
  /** Why nothing was deleted although there was something: another database's store, or too many at once. */
  readonly refused?: 'foreign' | 'share';
}

export interface SweepOptions {
  readonly now: Date;
  /** An operator has looked at it: a large share may be deleted. */
  readonly isConfirmed?: boolean;
  readonly signal?: AbortSignal | undefined;
}

interface OldObject extends queries.BlobPlace {
  readonly name: string;
  readonly isDraft: boolean;
}

/** Objects of other programs and of companies of other cells in the same place are passed over. */
async function* oldObjects(db: Pool, store: BlobStore): AsyncGenerator<OldObject> {
  // By the store's own clock, which no test clock moves.
  const before = new Date(Date.now() - graceMs);
  for await (const { name, modifiedAt } of store.list()) {
    const facts = parseObjectName(name);
    if (facts === undefined || modifiedAt >= before || !isServedHere(db, facts.companyId)) continue;
    yield { name, companyId: facts.companyId, id: facts.blobId, isDraft: facts.isDraft };
  }
}

async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let gathered: T[] = [];
  for await (const item of items) {
    gathered.push(item);
    if (gathered.length < batchSize) continue;
    yield gathered;
    gathered = [];
  }
  if (gathered.length > 0) yield gathered;
}

/** Compares every object with the rows; writes down since when an object has none. */
async function markOrphans(db: Pool, store: BlobStore, { now, signal }: SweepOptions) {
  let [objects, orphans] = [0, 0];
  for await (const batch of inBatches(oldObjects(db, store))) {
    signal?.throwIfAborted();
    const known = await queries.knownIds(db, batch);
    const unnamed = batch.filter(({ id, isDraft }) => isDraft || !known.has(id));
    await queries.markOrphans(
      db,
      batch.map(({ name }) => name),
      unnamed.map(({ name }) => name),
      now,
    );
    objects += batch.length;
    orphans += unnamed.length;
  }
  await queries.forgetVanished(db, now);
  return { objects, orphans };
}

async function deleteDue(db: Pool, store: BlobStore, names: readonly string[]): Promise<number> {
  let deleted = 0;
  for await (const batch of inBatches(names)) {
    const places = batch.flatMap((name) => {
      const facts = parseObjectName(name);
      return facts === undefined ? [] : [{ companyId: facts.companyId, id: facts.blobId, name }];
    });
    // Once more: a restore may have brought the row back meanwhile.
    const known = await queries.knownIds(db, places);
    for (const { id, name } of places) {
      if (known.has(id) && !name.includes('~')) continue;
      await store.delete(name);
      deleted += 1;
    }
    await queries.forgetOrphans(db, batch);
  }
  return deleted;
}

/**
 * Deletes objects that no row has named for 30 days: their process ended between the upload and the commit, or the
 * commit failed. Deletes nothing in the store of another database, and not more than a tenth of the store at once.
 */
export async function sweepStore(
  db: Pool,
  store: BlobStore,
  options: SweepOptions,
): Promise<Sweep> {
  if (!(await claimStore(db, store))) {
    return { objects: 0, orphans: 0, deleted: 0, refused: 'foreign' };
  }
  const { now, isConfirmed = false } = options;
  const found = await markOrphans(db, store, options);
  const due = await queries.findDueOrphans(db, new Date(now.getTime() - quarantineDays * dayMs));
  const most = Math.max(alwaysAllowed, found.objects * maxShare);
  if (due.length > most && !isConfirmed) return { ...found, deleted: 0, refused: 'share' };
  return { ...found, deleted: await deleteDue(db, store, due) };
}
