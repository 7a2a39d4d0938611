import { eraseBlobs, insertBlob } from '../../src/kernel/blobs/blobs.js';
import { blobJobs, eraseExpired } from '../../src/kernel/blobs/maintenance/jobs.js';
import { objectName } from '../../src/kernel/blobs/stores/store.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { planChores } from '../../src/kernel/jobs/periodic.js';
import { describe, expect, test } from '../support/jest.js';
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
} from './blobs-support.js';

setUpBlobs();

describe('a blob', () => {
  test('is read as it was written, with its metadata', async () => {
    const { id, sha256 } = await saveBlob({ owner: 'ses_1' });
    expect(await read(id)).toEqual({
      id,
      purpose: 'selfie',
      owner: 'ses_1',
      mime: 'image/png',
      sha256,
      createdAt: start,
      expiresAt: null,
      content,
    });
  });

  test('is visible to its own company only', async () => {
    const { id } = await saveBlob();
    expect(await read(id, 8)).toBeUndefined();
  });

  test('is stored encrypted, under an opaque name, with a key of its own', async () => {
    const [first, second] = [await saveBlob(), await saveBlob()];
    const stored = await Promise.all((await objects()).map((name) => store.get(name)));
    expect(stored).toHaveLength(2);
    for (const each of stored) expect(each?.includes('face')).toBe(false);
    expect(first.wrapped.bytes.equals(second.wrapped.bytes)).toBe(false);
    expect(await objects()).toEqual(
      [first, second].map(({ id }) => objectName(companyId, id)).sort(),
    );
  });

  test('cannot replace another blob in the store', async () => {
    const [first, second] = [await saveBlob(), await saveBlob()];
    const other = await store.get(objectName(companyId, second.id));
    await store.put(objectName(companyId, first.id), other ?? Buffer.alloc(0));
    await expect(read(first.id)).rejects.toThrow();
  });

  test('fails to be read when the store has lost it', async () => {
    const { id } = await saveBlob();
    await store.delete(objectName(companyId, id));
    await expect(read(id)).rejects.toThrow('not in the store');
  });

  test('cannot be read after it expires', async () => {
    const { id } = await saveBlob({ expiresAt: new Date(start.getTime() + 1000) });
    expect(await read(id)).toBeDefined();
    clock.advance(1000);
    expect(await read(id)).toBeUndefined();
  });
});

describe('the erasure of blobs', () => {
  test('deletes row and key at the commit, and the bytes soon after', async () => {
    const [gone, kept] = [await saveBlob({ owner: 'ses_1' }), await saveBlob({ owner: 'ses_2' })];
    const erased = await inTransaction(database.knex, (trx) =>
      eraseBlobs(trx, companyId, { owner: 'ses_1' }, clock.now()),
    );
    expect([erased, await read(gone.id)]).toEqual([1, undefined]);
    startWorker();
    await until(async () => (await objects()).length === 1);
    expect((await read(kept.id))?.content).toEqual(content);
  });

  test('does nothing when its transaction fails', async () => {
    const { id } = await saveBlob();
    const failing = inTransaction(database.knex, async (trx) => {
      await eraseBlobs(trx, companyId, [id], clock.now());
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    expect(await database.knex('jobs').select()).toEqual([]);
    expect((await read(id))?.content).toEqual(content);
  });

  test('leaves the blobs of other companies', async () => {
    const { id } = await saveBlob();
    expect(await eraseBlobs(database.knex, 8, [id], clock.now())).toBe(0);
    expect(await read(id)).toBeDefined();
  });

  test('is repeated until an unavailable store answers again', async () => {
    const { id } = await saveBlob();
    await eraseBlobs(database.knex, companyId, [id], clock.now());
    let isAway = true;
    let asked = 0;
    startWorker({
      ...store,
      delete: (name) => {
        asked += 1;
        return isAway ? Promise.reject(new Error('away')) : store.delete(name);
      },
    });
    for (let turn = 1; turn <= 15; turn += 1) {
      await until(() => asked >= turn);
      if (turn === 15) isAway = false;
      clock.advance(7 * 3_600_000);
    }
    await until(async () => (await objects()).length === 0);
  });

  test('happens by itself for expired blobs, in every company', async () => {
    const soon = new Date(start.getTime() + 60_000);
    await saveBlob({ expiresAt: soon });
    const other = await blobs.upload(8, content, 'image/png');
    await insertBlob(database.knex, other, { purpose: 'poa', now: start, expiresAt: soon });
    const kept = await saveBlob();
    expect(await eraseExpired(database.knex, start)).toBe(0);
    startWorker();
    await planChores(database.knex, clock, blobJobs(store, clock, log));
    clock.advance(3_600_000);
    await until(async () => (await objects()).length === 1);
    expect(await objects()).toEqual([objectName(companyId, kept.id)]);
  });
});
