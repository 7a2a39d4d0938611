import type { ApiKeyInput, NewApiKey, SvcErp } from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
let made = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const input = (values: Partial<ApiKeyInput> = {}): ApiKeyInput => {
  made += 1;
  return { name: `Key ${made}`, permissions: ['products:read'], ...values };
};
const create = async (values: Partial<ApiKeyInput> = {}): Promise<NewApiKey> =>
  (await admin.apiKeys.create(input(values))).data;
const use = (apiKey: string | null, through: TestApp = app) =>
  through.client({ apiKey: apiKey ?? '' }).products.list();

/** Instants are a minute apart, more than the second in which a use is written only once. */
const inMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

describe('rotateApiKey', () => {
  test('lets the old key work until the overlap ends, and the new one from the start', async () => {
    const old = await create({ permissions: ['products:read'], allowedIps: ['127.0.0.1'] });
    const next = (await admin.apiKeys.rotate(old.id, { overlapMinutes: 30 })).data;
    expect(next).toMatchObject({
      name: old.name,
      permissions: old.permissions,
      replacesId: old.id,
    });
    expect(next).toMatchObject({ allowedIps: ['127.0.0.1'], expiresAt: null });
    expect((await admin.apiKeys.get(old.id)).data).toMatchObject({ replacedById: next.id });
    app.clock.advance(30 * 60_000 - 1);
    await expect(use(old.value)).resolves.toMatchObject({ ok: true });
    await expect(use(next.value)).resolves.toMatchObject({ ok: true });
    app.clock.advance(1);
    expect(await failure(use(old.value))).toMatchObject({
      statusCode: 401,
      code: 'api_key_expired',
    });
    await expect(use(next.value)).resolves.toMatchObject({ ok: true });
  });

  test('ends the old key at once without an overlap, and never extends its expiry', async () => {
    const plain = await create();
    await admin.apiKeys.rotate(plain.id);
    expect(await failure(use(plain.value))).toMatchObject({ code: 'api_key_expired' });
    const ending = await create({ expiresAt: inMinutes(10) });
    const next = (await admin.apiKeys.rotate(ending.id, { overlapMinutes: 60 })).data;
    expect(next.expiresAt).toBe(ending.expiresAt);
    expect((await admin.apiKeys.get(ending.id)).data.expiresAt).toBe(ending.expiresAt);
  });

  test('requires an expiry for the successor of an expired key', async () => {
    const { id } = await create({ expiresAt: inMinutes(1) });
    app.clock.advance(60_000);
    const error = await failure(admin.apiKeys.rotate(id));
    expect(error).toMatchObject({ statusCode: 400, details: [{ path: 'body.expiresAt' }] });
    const next = (await admin.apiKeys.rotate(id, { expiresAt: null })).data;
    await expect(use(next.value)).resolves.toMatchObject({ ok: true });
  });

  test('answers 409 for a key that was replaced or revoked', async () => {
    const { id } = await create();
    await admin.apiKeys.rotate(id, { overlapMinutes: 5 });
    const again = await failure(admin.apiKeys.rotate(id));
    expect(again).toMatchObject({ statusCode: 409, code: 'api_key_already_replaced' });
    await admin.apiKeys.revoke(id);
    const revoked = await failure(admin.apiKeys.rotate(id));
    expect(revoked).toMatchObject({ statusCode: 409, code: 'api_key_already_revoked' });
  });

  test('refuses a key with permissions that the caller could not grant', async () => {
    const { id } = await create();
    const permissions = JSON.stringify(['users:manage']);
    await app.database.knex('api_keys').where({ id }).update({ permissions });
    const error = await failure(admin.apiKeys.rotate(id));
    expect(error).toMatchObject({ statusCode: 403, code: 'permission_not_grantable' });
  });

  test('rotates once per Idempotency-Key; answers 400 to an overlap of more than a week', async () => {
    const { id } = await create();
    const send = () => admin.apiKeys.rotate(id, {}, { idempotencyKey: 'rotate-once' });
    const [first, second] = [(await send()).data, (await send()).data];
    expect(second).toEqual(first);
    const long = await failure(admin.apiKeys.rotate(first.id, { overlapMinutes: 10_081 }));
    expect(long).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });
});

describe('revokeApiKey', () => {
  test('takes effect at once on every process, and is final', async () => {
    const other = await startTestApp({ sharing: app });
    try {
      const key = await create();
      await expect(use(key.value, other)).resolves.toMatchObject({ ok: true });
      const revoked = (await admin.apiKeys.revoke(key.id)).data;
      expect(revoked).toMatchObject({ status: 'Revocada', revokedAt: expect.any(String) });
      for (const through of [app, other]) {
        const error = await failure(use(key.value, through));
        expect(error).toMatchObject({ statusCode: 401, code: 'api_key_revoked' });
      }
      const again = await failure(admin.apiKeys.revoke(key.id));
      expect(again).toMatchObject({ statusCode: 409, code: 'api_key_already_revoked' });
    } finally {
      await other.close();
    }
  });
});

describe('the trail of API keys', () => {
  test('has one audit row and one event for each write', async () => {
    const key = await create();
    await admin.apiKeys.update(key.id, { name: 'Other' });
    await admin.apiKeys.rotate(key.id, { overlapMinutes: 1 });
    await admin.apiKeys.revoke(key.id);
    const object = { objectType: 'apiKey', objectId: String(key.id) };
    const { data } = await admin.audit.list({ ...object, sortBy: 'id', sortDir: 'asc' });
    expect(data.map(({ action }) => action)).toEqual([
      'createApiKey',
      'updateApiKey',
      'rotateApiKey',
      'revokeApiKey',
    ]);
    expect(data[1]?.changes).toEqual([{ path: 'name', before: key.name, after: 'Other' }]);
    const where = { object_type: 'apiKey', object_id: String(key.id) };
    const events = await app.database.knex('outbox as o').where(where).orderBy('o.id');
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'api_key.created',
      'api_key.updated',
      'api_key.rotated',
      'api_key.revoked',
    ]);
  });

  test('has no creator for a key that an operator created', async () => {
    const key = { companyId: app.companyId, name: 'By hand', permissions: ['products:read'] };
    const { id } = await createApiKey(app.database.knex, key, app.clock.now());
    expect((await admin.apiKeys.get(id)).data).toMatchObject({ createdBy: null, allowedIps: [] });
  });
});
