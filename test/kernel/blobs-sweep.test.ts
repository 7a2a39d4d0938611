import { Registry } from 'prom-client';
import { blobJobs } from '../../src/kernel/blobs/maintenance/jobs.js';
import { sweepStore } from '../../src/kernel/blobs/maintenance/sweep.js';
import { adoptStore } from '../../src/kernel/blobs/owner.js';
import { s3Store } from '../../src/kernel/blobs/stores/s3.js';
import { type BlobStore, objectName } from '../../src/kernel/blobs/stores/store.js';
import { planChores } from '../../src/kernel/jobs/periodic.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { startS3, type TestS3 } from '../support/s3.js';
import { until } from '../support/until.js';
import {
  blobs,
  clock,
  companyId,
  content,
  database,
  log,
  objects,
  read,
  saveBlob,
  setUpBlobs,
  start,
  startWorker,
  store,
  useStore,
} from './blobs-support.js';

setUpBlobs();

describe.each(['a folder', 'a bucket'])('the sweep of %s', (kind) => {
  const dayMs = 86_400_000;
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  beforeEach(() => {
    s3.objects.clear();
    if (kind === 'a bucket') useStore(s3Store(s3.options));
  });

  /** Returns the store with objects of the age that the test sets, since the store has its own clock. */
  const aged = (on: BlobStore = store, modifiedAt = new Date(0)): BlobStore => ({
    ...on,
    async *list() {
      for await (const { name } of on.list()) yield { name, modifiedAt };
    },
  });
  const sweep = (isConfirmed = false, on = aged()) =>
    sweepStore(database.knex, on, { now: clock.now(), isConfirmed });
  const upload = () => blobs.upload(companyId, content, 'image/png');

  test('deletes objects without a row after 30 days', async () => {
    const kept = await saveBlob();
    await upload();
    const draft = `${objectName(companyId, kept.id)}~3f0e2c1a-0000-4000-8000-000000000000`;
    await store.put(draft, content);
    expect(await sweep()).toEqual({ objects: 3, orphans: 2, deleted: 0 });
    clock.advance(29 * dayMs);
    expect(await sweep()).toMatchObject({ deleted: 0 });
    clock.advance(dayMs);
    expect(await sweep()).toMatchObject({ orphans: 2, deleted: 2 });
    expect(await objects()).toEqual([objectName(companyId, kept.id)]);
    expect(await sweep()).toEqual({ objects: 1, orphans: 0, deleted: 0 });
  });

  test('preserves objects that a restored backup references again', async () => {
    const kept = await saveBlob();
    const [row] = await database.knex('blobs').where({ id: kept.id });
    await database.knex('blobs').delete();
    await sweep();
    clock.advance(20 * dayMs);
    // A newer backup, which references it again.
    await database.knex('blobs').insert(row);
    await sweep();
    await database.knex('blobs').delete();
    clock.advance(20 * dayMs);
    expect(await sweep()).toMatchObject({ orphans: 1, deleted: 0 });
    await database.knex('blobs').insert(row);
    clock.advance(60 * dayMs);
    expect(await sweep()).toMatchObject({ orphans: 0, deleted: 0 });
    expect(await blobs.read(database.knex, companyId, kept.id, start)).toMatchObject({ content });
  });

  test('preserves an object whose row returns while the sweep runs', async () => {
    const kept = await saveBlob();
    const restore = `
      CREATE TABLE restored AS SELECT * FROM blobs;
      DELETE FROM blobs;
      CREATE FUNCTION restore() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO blobs SELECT * FROM restored ON CONFLICT DO NOTHING; RETURN NULL; END $$;`;
    await database.knex.raw(restore);
    await sweep();
    clock.advance(30 * dayMs);
    // The sweep writes its marks between comparing objects with rows and deleting objects.
    await database.knex.raw(
      'CREATE TRIGGER restore AFTER INSERT ON blob_orphans EXECUTE FUNCTION restore()',
    );
    try {
      expect(await sweep()).toEqual({ objects: 1, orphans: 1, deleted: 0 });
    } finally {
      await database.knex.raw('DROP FUNCTION restore CASCADE; DROP TABLE restored');
    }
    expect(await read(kept.id)).toMatchObject({ content });
  });

  test('deletes nothing for a copy of a database, or for another database', async () => {
    const installation = database.knex('installation');
    const [copy] = await installation.clone().select('id', 'token');
    await saveBlob();
    expect((await sweep()).refused).toBeUndefined();
    const [first] = await installation.clone().select('id', 'token');
    const strangers = [copy, { ...first, id: '3f0e2c1a-0000-4000-8000-000000000000' }];
    for (const stranger of strangers) {
      await installation.clone().update(stranger);
      await database.knex('blobs').delete();
      for (const days of [0, 31, 31]) {
        clock.advance(days * dayMs);
        expect(await sweep()).toMatchObject({ refused: 'foreign', deleted: 0 });
      }
    }
    expect(await objects()).toHaveLength(1);
    // Two databases claim the store, so the first waits for an operator as well.
    await installation.clone().update(first);
    expect((await sweep()).refused).toBe('foreign');
    await adoptStore(database.knex, store);
    expect((await sweep()).refused).toBeUndefined();
  });

  test('deletes nothing for a copy that sweeps before its original, once the original has swept', async () => {
    const installation = database.knex('installation');
    await sweep();
    const [original] = await installation.clone().select('id', 'token');
    const kept = await saveBlob();
    const [row] = await database.knex('blobs').where({ id: kept.id });
    // The copy was made before the file was uploaded, and sweeps first.
    await database.knex('blobs').delete();
    expect(await sweep()).toMatchObject({ orphans: 1, deleted: 0 });
    const [copy] = await installation.clone().select('id', 'token');
    await installation.clone().update(original);
    expect((await sweep()).refused).toBe('foreign');
    await installation.clone().update(copy);
    for (const days of [1, 31, 31]) {
      clock.advance(days * dayMs);
      expect(await sweep(true)).toMatchObject({ refused: 'foreign', deleted: 0 });
    }
    await database.knex('blobs').insert(row);
    expect(await blobs.read(database.knex, companyId, kept.id, start)).toMatchObject({ content });
  });

  test('accepts a restored database after an operator has adopted the store', async () => {
    await upload();
    await sweep();
    await database.knex('installation').update({ token: '3f0e2c1a-0000-4000-8000-000000000000' });
    expect((await sweep()).refused).toBe('foreign');
    await adoptStore(database.knex, store);
    expect((await sweep()).refused).toBeUndefined();
  });

  test('continues after a process that ended while it claimed the store', async () => {
    await sweep();
    const failing: BlobStore = {
      ...aged(),
      putMarker: async (marker) => {
        await store.putMarker(marker);
        throw new Error('killed');
      },
    };
    await expect(sweep(false, failing)).rejects.toThrow('killed');
    expect((await sweep()).refused).toBeUndefined();
  });

  test('deletes at most a tenth of the store at once, unless an operator confirms more', async () => {
    for (let count = 0; count < 101; count += 1) await upload();
    await sweep();
    clock.advance(31 * dayMs);
    expect(await sweep()).toMatchObject({ orphans: 101, deleted: 0, refused: 'share' });
    expect(await objects()).toHaveLength(101);
    expect(await sweep(true)).toMatchObject({ deleted: 101 });
    expect(await objects()).toEqual([]);
  });

  test('reports a refusal in the metrics until a sweep succeeds', async () => {
    const registry = new Registry();
    const kinds = blobJobs(aged(), clock, log, registry);
    const run = async () => {
      const { signal } = new AbortController();
      const job = { companyId: 0, payload: {}, attempt: 1, signal, db: database.knex };
      await kinds['blobs.sweep']?.run(job);
      const { values } = (await registry.getSingleMetric('blob_sweep_refused')?.get()) ?? {};
      return Object.fromEntries(
        values?.map(({ labels, value }) => [labels['reason'], value]) ?? [],
      );
    };
    const [known] = await database.knex('installation').select('token');
    await sweep();
    expect(await run()).toEqual({ foreign: 0, share: 0 });
    await database.knex('installation').update({ token: known.token });
    expect(await run()).toEqual({ foreign: 1, share: 0 });
    await adoptStore(database.knex, store);
    expect(await run()).toEqual({ foreign: 0, share: 0 });
  });

  test('leaves recent objects, whose row may still be committed', async () => {
    await upload();
    expect(await sweep(true, store)).toMatchObject({ objects: 0, orphans: 0 });
  });

  test('leaves objects with foreign names', async () => {
    const deleted: string[] = [];
    const foreign: BlobStore = {
      ...store,
      delete: (name) => Promise.resolve(void deleted.push(name)),
      async *list() {
        for (const name of ['backup.tar', '7/ab/report.pdf', 'x/ab/blob_1']) {
          await Promise.resolve();
          yield { name, modifiedAt: new Date(0) };
        }
      },
    };
    await sweep(true, foreign);
    clock.advance(31 * dayMs);
    expect(await sweep(true, foreign)).toMatchObject({ objects: 0, deleted: 0 });
    expect(deleted).toEqual([]);
  });

  test('is scheduled once, however many processes start, and again after each run', async () => {
    const kinds = blobJobs(store, clock, log);
    await planChores(database.knex, clock, kinds);
    await planChores(database.knex, clock, kinds);
    const planned = () =>
      database.knex('jobs as j').orderBy('j.kind').select('j.kind', 'j.run_at', 'j.attempt');
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
    expect(await planned()).toEqual([
      { kind: 'blobs.expire', run_at: at(1), attempt: 0 },
      { kind: 'blobs.sweep', run_at: at(24), attempt: 0 },
    ]);
    clock.advance(24 * 3_600_000);
    startWorker();
    await until(async () => (await planned())[1]?.run_at.getTime() === at(24).getTime());
    await until(async () => (await planned())[0]?.run_at.getTime() === at(1).getTime());
  });
});
