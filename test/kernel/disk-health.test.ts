import type { BlobStore } from '../../src/kernel/blobs/stores/store.js';
import { createLogger } from '../../src/kernel/log.js';
import { createDiskHealth, watchBlobDisk } from '../../src/kernel/maintenance/disk-health.js';
import { file } from '../kyc/images.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { mountAt, onOwnDisk, run } from '../support/disk.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const log = createLogger({ logLevel: 'silent' });
const coded = (code: string) => Object.assign(new Error('It failed'), { code });

async function degraded(app: TestApp): Promise<unknown> {
  const reply = await app.fetch('/readyz');
  const body = (await reply.json()) as { readonly ok: boolean; readonly degraded: unknown };
  expect([reply.status, body.ok]).toEqual([200, true]);
  return body.degraded;
}

describe('a full disk of the database', () => {
  let app: TestApp;
  const fill = async (isFull: boolean) => {
    await app.database.knex('disk').delete();
    if (isFull) await app.database.knex('disk').insert({ is_full: true });
  };

  beforeAll(async () => {
    app = await startTestApp();
    const { knex } = app.database;
    await knex.raw('CREATE TABLE disk (is_full boolean NOT NULL)');
    const refusal = `IF EXISTS (SELECT FROM disk) THEN
        RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100';
      END IF`;
    await knex.raw(`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${refusal}; RETURN NEW; END $$`);
    await knex.raw(`CREATE FUNCTION refuse_table() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN ${refusal}; END $$`);
    await knex.raw(
      'CREATE TRIGGER disk BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION refuse_row()',
    );
    await knex.raw(
      `CREATE EVENT TRIGGER disk ON ddl_command_start EXECUTE FUNCTION refuse_table()`,
    );
  });
  afterAll(() => app.close());

  test('is shown by /readyz from the first refused write until a write succeeds', async () => {
    const { products } = app.as('admin');
    await fill(true);
    expect(await degraded(app)).toEqual([]);
    const refused = await failure(products.create({ code: 'FULL', name: 'Full', price: 1 }));
    expect(refused).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
    expect(await degraded(app)).toEqual(['databaseDisk']);
    expect((await products.list()).data).toEqual([]);
    await fill(false);
    await until(async () => ((await degraded(app)) as unknown[]).length === 0);
    await products.create({ code: 'FULL', name: 'Full', price: 1 });
  });
});

onOwnDisk('a full disk of the files', () => {
  test('is shown by /readyz from the first refused upload until there is space', async () => {
    const app = await startTestApp();
    await mountAt(app.blobFolder, 'size=64k');
    try {
      const kyc = await app.kyc({ environment: 'test' });
      const upload = () =>
        kyc.biometrics.liveness({ image: file('approve.jpg', 'x'.repeat(200_000)) });
      expect(await degraded(app)).toEqual([]);
      const refused = await failure(upload());
      expect(refused).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
      expect(await degraded(app)).toEqual(['blobDisk']);
      await run('mount', ['-o', 'remount,size=16m', app.blobFolder]);
      await until(async () => ((await degraded(app)) as unknown[]).length === 0);
      await upload();
    } finally {
      await run('umount', [app.blobFolder]);
      await app.close();
    }
  });
});

describe('the health of a disk', () => {
  const storeWith = (put: BlobStore['put'], names: string[] = []): BlobStore => ({
    put,
    get: () => Promise.resolve(undefined),
    delete: async (name) => void names.push(name),
    getMarker: () => Promise.resolve(undefined),
    putMarker: () => Promise.resolve(),
    list: () => ({
      [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: 0 }) }),
    }),
  });

  test.each(['ENOSPC', 'EDQUOT'])(
    'is full after %s, and is probed with a write of its own',
    async (code) => {
      let isFull = true;
      const put: string[] = [];
      const deleted: string[] = [];
      const watched = watchBlobDisk(
        storeWith(async (name) => {
          put.push(name);
          if (isFull) throw coded(code);
        }, deleted),
        log,
      );
      expect(await watched.disk.isFull()).toBe(false);
      expect(put).toEqual([]);
      await expect(watched.store.put('first', Buffer.alloc(1))).rejects.toMatchObject({ code });
      expect(await watched.disk.isFull()).toBe(true);
      isFull = false;
      await watched.store.put('second', Buffer.alloc(1));
      expect(await watched.disk.isFull()).toBe(false);
      const trials = put.filter((name) => name !== 'first' && name !== 'second');
      expect([trials.length, deleted]).toEqual([1, trials]);
    },
  );

  test('is probed once for concurrent callers, and only while it is full', async () => {
    let trials = 0;
    const disk = createDiskHealth(
      'disk',
      async () => {
        trials += 1;
        throw coded('ENOSPC');
      },
      log,
    );
    disk.failed(coded('ECONNRESET'));
    expect(await disk.isFull()).toBe(false);
    disk.failed(coded('53100'));
    expect(await Promise.all([disk.isFull(), disk.isFull(), disk.isFull()])).toEqual(
      Array(3).fill(true),
    );
    expect(trials).toBe(1);
  });

  test('is no longer full when a probe fails for another reason', async () => {
    const disk = createDiskHealth('disk', () => Promise.reject(coded('42501')), log);
    disk.failed(coded('53100'));
    expect(await disk.isFull()).toBe(false);
  });
});
