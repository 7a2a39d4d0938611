import { inTransaction } from '../../src/kernel/db/transaction.js';
import { openThreads } from '../../src/kernel/processes/threads.js';
import {
  createCopies,
  type GalleryTasks,
  keyOf,
} from '../../src/kyc/biometrics/galleries/copies.js';
import {
  createFaceGalleries,
  type FaceGalleries,
  type GalleryOptions,
} from '../../src/kyc/biometrics/galleries/galleries.js';
import type { FaceQuery } from '../../src/kyc/biometrics/galleries/likeness.js';
import { searchEach } from '../../src/kyc/biometrics/galleries/search.js';
import { type Gallery, noteChanges } from '../../src/kyc/biometrics/queries.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { crowd, facesWithIds, insertFaces, smallMetric } from './gallery-faces.js';

let database: TestDatabase;
const opened: { close(): Promise<void> }[] = [];
const engine = { metric: smallMetric };
const never = new AbortController().signal;
const megabyte = 2 ** 20;
const companyId = 1;
const environment = 'live';

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => database.close());

function open(options: Partial<GalleryOptions> = {}): FaceGalleries {
  const defaults = { maxBytes: 16 * megabyte, leastFaces: 1 };
  const galleries = createFaceGalleries(database.knex, { ...defaults, ...options });
  opened.push(galleries);
  return galleries;
}

const galleryOf = (collection: string): Gallery => ({
  companyId,
  environment,
  model: 'small',
  collection,
});

const askFor = (embedding: Uint8Array | undefined, more: Partial<FaceQuery> = {}): FaceQuery => ({
  embedding: embedding ?? new Uint8Array(128),
  threshold: 40,
  limit: 20,
  ...more,
});

/** Returns the result of the galleries, and that of comparing each face. */
async function searchBothWays(galleries: FaceGalleries, gallery: Gallery, query: FaceQuery) {
  return {
    found: await galleries.search(database.knex, engine, gallery, query),
    exact: await searchEach(database.knex, engine, gallery, query),
  };
}

const faces = () => database.knex('kyc_faces');

type Faces = ReturnType<typeof faces>;

async function erase(chosen: Faces): Promise<void> {
  const rows = await chosen.delete(['id', 'collection', 'model']);
  await noteChanges(database.knex, { companyId, environment }, rows);
}

async function change(chosen: Faces, values: object): Promise<void> {
  const before = await chosen.clone().select(['id', 'collection', 'model']);
  const after = await chosen.update(values).returning(['id', 'collection', 'model']);
  await noteChanges(database.knex, { companyId, environment }, [...before, ...after]);
}

