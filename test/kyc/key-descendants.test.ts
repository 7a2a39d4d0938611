import type { KeyInput, SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { personOf } from './session-support.js';

let app: TestApp;
let admin: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  admin = personOf(app, 'admin');
});
afterAll(() => app.close());

const inMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

/** Creates a key as a person, and returns it with its client. */
async function root(input: KeyInput = {}) {
  const { key, apiKey } = await admin.keys.create({ name: 'Root', ...input });
  return { id: apiKey.id, client: app.kycClient({ apiKey: key }) };
}

async function childOf(client: SvcKyc, input: KeyInput = {}) {
  const { key, apiKey } = await client.keys.create({ name: 'Child', ...input });
  return { id: apiKey.id, apiKey, client: app.kycClient({ apiKey: key }) };
}

const stateOf = async (id: string) => {
  for await (const key of admin.keys.list({ limit: 100 })) if (key.id === id) return key;
  throw new Error(`There is no key ${id}`);
};

describe('a key created by a key', () => {
  test('names its parent; createdBy names the actor of each', async () => {
    const { id, client } = await root();
    const child = await childOf(client);
    expect(await stateOf(id)).toMatchObject({ parentId: null, createdBy: 'admin' });
    expect(child.apiKey).toMatchObject({ parentId: id, createdBy: 'Root' });
  });

  test('has the addresses of its parent, or a subset', async () => {
    const { client } = await root({ allowedIps: ['127.0.0.0/8', '2001:db8::/32'] });
    const same = await childOf(client);
    expect(same.apiKey.allowedIps).toEqual(['127.0.0.0/8', '2001:db8::/32']);
    expect((await childOf(client, { allowedIps: [] })).apiKey.allowedIps).toHaveLength(2);
    const allowedIps = ['127.0.0.1', '127.1.0.0/16', '2001:db8:1::/48'];
    expect((await childOf(client, { allowedIps })).apiKey.allowedIps).toEqual(allowedIps);
    for (const wider of ['10.0.0.1', '127.0.0.0/7', '0.0.0.0/0', '::/0', '2001:db8::/31']) {
      const error = await failure(client.keys.create({ allowedIps: ['127.0.0.1', wider] }));
      expect([wider, error.statusCode, error.details]).toMatchObject([
        wider,
        400,
        [{ path: 'body.allowedIps.1' }],
      ]);
    }
  });

  test('expires no later than its parent', async () => {
    const expiresAt = inMinutes(60);
    const { client } = await root({ expiresAt });
    expect((await childOf(client)).apiKey.expiresAt).toBe(expiresAt);
    const sooner = inMinutes(30);
    expect((await childOf(client, { expiresAt: sooner })).apiKey.expiresAt).toBe(sooner);
    for (const later of [inMinutes(61), null]) {
      const error = await failure(client.keys.create({ expiresAt: later }));
      expect([error.statusCode, error.details]).toMatchObject([400, [{ path: 'body.expiresAt' }]]);
    }
  });

  test('is revoked with its parent, together with its own descendants', async () => {
    const { id, client } = await root();
    const child = await childOf(client);
    const grandchild = await childOf(child.client);
    const stranger = await root();
    const { apiKey, alsoRevoked } = await admin.keys.revoke(id);
    expect(apiKey).toMatchObject({ id, status: 'revoked' });
    expect(alsoRevoked.toSorted()).toEqual([child.id, grandchild.id].toSorted());
    for (const one of [child, grandchild]) {
      expect(await failure(one.client.keys.list())).toMatchObject({ statusCode: 401 });
      const told = await app.database
        .knex('webhook_events')
        .where({ company_id: app.companyId, type: 'key.revoked' })
        .andWhereLike('payload', `%${one.id}%`);
      expect(told).toHaveLength(1);
    }
    expect((await stranger.client.keys.list()).ok).toBe(true);
    expect((await admin.keys.revoke(id)).alsoRevoked).toEqual([]);
  });

  test('becomes a child of the rotated key of its parent', async () => {
    const { id, client } = await root();
    const child = await childOf(client);
    const { apiKey } = await admin.keys.rotate(id);
    expect((await stateOf(child.id)).parentId).toBe(apiKey.id);
    expect((await admin.keys.revoke(apiKey.id)).alsoRevoked).toEqual([child.id]);
  });
});

describe('a rotation by a key', () => {
  test('is allowed for the key itself and its descendants only', async () => {
    const { id, client } = await root();
    const child = await childOf(client);
    const grandchild = await childOf(child.client);
    const stranger = await root();
    for (const other of [id, stranger.id]) {
      const error = await failure(child.client.keys.rotate(other));
      expect([error.statusCode, error.code]).toEqual([403, 'forbidden']);
    }
    const next = await client.keys.rotate(grandchild.id);
    expect(next.apiKey).toMatchObject({ parentId: child.id, createdBy: 'Child' });
    const own = await child.client.keys.rotate(child.id);
    expect(own.apiKey).toMatchObject({ parentId: id, createdBy: 'Root' });
  });

  test('cannot extend the expiry of the key', async () => {
    const expiresAt = inMinutes(60);
    const { id, client } = await root({ expiresAt });
    for (const later of [inMinutes(61), null]) {
      const error = await failure(client.keys.rotate(id, { expiresAt: later }));
      expect([error.statusCode, error.details]).toMatchObject([400, [{ path: 'body.expiresAt' }]]);
    }
    expect((await client.keys.rotate(id)).apiKey.expiresAt).toBe(expiresAt);
  });
});

onPostgres('keys created during the revocation of their parent', () => {
  test('are revoked with it, or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, client } = await root();
      const child = await childOf(client);
      const making = Array.from({ length: 8 }, (_, at) =>
        (at % 2 === 0 ? client : child.client).keys.create().then(
          ({ apiKey }) => apiKey.id,
          () => undefined,
        ),
      );
      const revoking = admin.keys.revoke(id);
      const made = (await Promise.all(making)).filter((one) => one !== undefined);
      await revoking;
      for (const one of [child.id, ...made]) {
        expect((await stateOf(one)).status).toBe('revoked');
      }
    }
  });
});
