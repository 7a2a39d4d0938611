import { randomBytes } from 'node:crypto';
import type { SvcErp } from '../../sdk/erp/index.js';
import { asIfRunning, failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const fresh = 'staple of seven wires';

async function logIn(email: string, sent = password) {
  const client = app.client();
  const { data } = await client.auth.login({ email, password: sent });
  return { client, data };
}

const statusOf = async (client: SvcErp) => {
  const outcome = await client.auth.me().then(
    () => 200,
    (error: { statusCode: number }) => error.statusCode,
  );
  return outcome;
};

describe('changePassword', () => {
  test('requires the current password, ends the other logins and preserves this one', async () => {
    const { email } = await makeUser(app);
    const [own, other] = [await logIn(email), await logIn(email)];
    const reply = await own.client.auth.changePassword({
      currentPassword: password,
      newPassword: fresh,
    });
    expect(reply).toMatchObject({ ok: true, data: null });
    expect([await statusOf(own.client), await statusOf(other.client)]).toEqual([200, 401]);
    expect((await failure(logIn(email))).code).toBe('invalid_credentials');
    expect((await logIn(email, fresh)).data.user.email).toBe(email);
  });

  test('changes nothing for a wrong current password, and counts it towards the lock', async () => {
    const { email } = await makeUser(app);
    const { client } = await logIn(email);
    const change = (currentPassword: string) =>
      failure(client.auth.changePassword({ currentPassword, newPassword: fresh }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await change('wrong')).toMatchObject({
        statusCode: 400,
        details: [{ path: 'body.currentPassword' }],
      });
    }
    expect(await change(password)).toMatchObject({ statusCode: 403, code: 'account_locked' });
    app.clock.advance(16 * 60_000);
    expect((await logIn(email)).data.user.email).toBe(email);
  });

  test.each([
    ['password1', 'password_too_weak'],
    ['Iloveyou', 'password_too_weak'],
    ['pass word', 'password_too_weak'],
    ['ñ'.repeat(37), 'password_too_long'],
  ])('refuses %s', async (newPassword, code) => {
    const { email } = await makeUser(app);
    const { client } = await logIn(email);
    const error = await failure(
      client.auth.changePassword({ currentPassword: password, newPassword }),
    );
    expect(error).toMatchObject({ statusCode: 400, code, details: [{ path: 'body.newPassword' }] });
  });

  test('refuses a password that contains the name or the address of the user', async () => {
    const { email } = await makeUser(app);
    const { client } = await logIn(email);
    for (const newPassword of [`my ${email} 1`, `${email.split('@')[0]}-2026`]) {
      const error = await failure(
        client.auth.changePassword({ currentPassword: password, newPassword }),
      );
      expect(error.code).toBe('password_too_weak');
    }
  });

  test('refuses API keys', async () => {
    const { value } = (
      await admin.apiKeys.create({ name: 'No person', permissions: ['products:read'] })
    ).data;
    const client = app.client({ apiKey: value ?? '' });
    const error = await failure(
      client.auth.changePassword({ currentPassword: password, newPassword: fresh }),
    );
    expect([error.statusCode, error.code]).toEqual([403, 'not_a_user']);
  });
});

describe('a one-time password', () => {
  test('allows nothing but to change it', async () => {
    const email = 'one-time@example.com';
    const user = { name: 'Once', email, role: 'manager' as const, password };
    expect((await admin.users.create({ ...user, mustChangePassword: true })).data).toMatchObject({
      mustChangePassword: true,
    });
    const { client, data } = await logIn(email);
    expect(data.mustChangePassword).toBe(true);
    expect((await client.auth.me()).data.mustChangePassword).toBe(true);
    const refused = { statusCode: 403, code: 'password_change_required' };
    expect(await failure(client.products.list())).toMatchObject(refused);
    expect(await failure(client.products.create({ code: 'X', name: 'X', price: 1 }))).toMatchObject(
      refused,
    );
    const verification = app.kycClient({
      headers: { authorization: `Bearer ${data.token}` },
      withCredentials: false,
    });
    expect((await failure(verification.sessions.list())).statusCode).toBe(403);
    await client.auth.changePassword({ currentPassword: password, newPassword: fresh });
    expect((await client.products.list()).ok).toBe(true);
    expect((await logIn(email, fresh)).data.mustChangePassword).toBe(false);
  });

  test('can be set by an administrator', async () => {
    const { email, id } = await makeUser(app, 'manager');
    await admin.users.setPassword(id, { password: fresh, mustChangePassword: true });
    const { client } = await logIn(email, fresh);
    expect((await failure(client.products.list())).code).toBe('password_change_required');
  });
});

describe('a reset link', () => {
  test('sets a password once, and ends the logins and the lock', async () => {
    const { email, id } = await makeUser(app);
    const { client } = await logIn(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await failure(logIn(email, 'wrong'));
    const { data } = await admin.users.resetPassword(id);
    expect(data.url).toBe(`${app.baseUrl}/console/password#${data.token}`);
    expect(await statusOf(client)).toBe(200);
    const token = data.token;
    await app.client().auth.resetPassword({ token, password: fresh });
    expect(await statusOf(client)).toBe(401);
    expect((await logIn(email, fresh)).data.user.id).toBe(id);
    const again = await failure(app.client().auth.resetPassword({ token, password: fresh }));
    expect(again).toMatchObject({ statusCode: 400, code: 'invalid_reset_token' });
  });

  test('gives a first password to a user without one', async () => {
    const email = 'invited@example.com';
    const { id } = (await admin.users.create({ name: 'Invited', email, role: 'viewer' })).data;
    const { data } = await admin.users.resetPassword(id);
    const token = data.token;
    const weak = await failure(app.client().auth.resetPassword({ token, password: 'password1' }));
    expect(weak.code).toBe('password_too_weak');
    await app.client().auth.resetPassword({ token, password: fresh });
    expect((await logIn(email, fresh)).data.user.id).toBe(id);
  });

  test('expires after a day, after a newer link, and with the user', async () => {
    const { id } = await makeUser(app);
    const use = async (token: string) =>
      (await failure(app.client().auth.resetPassword({ token, password: fresh }))).code;
    const first = (await admin.users.resetPassword(id)).data;
    const second = (await admin.users.resetPassword(id)).data;
    expect(await use(first.token)).toBe('invalid_reset_token');
    app.clock.advance(24 * 3_600_000 + 1000);
    expect(await use(second.token)).toBe('invalid_reset_token');
    const left = await makeUser(app);
    const third = (await app.as('admin').users.resetPassword(left.id)).data;
    await app.database.knex('users').where({ id: left.id }).update({ is_active: false });
    expect(await use(third.token)).toBe('invalid_reset_token');
    expect(await use('nr_nonsense')).toBe('invalid_reset_token');
  });

  test.each<
    [string, (admin: SvcErp, user: { readonly id: number; readonly email: string }) => unknown]
  >([
    [
      'the user changes the password',
      async (_admin, { email }) => {
        const { client } = await logIn(email);
        await client.auth.changePassword({ currentPassword: password, newPassword: fresh });
      },
    ],
    [
      'an administrator sets a password',
      (admin, { id }) => admin.users.setPassword(id, { password: fresh }),
    ],
    ['the role changes', (admin, { id }) => admin.users.update(id, { name: 'R', role: 'manager' })],
    [
      'the user is deactivated and activated again',
      async (admin, { id }) => {
        await admin.users.update(id, { name: 'Back', active: false });
        await admin.users.update(id, { name: 'Back', active: true });
      },
    ],
  ])('ends when %s', async (_when, change) => {
    const user = await makeUser(app, 'viewer');
    const { token } = (await app.as('admin').users.resetPassword(user.id)).data;
    await change(app.as('admin'), user);
    const use = app.client().auth.resetPassword({ token, password: `${fresh} again` });
    expect((await failure(use)).code).toBe('invalid_reset_token');
  });

  test.each<[string, (maker: { readonly id: number; readonly email: string }) => unknown]>([
    ['is deactivated', ({ id }) => app.as('admin').users.update(id, { name: 'M', active: false })],
    ['is demoted', ({ id }) => app.as('admin').users.update(id, { name: 'M', role: 'viewer' })],
    ['gets a new password', ({ id }) => app.as('admin').users.setPassword(id, { password: fresh })],
  ])('ends when the administrator who made it %s', async (_when, change) => {
    const [maker, user] = [await makeUser(app, 'admin'), await makeUser(app, 'viewer')];
    const { client } = await logIn(maker.email);
    const { token } = (await client.users.resetPassword(user.id)).data;
    await change(maker);
    const use = app.client().auth.resetPassword({ token, password: fresh });
    expect((await failure(use)).code).toBe('invalid_reset_token');
  });

  test('is the same in a repeated reply, and in no audit row', async () => {
    const { id } = await makeUser(app);
    const options = { idempotencyKey: 'reset-once' };
    const { data } = await admin.users.resetPassword(id, options);
    expect((await admin.users.resetPassword(id, options)).data).toEqual(data);
    const rows = await app.database.knex('audit_log as a').select('a.after');
    expect(JSON.stringify(rows)).not.toContain(data.token);
  });

  test('is refused with 409 to a repeated request while the first one runs', async () => {
    const { id } = await makeUser(app);
    const send = () => admin.users.resetPassword(id, { idempotencyKey: 'reset-runs' });
    await send();
    await asIfRunning(app, 'reset-runs');
    expect(await failure(send())).toMatchObject({ code: 'idempotency_in_progress' });
  });

  test('sets one password when it is used twice concurrently', async () => {
    const { id } = await makeUser(app);
    const token = (await admin.users.resetPassword(id)).data.token;
    const results = await Promise.allSettled(
      [1, 2, 3].map((at) => app.client().auth.resetPassword({ token, password: `${fresh} ${at}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the logins of a person', () => {
  test('are listed and ended by that person only', async () => {
    const { email } = await makeUser(app);
    const [own, second, third] = [await logIn(email), await logIn(email), await logIn(email)];
    const { data } = await own.client.auth.logins();
    expect(data.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(data).toHaveLength(3);
    const current = (await second.client.auth.logins()).data.find((login) => login.current);
    const ended = await own.client.auth.revokeLogin(current?.id ?? '');
    expect(ended.data.revokedAt).not.toBeNull();
    expect([await statusOf(second.client), await statusOf(third.client)]).toEqual([401, 200]);
    const { data: left } = await own.client.auth.revokeOtherLogins();
    expect(left).toMatchObject([{ current: true }]);
    expect([await statusOf(own.client), await statusOf(third.client)]).toEqual([200, 401]);
    const stranger = await logIn((await makeUser(app)).email);
    const mine = left[0]?.id ?? '';
    expect(await failure(stranger.client.auth.revokeLogin(mine))).toMatchObject({
      statusCode: 404,
    });
    expect(await statusOf(own.client)).toBe(200);
  });
});

describe('the API keys of a user who leaves', () => {
  test('are listed, and revoked with the deactivation', async () => {
    const { id, email } = await makeUser(app, 'admin');
    const { client, data } = await logIn(email);
    const erpKey = (await client.apiKeys.create({ name: 'Shop', permissions: ['products:read'] }))
      .data;
    const verification = app.kycClient({
      headers: { authorization: `Bearer ${data.token}` },
      withCredentials: false,
    });
    const kycKey = await verification.keys.create({ name: 'Backend' });
    const child = await app.kycClient({ apiKey: kycKey.key }).keys.create();
    expect((await admin.users.keys(id)).data).toMatchObject([
      { api: 'erp', id: String(erpKey.id), name: 'Shop', lastUsedAt: null },
      {
        api: 'kyc',
        id: kycKey.apiKey.id,
        name: 'Backend',
        masked: expect.stringMatching(/^kyc_live_…/),
      },
    ]);
    const name = 'Left';
    await admin.users.update(id, { name, active: false });
    expect((await admin.users.keys(id)).data).toEqual([]);
    const shop = app.client({ apiKey: erpKey.value ?? '' });
    expect((await failure(shop.products.list())).code).toBe('api_key_revoked');
    const { keys } = await app.kycClient({ apiKey: await app.kycKey() }).keys.list({ limit: 100 });
    const statuses = [kycKey.apiKey.id, child.apiKey.id].map(
      (one) => keys.find((key) => key.id === one)?.status,
    );
    expect(statuses).toEqual(['revoked', 'revoked']);
    const [entry] = (await admin.audit.list({ objectType: 'user', objectId: String(id) })).data;
    expect(entry?.after).toMatchObject({
      active: false,
      revokedKeys: expect.arrayContaining([String(erpKey.id), kycKey.apiKey.id, child.apiKey.id]),
    });
  });

  test('survive a deactivation that says so, and changes of a user who is already inactive', async () => {
    const { id, email } = await makeUser(app, 'admin');
    const { client } = await logIn(email);
    await client.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    await admin.users.update(id, { name: 'Left', active: false, revokeKeys: false });
    await admin.users.update(id, { name: 'Left long ago' });
    expect((await admin.users.keys(id)).data).toHaveLength(1);
    await admin.users.update(id, { name: 'Left', active: false, revokeKeys: true });
    expect((await admin.users.keys(id)).data).toEqual([]);
  });

  test('are listed with names of any permitted length', async () => {
    const { id, email } = await makeUser(app, 'admin');
    const { client } = await logIn(email);
    const name = 'k'.repeat(200);
    await client.apiKeys.create({ name, permissions: ['products:read'] });
    expect((await admin.users.keys(id)).data).toMatchObject([{ name }]);
  });

  test('are all revoked, also more than one list shows', async () => {
    const { id, email } = await makeUser(app, 'admin');
    const { client } = await logIn(email);
    await client.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    const { knex } = app.database;
    const [row] = await knex('api_keys').where({ created_by: id });
    const { id: _, ...columns } = row;
    const copies = Array.from({ length: 1000 }, () => ({
      ...columns,
      permissions: JSON.stringify(columns.permissions),
      hash: randomBytes(32),
    }));
    await knex.batchInsert('api_keys', copies, 100);
    expect((await admin.users.keys(id)).data).toHaveLength(1000);
    await admin.users.update(id, { name: 'Left', active: false, revokeKeys: true });
    expect((await admin.users.keys(id)).data).toEqual([]);
  });

  test('are not revoked while the user stays active', async () => {
    const { id, email } = await makeUser(app, 'admin');
    const { client } = await logIn(email);
    await client.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    await admin.users.update(id, { name: 'Stays', revokeKeys: true });
    expect((await admin.users.keys(id)).data).toHaveLength(1);
  });
});
