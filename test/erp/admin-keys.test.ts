import type { ApiKeyInput, ApiKeyUpdate, NewApiKey, SvcErp } from '../../sdk/erp/index.js';
import { isPermission, mayGrant, permissionSet } from '../../src/kernel/permissions.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
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
const refusal = (values: Partial<ApiKeyInput>) => failure(admin.apiKeys.create(input(values)));
const use = (apiKey: string | null, through: TestApp = app) =>
  through.client({ apiKey: apiKey ?? '' }).products.list();

/** Instants are a minute apart, more than the second in which a use is written only once. */
const inMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

describe('createApiKey', () => {
  test('answers 201 with the value, which works and is stored nowhere', async () => {
    const { data, response } = await admin.apiKeys
      .create(input({ permissions: ['products:*'], allowedIps: ['127.0.0.0/8', '::1'] }))
      .withResponse();
    const key = data.data;
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(key).toMatchObject({ status: 'Activa', expired: false, createdBy: 'admin', version: 1 });
    expect(key.value).toMatch(/^nk_live_/);
    expect(key.masked).toBe(`nk_live_…${key.value?.slice(-4)}`);
    await expect(use(key.value)).resolves.toMatchObject({ ok: true });
    const { value: _value, ...shown } = key;
    const detail = (await admin.apiKeys.get(key.id)).data;
    expect(detail).toMatchObject({
      ...shown,
      lastUsedIp: '127.0.0.1',
      lastUsedAt: expect.any(String),
    });
    expect('value' in detail).toBe(false);
    for (const table of ['audit_log', 'idempotency_keys', 'outbox', 'api_keys']) {
      const rows = JSON.stringify(await app.database.knex(table));
      expect(rows).not.toContain(key.value?.slice(8));
    }
  });

  test('creates one key per Idempotency-Key, and repeats its value', async () => {
    const body = input();
    const send = (values: ApiKeyInput) =>
      admin.apiKeys.create(values, { idempotencyKey: 'key-once' });
    const [first, second] = [(await send(body)).data, (await send(body)).data];
    expect(second).toEqual(first);
    const kept = JSON.stringify(await app.database.knex('idempotency_keys'));
    expect(kept).toContain(first.name);
    expect(kept).not.toContain(first.value);
    const error = await failure(send(input()));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('answers 409 to a repeated request while the first one runs', async () => {
    const send = () => admin.apiKeys.create(input({ name: 'Running' }), { idempotencyKey: 'runs' });
    await send();
    await asIfRunning(app, 'runs');
    expect(await failure(send())).toMatchObject({
      statusCode: 409,
      code: 'idempotency_in_progress',
    });
  });

  test.each([
    ['no permission', { permissions: [] }, 'body.permissions'],
    ['a bare *', { permissions: ['*'] }, 'body.permissions.0'],
    [
      'an unknown permission',
      { permissions: ['products:read', 'moon:land'] },
      'body.permissions.1',
    ],
    ['a permission given twice', { permissions: ['crm:read', 'crm:read'] }, 'body.permissions'],
    ['an invalid address', { allowedIps: ['10.0.0.1', '10.0.0.0/33'] }, 'body.allowedIps.1'],
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'body.expiresAt'],
    ['an invalid day', { expiresAt: '2027-02-30T00:00:00Z' }, 'body.expiresAt'],
    ['no name', { name: '' }, 'body.name'],
  ])('answers 400 to %s, naming the field', async (_what, values, path) => {
    const error = await refusal(values);
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details?.map((detail) => detail.path)).toContain(path);
  });

  test.each(['users:manage', 'api-keys:manage', 'periods:unlock', 'sharers:manage', 'users:*'])(
    'refuses the permission %s, even from an administrator',
    async (grant) => {
      const error = await refusal({ permissions: ['products:read', grant] });
      expect(error).toMatchObject({ statusCode: 403, code: 'permission_not_grantable' });
      expect(error.details?.map(({ path }) => path)).toEqual(['body.permissions.1']);
    },
  );

  test('refuses permissions that the creator lacks; all of a module needs each of its actions', () => {
    const own = permissionSet(['products:read', 'crm:*']);
    expect(mayGrant(own, 'products:read')).toBe(true);
    expect(mayGrant(own, 'crm:reopen')).toBe(true);
    expect(mayGrant(own, 'crm:*')).toBe(true);
    expect(mayGrant(own, 'products:*')).toBe(false);
    expect(mayGrant(own, 'products:write')).toBe(false);
    expect(mayGrant(permissionSet(['users:manage']), 'users:manage')).toBe(false);
    const everything = permissionSet(['products:read', 'products:write']);
    expect(mayGrant(everything, 'products:*')).toBe(true);
    expect([isPermission('products:*'), isPermission('*'), isPermission('moon:*')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the administration of keys', () => {
  test('requires api-keys:manage, and refuses an API key that holds it', async () => {
    const manager = await failure(app.as('manager').apiKeys.list());
    expect(manager).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
    const { id, value } = await create();
    // No operation grants this permission to a key; a row written by hand must have no effect either.
    const permissions = JSON.stringify(['api-keys:manage', 'users:manage', 'audit:read']);
    await app.database.knex('api_keys').where({ id }).update({ permissions });
    const client = app.client({ apiKey: value ?? '' });
    const calls = [
      client.apiKeys.list(),
      client.apiKeys.create(input()),
      client.apiKeys.revoke(id),
      client.users.list(),
      client.audit.list(),
    ];
    for (const error of await Promise.all(calls.map((call) => failure(call)))) {
      expect(error).toMatchObject({ statusCode: 403, code: 'not_a_user' });
    }
  });

  test('answers 404 for a key of another company', async () => {
    const { id } = await create();
    const { apiKeys } = app.as('stranger');
    const calls = [
      apiKeys.get(id),
      apiKeys.update(id, { name: 'Mine' }),
      apiKeys.rotate(id),
      apiKeys.revoke(id),
    ];
    for (const error of await Promise.all(calls.map((call) => failure(call)))) {
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
    expect((await apiKeys.list()).data).toEqual([]);
    await expect(admin.apiKeys.get(id)).resolves.toMatchObject({ data: { status: 'Activa' } });
  });
});

describe('listApiKeys', () => {
  test('pages through all keys, filters by status and finds by name', async () => {
    const one = await create({ name: 'Conexión Peña' });
    const two = await create();
    await admin.apiKeys.revoke(two.id);
    const ids = async (query: Parameters<typeof admin.apiKeys.list>[0]) =>
      (await admin.apiKeys.list({ pageSize: 100, ...query })).data.map(({ id }) => id);
    expect(await ids({ search: 'CONEXION PENA' })).toEqual([one.id]);
    expect(await ids({ status: 'Revocada' })).toContain(two.id);
    expect(await ids({ status: 'Activa' })).not.toContain(two.id);
    for (const sortBy of ['id', 'name', 'createdAt', 'expiresAt'] as const) {
      const up = await ids({ sortBy, sortDir: 'asc' });
      expect((await ids({ sortBy, sortDir: 'desc' })).reverse()).toEqual(up);
      const walked: number[] = [];
      for await (const { id } of admin.apiKeys.list({ sortBy, sortDir: 'asc', pageSize: 2 })) {
        walked.push(id);
      }
      expect(walked).toEqual(up);
    }
  });

  test('finds with expiresBefore working keys that expire soon, sorted by expiry on request', async () => {
    const [late, soon, revoked, over] = [
      await create({ expiresAt: inMinutes(50) }),
      await create({ expiresAt: inMinutes(40) }),
      await create({ expiresAt: inMinutes(40) }),
      await create({ expiresAt: inMinutes(1) }),
    ];
    await create();
    await admin.apiKeys.revoke(revoked.id);
    app.clock.advance(2 * 60_000);
    const ending = async (minutes: number) => {
      const asked = { expiresBefore: inMinutes(minutes), sortBy: 'expiresAt' } as const;
      return (await admin.apiKeys.list({ ...asked, sortDir: 'asc' })).data.map(({ id }) => id);
    };
    expect(await ending(50)).toEqual([soon.id, late.id]);
    expect(await ending(45)).toEqual([soon.id]);
    expect(await ending(-10)).toEqual([]);
    const byEnd = (await admin.apiKeys.list({ sortBy: 'expiresAt', sortDir: 'asc' })).data;
    expect(byEnd[0]?.id).toBe(over.id);
    expect(
      await failure(admin.apiKeys.list({ expiresBefore: '2026-02-30T00:00:00Z' })),
    ).toMatchObject({ statusCode: 400 });
  });
});

describe('updateApiKey', () => {
  const update = (id: number, body: ApiKeyUpdate) => admin.apiKeys.update(id, body);

  test('preserves absent members, clears null, and takes effect at once', async () => {
    const key = await create({ allowedIps: ['127.0.0.1'], expiresAt: inMinutes(60) });
    const renamed = (await update(key.id, { name: 'Renamed' })).data;
    expect(renamed).toMatchObject({ name: 'Renamed', permissions: ['products:read'], version: 2 });
    expect(renamed).toMatchObject({ allowedIps: ['127.0.0.1'], expiresAt: key.expiresAt });
    const cleared = (await update(key.id, { name: 'Free', allowedIps: null, expiresAt: null }))
      .data;
    expect(cleared).toMatchObject({ allowedIps: [], expiresAt: null });
    await update(key.id, { name: 'Elsewhere', allowedIps: ['10.0.0.1'] });
    expect(await failure(use(key.value))).toMatchObject({ code: 'ip_not_allowed' });
  });

  test('disables a key by removing its permissions, and enables it again', async () => {
    const key = await create();
    await update(key.id, { name: 'Off', permissions: [] });
    expect(await failure(use(key.value))).toMatchObject({ code: 'insufficient_permissions' });
    await update(key.id, { name: 'On', permissions: ['products:read'] });
    await expect(use(key.value)).resolves.toMatchObject({ ok: true });
  });

  test('renames an expired key with its expiry, or sets a new one', async () => {
    const key = await create({ expiresAt: inMinutes(1) });
    app.clock.advance(60_000);
    expect(await failure(use(key.value))).toMatchObject({
      statusCode: 401,
      code: 'api_key_expired',
    });
    const same = (await update(key.id, { name: 'Same', expiresAt: key.expiresAt })).data;
    expect(same).toMatchObject({ status: 'Activa', expired: true });
    const past = await failure(update(key.id, { name: 'P', expiresAt: '2020-01-01T00:00:00Z' }));
    expect(past).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    await update(key.id, { name: 'Longer', expiresAt: inMinutes(5) });
    await expect(use(key.value)).resolves.toMatchObject({ ok: true });
  });

  test('answers 412 to an old version, 403 to a reserved permission, 409 for a revoked key', async () => {
    const { id } = await create();
    await update(id, { name: 'Two' });
    const old = await failure(admin.apiKeys.update(id, { name: 'Three' }, { ifMatch: '"1"' }));
    expect(old).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const grant = await failure(update(id, { name: 'Two', permissions: ['users:manage'] }));
    expect(grant).toMatchObject({ statusCode: 403, code: 'permission_not_grantable' });
    await admin.apiKeys.revoke(id);
    const revoked = await failure(update(id, { name: 'Three' }));
    expect(revoked).toMatchObject({ statusCode: 409, code: 'api_key_already_revoked' });
    expect((await admin.apiKeys.get(id)).data).toMatchObject({ name: 'Two', version: 3 });
  });
});
