import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBlobs, insertBlob } from '../../src/kernel/blobs/blobs.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { reseal } from '../../src/kernel/blobs/reseal.js';
import { sealedBlobs } from '../../src/kernel/blobs/sealed-blobs.js';
import { signingSecrets } from '../../src/kyc/webhooks/queries.js';
import { sealedSecrets } from '../../src/kyc/webhooks/sealed-secrets.js';
import { startTestApp, type TestApp } from '../support/app.js';

const keyOf = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [first, second, third] = [keyOf('k1', 1), keyOf('k2', 2), keyOf('k3', 3)];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1:9'] } });
});
afterAll(() => app.close());

const nothing = () => undefined;

test('files are read with the new key alone after it was rotated, and a stopped run goes on', async () => {
  const { knex } = app.database;
  const { store } = app.storage;
  const before = createBlobs(store, createKeyRing([first]));
  const now = app.clock.now();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const blob = await before.upload(app.companyId, Buffer.from(`face ${count}`), 'image/png');
    await insertBlob(knex, blob, { purpose: 'selfie', now });
    ids.push(blob.id);
  }
  const rotated = createKeyRing([second, first]);
  const stopped = {
    ...sealedBlobs,
    read: (...[db, keyId, after]: Parameters<typeof sealedBlobs.read>) =>
      sealedBlobs.read(db, keyId, after, 1),
  };
  expect(await reseal(knex, rotated, stopped, nothing)).toEqual({ done: 1, left: {} });
  const told: number[] = [];
  expect(await reseal(knex, rotated, sealedBlobs, (done) => told.push(done))).toEqual({
    ...{ done: 2, left: {} },
  });
  expect(told).toEqual([2]);
  expect(await reseal(knex, rotated, sealedBlobs, nothing)).toEqual({ done: 0, left: {} });
  const after = createBlobs(store, createKeyRing([second]));
  for (const [count, id] of ids.entries()) {
    const blob = await after.read(knex, app.companyId, id, now);
    expect(blob?.content.toString()).toBe(`face ${count}`);
  }
});

test('what a key that is missing has encrypted is counted and left as it is', async () => {
  const { knex } = app.database;
  const strange = createBlobs(app.storage.store, createKeyRing([third]));
  const blob = await strange.upload(app.companyId, Buffer.from('x'), 'image/png');
  await insertBlob(knex, blob, { purpose: 'selfie', now: app.clock.now() });
  const rotated = createKeyRing([first, second]);
  expect((await reseal(knex, rotated, sealedBlobs, nothing)).left).toEqual({ k3: 1 });
  expect(await strange.read(knex, app.companyId, blob.id, app.clock.now())).toBeDefined();
  await knex('blobs').where({ id: blob.id }).delete();
});

test('secrets of webhooks sign with the new key alone after it was rotated', async () => {
  const { knex } = app.database;
  const kyc = await app.kyc();
  const url = 'http://127.0.0.1:9/a';
  const { webhook } = await kyc.webhooks.create({ url, events: ['*'] });
  const now = app.clock.now();
  const [secret] = await signingSecrets(knex, app.storage.keys, app.companyId, webhook.id, now);
  const { keys } = app.storage;
  const next = createKeyRing([second]);
  // The ring of the app holds the old key; the new one encrypts.
  const rotated = {
    ...next,
    has: (id: string) => keys.has(id) || next.has(id),
    open: (context: string, sealed: Parameters<typeof keys.open>[1]) =>
      (keys.has(sealed.keyId) ? keys : next).open(context, sealed),
  };
  expect((await reseal(knex, rotated, sealedSecrets, nothing)).done).toBe(1);
  expect(await signingSecrets(knex, next, app.companyId, webhook.id, now)).toEqual([secret]);
});
