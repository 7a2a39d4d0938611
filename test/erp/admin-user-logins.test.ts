import type { SvcErp, User, UserInput } from '../../sdk/erp/index.js';
import { asIfRunning, failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

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

describe('changeUserPassword', () => {
  test('replaces the password and ends all logins', async () => {
    const { id, email } = await create();
    const { token } = await tokenOf(email);
    await admin.users.setPassword(id, { password: 'a new secret' });
    expect(await me(token)).toBe(401);
    expect(await failure(logIn(email))).toMatchObject({ code: 'invalid_credentials' });
    await logIn(email, 'a new secret');
    const entries = (await admin.audit.list({ action: 'changeUserPassword' })).data;
    expect(JSON.stringify(entries)).not.toContain('a new secret');
    expect(entries[0]?.after).toEqual({ password: '***' });
  });

  test('answers 409 to a repeated request while the first one runs', async () => {
    const { id } = await create();
    const body = { password: 'a new secret' };
    const send = () => admin.users.setPassword(id, body, { idempotencyKey: 'password-runs' });
    await send();
    await asIfRunning(app, 'password-runs');
    expect(await failure(send())).toMatchObject({ code: 'idempotency_in_progress' });
  });

  test('answers 400 to a short or an overlong password', async () => {
    const { id } = await create();
    const short = failure(admin.users.setPassword(id, { password: '1234567' }));
    expect(await short).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    const long = failure(admin.users.setPassword(id, { password: 'ñ'.repeat(37) }));
    expect(await long).toMatchObject({ statusCode: 400, code: 'password_too_long' });
  });
});

describe('listUserLogins and revokeUserLogin', () => {
  test('list active logins, the newest first, and mark that of the caller', async () => {
    const { id } = (await admin.auth.me()).data;
    app.clock.advance(1000);
    await logIn(app.email('admin'));
    const { data } = await admin.users.logins(id);
    expect(data.length).toBeGreaterThan(1);
    expect(data.filter(({ current }) => current)).toHaveLength(1);
    expect(data[0]).toMatchObject({ current: false, ip: '127.0.0.1', revokedAt: null });
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const user = await create();
    await logIn(user.email);
    app.clock.advance(8 * 86_400_000);
    const later = await logIn(app.email('admin'));
    expect((await later.users.logins(user.id)).data).toEqual([]);
  });

  test('stop the tokens of a login at once on every process, and can be repeated', async () => {
    const person = await logIn(app.email('admin'));
    const other = await startTestApp({ sharing: app });
    try {
      const { id, email } = (await person.users.create(input())).data;
      const [one, two] = [await tokenOf(email), await tokenOf(email)];
      const [newest] = (await person.users.logins(id)).data;
      const ended = (await person.users.revokeLogin(id, newest?.id ?? '')).data;
      expect(ended.revokedAt).toEqual(expect.any(String));
      expect((await person.users.revokeLogin(id, newest?.id ?? '')).data).toEqual(ended);
      for (const through of [app, other]) {
        const statuses = [await me(one.token, through), await me(two.token, through)];
        expect(statuses.sort()).toEqual([200, 401]);
      }
      expect((await person.users.logins(id)).data).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  test('answer 404 for an unknown login or that of another user', async () => {
    const person = await logIn(app.email('admin'));
    const { id } = (await person.users.create(input())).data;
    const own = (await person.users.logins((await person.auth.me()).data.id)).data[0]?.id ?? '';
    const error = await failure(person.users.revokeLogin(id, own));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    const bad = await failure(person.users.revokeLogin(id, 'none'));
    expect(bad).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });
});
