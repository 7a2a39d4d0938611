import type { SvcErp, User, UserInput } from '../../sdk/erp/index.js';
import { asIfRunning, failure, password, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
let made = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const input = (values: Partial<UserInput> = {}): UserInput => {
  made += 1;
  const email = `person${made}@example.com`;
  return { name: `Person ${made}`, email, role: 'viewer', password, ...values };
};
const create = async (values: Partial<UserInput> = {}): Promise<User> =>
  (await admin.users.create(input(values))).data;
const refusal = (values: Partial<UserInput>) => failure(admin.users.create(input(values)));

async function logIn(email: string, secret = password, through: TestApp = app): Promise<SvcErp> {
  const client = through.client();
  await client.auth.login({ email, password: secret });
  return client;
}

/** Sends the access token alone, to show whether it still works. */
async function tokenOf(email: string): Promise<{ token: string; refreshToken: string }> {
  return (await app.client().auth.login({ email, password })).data;
}
const me = async (token: string, through: TestApp = app) => {
  const reply = await through.fetch('/api/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  return reply.status;
};

describe('createUser', () => {
  test('answers 201, and the user can log in', async () => {
    const values = input({ role: 'manager', name: '  Luis Peña ' });
    const { data, response } = await admin.users.create(values).withResponse();
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(data.data).toMatchObject({
      name: 'Luis Peña',
      email: values.email,
      role: 'manager',
      active: true,
      version: 1,
      lockedUntil: null,
      failedAttempts: 0,
      lastLoginAt: null,
      lastLoginIp: null,
    });
    await logIn(values.email);
    const after = (await admin.users.get(data.data.id)).data;
    expect(after).toMatchObject({ lastLoginIp: '127.0.0.1', lastLoginAt: expect.any(String) });
  });

  test('preserves spaces of a password', async () => {
    const { email } = await create({ password: ' secret word ' });
    expect(await failure(logIn(email, 'secret word'))).toMatchObject({
      code: 'invalid_credentials',
    });
    await logIn(email, ' secret word ');
  });

  test.each([
    ['an unknown role', { role: 'owner' }, 'validation_failed', 'body.role'],
    ['a blank name', { name: '   ' }, 'validation_failed', 'body.name'],
    ['a short password', { password: '1234567' }, 'validation_failed', 'body.password'],
    [
      'a password of more than 72 bytes',
      { password: 'ñ'.repeat(37) },
      'password_too_long',
      'body.password',
    ],
    ['an invalid e-mail', { email: 'home' }, 'validation_failed', 'body.email'],
    ['an unknown member', { active: false }, 'unknown_field', 'body.active'],
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<UserInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path)).toContain(path);
  });

  test('refuses an e-mail that is taken in any letter case, by any company, and writes nothing', async () => {
    const { email } = await create();
    for (const taken of [email.toUpperCase(), app.email('stranger')]) {
      const before = (await admin.audit.list()).totalCount;
      const error = await refusal({ email: taken });
      expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_email' });
      expect((await admin.audit.list()).totalCount).toBe(before);
    }
  });

  test('runs once per Idempotency-Key, and stores nothing that reveals the password', async () => {
    const body = input({ password: 'guess me now' });
    const send = (values: UserInput) => admin.users.create(values, { idempotencyKey: 'user-once' });
    expect(await send(body)).toEqual(await send(body));
    const error = await failure(send({ ...body, password: 'guess me not' }));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    for (const table of ['idempotency_keys', 'audit_log']) {
      const rows = JSON.stringify(await app.database.knex(table));
      expect(rows).not.toContain('guess me');
      expect(rows).not.toContain('$2b$');
    }
  });

  test('requires users:manage', async () => {
    const error = await failure(app.as('manager').users.create(input()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('listUsers and getUser', () => {
  test('find «Pena» by «peña», filter by role and activity, and visit each user once', async () => {
    const one = await create({ name: 'Zoe Pena', role: 'warehouse' });
    const ids = async (query: Parameters<typeof admin.users.list>[0]) =>
      (await admin.users.list({ pageSize: 100, ...query })).data.map(({ id }) => id);
    expect(await ids({ search: 'zoe PEÑA' })).toEqual([one.id]);
    expect(await ids({ search: one.email.toUpperCase() })).toEqual([one.id]);
    await admin.users.update(one.id, { name: one.name, active: false });
    expect(await ids({ role: 'warehouse', active: false })).toEqual([one.id]);
    expect(await ids({ active: true })).not.toContain(one.id);
    for (const sortBy of ['id', 'name', 'email', 'createdAt', 'lastLoginAt'] as const) {
      const seen: number[] = [];
      for await (const { id } of admin.users.list({ sortBy, sortDir: 'asc', pageSize: 2 })) {
        seen.push(id);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect((await ids({ sortBy, sortDir: 'desc' })).reverse()).toEqual(seen);
    }
  });

  test('answer 404 for a user of another company, as all operations do', async () => {
    const { id } = (await app.as('stranger').auth.me()).data;
    const loginId = '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69';
    const calls = [
      admin.users.get(id),
      admin.users.update(id, { name: 'Mine' }),
      admin.users.unlock(id),
      admin.users.setPassword(id, { password: 'my own password' }),
      admin.users.logins(id),
      admin.users.revokeLogin(id, loginId),
    ];
    for (const error of await Promise.all(calls.map((call) => failure(call)))) {
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
  });
});

describe('updateUser', () => {
  test('applies a new role from the next request on; preserves absent members', async () => {
    const user = await create();
    const client = await logIn(user.email);
    expect(await failure(client.products.create({ code: 'N', name: 'N', price: 1 }))).toMatchObject(
      {
        code: 'insufficient_permissions',
      },
    );
    const changed = (await admin.users.update(user.id, { name: 'Eva', role: 'manager' })).data;
    expect(changed).toMatchObject({ name: 'Eva', role: 'manager', active: true, version: 2 });
    await expect(client.products.create({ code: 'N', name: 'N', price: 1 })).resolves.toMatchObject(
      { ok: true },
    );
    expect((await admin.users.update(user.id, { name: 'Eva', locale: 'es' })).data.locale).toBe(
      'es',
    );
  });

  test('ends all logins on deactivation; activation restores none', async () => {
    const other = await startTestApp({ sharing: app });
    try {
      const { id, email, name } = await create();
      const { token, refreshToken } = await tokenOf(email);
      expect(await me(token, other)).toBe(200);
      await admin.users.update(id, { name, active: false });
      expect([await me(token), await me(token, other)]).toEqual([401, 401]);
      expect(await failure(logIn(email))).toMatchObject({ code: 'user_disabled' });
      await admin.users.update(id, { name, active: true });
      expect(await me(token)).toBe(401);
      expect(await failure(app.client().auth.refresh({ refreshToken }))).toMatchObject({
        code: 'invalid_refresh_token',
      });
      await logIn(email);
    } finally {
      await other.close();
    }
  });

  test('answers 412 to an old version, and 400 to an unknown role', async () => {
    const { id, name } = await create();
    await admin.users.update(id, { name });
    const error = await failure(admin.users.update(id, { name: 'X' }, { ifMatch: '"1"' }));
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const role = 'owner' as 'admin';
    expect(await failure(admin.users.update(id, { name, role }))).toMatchObject({
      statusCode: 400,
    });
    expect((await admin.users.get(id)).data).toMatchObject({ name, version: 2 });
  });

  describe('for administrators', () => {
    let own: User;
    beforeEach(async () => {
      own = (await admin.users.get((await admin.auth.me()).data.id)).data;
    });

    test('refuses to demote or deactivate the last active one', async () => {
      const { id, name } = own;
      for (const change of [{ role: 'viewer' as const }, { active: false }]) {
        const error = await failure(admin.users.update(id, { name, ...change }));
        expect(error).toMatchObject({ statusCode: 409, code: 'last_administrator' });
      }
      const disabled = await create({ role: 'admin' });
      await admin.users.update(disabled.id, { name: disabled.name, active: false });
      const error = await failure(admin.users.update(id, { name, active: false }));
      expect(error).toMatchObject({ code: 'last_administrator' });
      expect((await admin.users.get(id)).data).toMatchObject({ role: 'admin', active: true });
    });

    test('demotes one of two', async () => {
      const { id, name } = await create({ role: 'admin' });
      const changed = (await admin.users.update(id, { name, role: 'viewer' })).data;
      expect(changed.role).toBe('viewer');
    });

    onPostgres('on PostgreSQL', () => {
      test('lets one of two succeed who demote each other concurrently', async () => {
        for (let round = 0; round < 5; round += 1) {
          const second = await create({ role: 'admin' });
          const client = await logIn(second.email);
          const results = await Promise.allSettled([
            admin.users.update(second.id, { name: second.name, active: false }),
            client.users.update(own.id, { name: own.name, role: 'viewer' }),
          ]);
          expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
          const where = { company_id: app.companyId, role: 'admin', is_active: true };
          const left = await app.database.knex('users').where(where).select<{ id: number }[]>('id');
          expect(left).toHaveLength(1);
          // Either administrator may have remained: restore both for the next round.
          const begin = { role: 'admin', is_active: true };
          await app.database.knex('users').where({ id: own.id }).update(begin);
          await app.database.knex('users').where({ id: second.id }).update({ role: 'viewer' });
        }
      });
    });
  });
});

describe('unlockUser', () => {
  test('unlocks a user after failed logins', async () => {
    const { id, email } = await create();
    for (let attempt = 0; attempt < 5; attempt += 1) await failure(logIn(email, 'wrong password'));
    expect(await failure(logIn(email))).toMatchObject({ code: 'account_locked' });
    const locked = (await admin.users.get(id)).data;
    expect(locked.lockedUntil).toMatch(/^2026-.*-04:00$/);
    const ids = async (isLocked: boolean) =>
      (await admin.users.list({ locked: isLocked, pageSize: 100 })).data.map((one) => one.id);
    expect(await ids(true)).toEqual([id]);
    expect(await ids(false)).not.toContain(id);
    const whole = (await admin.users.list({ pageSize: 1 })).totalCount;
    expect((await ids(false)).length).toBe(whole - 1);
    expect((await admin.users.unlock(id)).data).toMatchObject({ lockedUntil: null, version: 2 });
    expect(await ids(true)).toEqual([]);
    await logIn(email);
  });

  test('answers 409 to a repeated request while the first one runs', async () => {
    const { id } = await create();
    const send = () => admin.users.unlock(id, { idempotencyKey: 'unlock-runs' });
    await send();
    await asIfRunning(app, 'unlock-runs');
    expect(await failure(send())).toMatchObject({ code: 'idempotency_in_progress' });
  });
});
