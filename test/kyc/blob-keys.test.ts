import { sealedSecondFactors } from '../../src/erp/auth/index.js';
import { findSecret } from '../../src/erp/auth/second-factor/queries.js';
import { createBlobs, insertBlob } from '../../src/kernel/blobs/blobs.js';
import { createKeyRing, type KeyRing } from '../../src/kernel/blobs/keys.js';
import { reseal } from '../../src/kernel/blobs/maintenance/reseal.js';
import { sealedBlobs } from '../../src/kernel/blobs/sealed-queries.js';
import { sealedSecrets } from '../../src/kernel/webhooks/endpoints/sealed-queries.js';
import { signingSecrets } from '../../src/kernel/webhooks/endpoints/secret-queries.js';
import { makeGuarded } from '../erp/second-factor-support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

const keyOf = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [first, second, third] = [keyOf('k1', 1), keyOf('k2', 2), keyOf('k3', 3)];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1:9'] } });
});
afterAll(() => app.close());

const nothing = () => undefined;

test('key rotation re-encrypts files, continues a stopped run, and leaves them readable with the new key alone', async () => {
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
    done: 2,
    left: {},
  });
  expect(told).toEqual([2]);
  expect(await reseal(knex, rotated, sealedBlobs, nothing)).toEqual({ done: 0, left: {} });
  const after = createBlobs(store, createKeyRing([second]));
  for (const [count, id] of ids.entries()) {
    const blob = await after.read(knex, app.companyId, id, now);
    expect(blob?.content.toString()).toBe(`face ${count}`);
  }
});

test('key rotation counts and keeps a file whose key is missing', async () => {
  const { knex } = app.database;
  const strange = createBlobs(app.storage.store, createKeyRing([third]));
  const blob = await strange.upload(app.companyId, Buffer.from('x'), 'image/png');
  await insertBlob(knex, blob, { purpose: 'selfie', now: app.clock.now() });
  const rotated = createKeyRing([first, second]);
  expect((await reseal(knex, rotated, sealedBlobs, nothing)).left).toEqual({ k3: 1 });
  expect(await strange.read(knex, app.companyId, blob.id, app.clock.now())).toBeDefined();
  await knex('blobs').where({ id: blob.id }).delete();
});

/** Returns a key ring that encrypts with the new key and still holds the old one. */
function rotatedTo(next: KeyRing): KeyRing {
  const { keys } = app.storage;
  return {
    ...next,
    has: (id) => keys.has(id) || next.has(id),
    open: (context, sealed) => (keys.has(sealed.keyId) ? keys : next).open(context, sealed),
  };
}

test('key rotation leaves webhook secrets usable with the new key alone', async () => {
  const { knex } = app.database;
  const kyc = await app.kyc();
  const url = 'http://127.0.0.1:9/a';
  const { webhook } = await kyc.webhooks.create({ url, events: ['*'] });
  const now = app.clock.now();
  const [secret] = await signingSecrets(knex, app.storage.keys, app.companyId, webhook.id, now);
  const next = createKeyRing([second]);
  expect((await reseal(knex, rotatedTo(next), sealedSecrets, nothing)).done).toBe(1);
  expect(await signingSecrets(knex, next, app.companyId, webhook.id, now)).toEqual([secret]);
});

test('key rotation leaves second factors usable with the new key alone', async () => {
  const { knex } = app.database;
  const guarded = [await makeGuarded(app), await makeGuarded(app)];
  const next = createKeyRing([second]);
  expect(await reseal(knex, rotatedTo(next), sealedSecondFactors, nothing)).toEqual({
    done: 2,
    left: {},
  });
  expect((await reseal(knex, rotatedTo(next), sealedSecondFactors, nothing)).done).toBe(0);
  for (const { id, secret } of guarded) {
    const user = { companyId: app.companyId, userId: id };
    expect(await findSecret(knex, next, user)).toBe(secret);
  }
});
