import type { Knex } from 'knex';
import { inTransaction } from '../db/transaction.js';
import { type Chore, periodicKinds } from '../jobs/periodic.js';
import type { Job, JobKinds } from '../jobs/worker.js';
import type { Clock } from '../time.js';
import { deleteKind, deleteLater } from './blobs.js';
import { type BlobPlace, knownIds, takeExpired } from './queries.js';
import { type BlobStore, objectName, parseObjectName } from './store.js';

const batch = 500;

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let gathered: T[] = [];
  for await (const item of items) {
    gathered.push(item);
    if (gathered.length < batch) continue;
    yield gathered;
    gathered = [];
  }
  if (gathered.length > 0) yield gathered;
}

interface OldObject extends BlobPlace {
  readonly name: string;
  readonly isDraft: boolean;
}

/** What others have put into the same place is not looked at. */
async function* oldObjects(store: BlobStore, before: Date): AsyncGenerator<OldObject> {
  for await (const { name, modifiedAt } of store.list()) {
    const facts = parseObjectName(name);
    if (facts === undefined || modifiedAt >= before) continue;
    yield { name, companyId: facts.companyId, id: facts.blobId, isDraft: facts.isDraft };
  }
}

/**
 * Deletes objects without a row: the process ended between the upload and the commit, or the commit failed.
 *
 * @param before  by the store's clock; what is younger may still get its row
 * @returns how many it deleted
 */
export async function sweepOrphans(
  db: Knex,
  store: BlobStore,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for await (const objects of inBatches(oldObjects(store, before))) {
    signal?.throwIfAborted();
    const known = await knownIds(db, objects);
    for (const { id, isDraft, name } of objects) {
      if (known.has(id) && !isDraft) continue;
      await store.delete(name);
      deleted += 1;
    }
  }
  return deleted;
}

/** Erases what has expired. Resolves to how many there were. */
export async function eraseExpired(db: Knex, now: Date): Promise<number> {
  for (let erased = 0; ; ) {
    const taken = await inTransaction(db, async (trx) => {
      const places = await takeExpired(trx, now, batch);
      const companies = new Set(places.map(({ companyId }) => companyId));
      for (const companyId of companies) {
        const own = places.filter((place) => place.companyId === companyId);
        const ids = own.map(({ id }) => id);
        await deleteLater(trx, companyId, ids, now);
      }
      return places.length;
    });
    erased += taken;
    if (taken < batch) return erased;
  }
}

/** No request lasts so long. */
const graceMs = 3_600_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Until the store answers: 60 attempts are about two weeks, and then the sweep finds what is left. */
const maxAttempts = 60;

/** The kinds of jobs that keep the store in step with the rows. */
export function blobJobs(db: Knex, store: BlobStore, clock: Clock): JobKinds {
  const remove = async ({ companyId, payload }: Job): Promise<void> => {
    for (const id of payload['ids'] as string[]) await store.delete(objectName(companyId, id));
  };
  const expire: Chore = {
    everyMs: hourMs,
    run: async () => void (await eraseExpired(db, clock.now())),
  };
  const sweep: Chore = {
    everyMs: dayMs,
    run: async ({ signal }) =>
      void (await sweepOrphans(db, store, new Date(Date.now() - graceMs), signal)),
  };
  return {
    [deleteKind]: { run: remove, maxAttempts },
    ...periodicKinds(db, clock, { 'blobs.expire': expire, 'blobs.sweep': sweep }),
  };
}