describe('a search in a gallery', () => {
  test('returns the result of comparing each face, after every kind of change', async () => {
    const [galleries, gallery] = [open(), galleryOf('changing')];
    const embeddings = crowd(600);
    await insertFaces(database.knex, gallery, facesWithIds('a', embeddings));
    const changes: (() => Promise<unknown>)[] = [
      () => Promise.resolve(),
      () => erase(faces().whereLike('id', 'face_a1%')),
      () => insertFaces(database.knex, gallery, facesWithIds('a1', embeddings.slice(0, 40))),
      () =>
        change(faces().where({ id: 'face_a7' }), { external_id: 'seven', is_blocklisted: true }),
      () => change(faces().whereLike('id', 'face_a2%'), { collection: 'elsewhere' }),
      () => change(faces().whereLike('id', 'face_a2%'), { collection: 'changing' }),
      () => insertFaces(database.knex, gallery, facesWithIds('b', crowd(700))),
      () => erase(faces().whereLike('id', 'face_%').where({ collection: 'changing' })),
      () => insertFaces(database.knex, gallery, facesWithIds('c', embeddings)),
    ];
    for (const apply of changes) {
      await apply();
      for (const query of [askFor(embeddings[0]), askFor(embeddings[9], { threshold: 0 })]) {
        const { exact, found } = await searchBothWays(galleries, gallery, query);
        expect(found).toEqual(exact);
      }
    }
    const gone = await searchBothWays(galleries, galleryOf('elsewhere'), askFor(embeddings[0]));
    expect(gone.found.searched).toBe(0);
  });

  test('excludes the faces of the searching subject', async () => {
    const [galleries, gallery] = [open(), galleryOf('own')];
    const [own, ...others] = facesWithIds('o', crowd(300, 2));
    if (own === undefined) throw new Error('unreachable');
    await insertFaces(database.knex, gallery, [{ ...own, externalId: 'me' }, ...others]);
    const except = { externalId: 'me', sessionId: undefined };
    const query = askFor(own.embedding, { threshold: 99.9, except });
    const { exact, found } = await searchBothWays(galleries, gallery, query);
    expect(found).toEqual(exact);
    expect(found.matches.map(({ faceId }) => faceId)).not.toContain(own.id);
  });

  test('reloads the gallery when the log of changes no longer covers them', async () => {
    const [galleries, gallery] = [open(), galleryOf('forgotten')];
    const embeddings = crowd(300);
    await insertFaces(database.knex, gallery, facesWithIds('d', embeddings));
    await galleries.search(database.knex, engine, gallery, askFor(embeddings[0]));
    await insertFaces(database.knex, gallery, facesWithIds('e', crowd(5_200)));
    const left = await database.knex('kyc_face_changes').where({ collection: 'forgotten' });
    expect(left).toHaveLength(5_000);
    const { exact, found } = await searchBothWays(galleries, gallery, askFor(embeddings[0]));
    expect([found, found.searched]).toEqual([exact, 5_500]);
  });

  test('is exact for galleries that exceed the memory limit together or alone', async () => {
    const [first, second] = [galleryOf('first'), galleryOf('second')];
    const embeddings = crowd(1_000);
    await insertFaces(database.knex, first, facesWithIds('f', embeddings));
    await insertFaces(database.knex, second, facesWithIds('s', embeddings));
    for (const maxBytes of [megabyte, 0.4 * megabyte, 0]) {
      const galleries = open({ maxBytes });
      for (const gallery of [first, second, first, second]) {
        const { exact, found } = await searchBothWays(galleries, gallery, askFor(embeddings[3]));
        expect(found).toEqual(exact);
      }
    }
  });

  test('is exact within a transaction, with and without a copy, and after many concurrent searches', async () => {
    const [galleries, gallery] = [open(), galleryOf('within')];
    const embeddings = crowd(400);
    await insertFaces(database.knex, gallery, facesWithIds('w', embeddings));
    const query = askFor(embeddings[0]);
    const within = () =>
      inTransaction(database.knex, (trx) => galleries.search(trx, engine, gallery, query));
    const without = await within();
    const search = () => galleries.search(database.knex, engine, gallery, query);
    const all = await Promise.all([search(), search(), within(), search(), within()]);
    await galleries.prepare(database.knex, engine, gallery);
    for (const found of [...all, await within()]) expect(found).toEqual(without);
  });

  test('finds no face after its deletion was answered, under concurrent changes', async () => {
    const [galleries, gallery] = [open(), galleryOf('busy')];
    const embeddings = crowd(400);
    await insertFaces(database.knex, gallery, facesWithIds('g', embeddings));
    const addAndErase = async (at: number) => {
      const id = `face_g${at}`;
      await insertFaces(database.knex, gallery, facesWithIds(`h${at}-`, crowd(2)));
      await erase(faces().where({ id }));
      const query = askFor(embeddings[at], { threshold: 0, limit: 2_000 });
      const { matches } = await galleries.search(database.knex, engine, gallery, query);
      return matches.some(({ faceId }) => faceId === id);
    };
    const seen = await Promise.all(Array.from({ length: 30 }, (_, at) => addAndErase(at)));
    expect(seen).not.toContain(true);
    const { exact, found } = await searchBothWays(galleries, gallery, askFor(embeddings[50]));
    expect([found, found.searched]).toEqual([exact, 430]);
  });

  test('needs no copy of a small gallery', async () => {
    const [galleries, gallery] = [open({ leastFaces: 5 }), galleryOf('few')];
    const embeddings = crowd(4);
    await insertFaces(database.knex, gallery, facesWithIds('i', embeddings));
    const { exact, found } = await searchBothWays(galleries, gallery, askFor(embeddings[0]));
    expect([found, found.searched]).toEqual([exact, 4]);
  });
});

describe('a copy of a gallery', () => {
  async function openCopies(collection: string) {
    const options = { name: 'galleries', maxWaiting: 9, attemptMs: 9_000, idleMs: 60_000 };
    const threads = openThreads<GalleryTasks>('galleries', options);
    opened.push(threads);
    const [gallery, embeddings] = [galleryOf(collection), crowd(300)];
    await insertFaces(database.knex, gallery, facesWithIds(`${collection}-`, embeddings));
    const copies = createCopies(threads, 16 * megabyte);
    await copies.load(database.knex, engine, gallery);
    const query = askFor(embeddings[0], { threshold: 0 });
    /** Searches the copy of the thread, without the database. */
    const findInThread = () =>
      threads.run('find', { key: keyOf(gallery), version: 0, query }, never);
    return { copies, gallery, findInThread, query, threads };
  }

  const eraseFirst = (collection: string) => erase(faces().where({ id: `face_${collection}-0` }));

  test('loses an erased face without a search', async () => {
    const { copies, findInThread } = await openCopies('swept');
    await eraseFirst('swept');
    expect((await findInThread())?.searched).toBe(300);
    await copies.refresh(database.knex, 60_000);
    const found = await findInThread();
    expect(found?.searched).toBe(299);
    expect(found?.matches.map(({ faceId }) => faceId)).not.toContain('face_swept-0');
  });

  test('is dropped after a long time without a search', async () => {
    const { copies, gallery, findInThread } = await openCopies('idle');
    await copies.refresh(database.knex, -1);
    expect([copies.has(gallery), await findInThread()]).toEqual([false, null]);
  });

  test('missing in the thread is detected by a search', async () => {
    const { copies, gallery, query, threads } = await openCopies('lost');
    await threads.run('drop', [keyOf(gallery)], never);
    expect(await copies.find(database.knex, gallery, query)).toBeUndefined();
    expect(copies.has(gallery)).toBe(false);
  });

  test('is discarded when the database was restored to an earlier version', async () => {
    const { copies, gallery, findInThread, query } = await openCopies('restored');
    await eraseFirst('restored');
    await copies.refresh(database.knex, 60_000);
    await database
      .knex('kyc_face_galleries')
      .where({ collection: 'restored' })
      .update({ version: 3 });
    expect(await copies.find(database.knex, gallery, query)).toBeUndefined();
    expect(await findInThread()).toBeNull();
  });

  test('is dropped when it cannot be compared with the database', async () => {
    const own = await openTestDatabase();
    const galleries = createFaceGalleries(own.knex, {
      maxBytes: megabyte,
      leastFaces: 1,
      sweepMs: 10,
    });
    opened.push(galleries);
    const gallery = galleryOf('cut-off');
    const embeddings = crowd(300);
    await insertFaces(own.knex, gallery, facesWithIds('k', embeddings));
    await galleries.search(own.knex, engine, gallery, askFor(embeddings[0]));
    await own.knex.schema.renameTable('kyc_face_galleries', 'kyc_face_galleries_away');
    // Without a copy, the search reads only the faces.
    await until(async () => {
      const found = inTransaction(own.knex, (trx) =>
        galleries.search(trx, engine, gallery, askFor(embeddings[0])),
      );
      return found.then(
        ({ searched }) => searched === 300,
        () => false,
      );
    });
    await own.close();
  });
});
