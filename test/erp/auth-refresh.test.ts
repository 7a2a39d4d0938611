import jwt from 'jsonwebtoken';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function jwtOf(token: string): Record<string, unknown> {
  return jwt.decode(token) as Record<string, unknown>;
}

describe('refreshTokens', () => {
  async function pairOf() {
    const { email } = await makeUser(app);
    const { data } = await app.client().auth.login({ email, password });
    return data;
  }

  test('returns a new pair without the user, and spends the old refresh token', async () => {
    const first = await pairOf();
    const { data } = await app.client().auth.refresh({ refreshToken: first.refreshToken });
    expect(Object.keys(data).sort()).toEqual(['expiresIn', 'refreshToken', 'token']);
    app.clock.advance(31_000);
    const again = await failure(app.client().auth.refresh({ refreshToken: first.refreshToken }));
    expect(again).toMatchObject({ statusCode: 401, code: 'refresh_token_reused' });
  });

  test('returns the same pair to the same client within 30 seconds', async () => {
    const { refreshToken } = await pairOf();
    const { data } = await app.client().auth.refresh({ refreshToken });
    app.clock.advance(29_000);
    expect((await app.client().auth.refresh({ refreshToken })).data).toEqual(data);
    const next = await app.client().auth.refresh({ refreshToken: data.refreshToken });
    expect(next.data.refreshToken).not.toBe(data.refreshToken);
    const spent = await failure(app.client().auth.refresh({ refreshToken }));
    expect(spent.code).toBe('refresh_token_reused');
  });

  test('returns one pair to two concurrent requests of one client, whose login continues', async () => {
    const { refreshToken } = await pairOf();
    const calls = [1, 2, 3].map(() => app.client().auth.refresh({ refreshToken }));
    const pairs = (await Promise.all(calls)).map(({ data }) => data);
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
    expect(
      (await app.client().auth.refresh({ refreshToken: pairs[0]?.refreshToken ?? '' })).ok,
    ).toBe(true);
  });

  test('revokes the login at once when another client sends a spent token', async () => {
    const { refreshToken } = await pairOf();
    await app.client().auth.refresh({ refreshToken });
    const thief = app.client({ headers: { 'user-agent': 'thief' } });
    expect((await failure(thief.auth.refresh({ refreshToken }))).code).toBe('refresh_token_reused');
  });

  test('refuses a login past its absolute limit, however often it was renewed', async () => {
    let { refreshToken } = await pairOf();
    for (let day = 0; day < 30; day += 5) {
      app.clock.advance(day === 0 ? 0 : 5 * 86_400_000);
      ({ refreshToken } = (await app.client().auth.refresh({ refreshToken })).data);
    }
    app.clock.advance(5 * 86_400_000 + 1000);
    const late = await failure(app.client().auth.refresh({ refreshToken }));
    expect(late).toMatchObject({ statusCode: 401, code: 'invalid_refresh_token' });
  });

  test('revokes the whole login when a spent token is reused', async () => {
    const first = await pairOf();
    const { data: second } = await app.client().auth.refresh({ refreshToken: first.refreshToken });
    app.clock.advance(31_000);
    await failure(app.client().auth.refresh({ refreshToken: first.refreshToken }));
    const { status } = await app.fetch('/api/auth/me', {
      headers: { authorization: `Bearer ${second.token}` },
    });
    expect(status).toBe(401);
    const last = await failure(app.client().auth.refresh({ refreshToken: second.refreshToken }));
    expect(last.code).toBe('refresh_token_reused');
  });

  test('refuses an access token, and a forged or expired refresh token', async () => {
    const first = await pairOf();
    const forged = jwt.sign(
      { ...jwtOf(first.refreshToken) },
      'another secret of thirty-two bytes at least',
    );
    for (const refreshToken of [first.token, forged, 'x']) {
      const error = await failure(app.client().auth.refresh({ refreshToken }));
      expect(error).toMatchObject({ statusCode: 401, code: 'invalid_refresh_token' });
    }
    app.clock.advance(7 * 86_400_000 + 60_000);
    const late = await failure(app.client().auth.refresh({ refreshToken: first.refreshToken }));
    expect(late.code).toBe('invalid_refresh_token');
  });

  test('succeeds for exactly one of 20 different clients that refresh one token concurrently', async () => {
    const { refreshToken } = await pairOf();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        app.client({ headers: { 'user-agent': `client ${at}` } }).auth.refresh({ refreshToken }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses a disabled user', async () => {
    const { email, id } = await makeUser(app);
    const { data } = await app.client().auth.login({ email, password });
    await app.database.knex('users').where({ id }).update({ is_active: false });
    const error = await failure(app.client().auth.refresh({ refreshToken: data.refreshToken }));
    expect(error).toMatchObject({ statusCode: 403, code: 'user_disabled' });
  });
});

describe('logout', () => {
  test('invalidates the access token and its refresh token at once', async () => {
    const { email } = await makeUser(app);
    const client = app.client();
    const { data } = await client.auth.login({ email, password });
    await expect(client.auth.logout()).resolves.toMatchObject({ ok: true, data: null });
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await app.fetch('/api/auth/me', { headers })).status).toBe(401);
    const refresh = await failure(app.client().auth.refresh({ refreshToken: data.refreshToken }));
    expect(refresh.statusCode).toBe(401);
  });

  test('preserves the other logins of the user', async () => {
    const { email } = await makeUser(app);
    const [one, two] = [app.client(), app.client()];
    await one.auth.login({ email, password });
    await two.auth.login({ email, password });
    await one.auth.logout();
    await expect(two.auth.me()).resolves.toMatchObject({ ok: true });
  });

  test('refuses API keys', async () => {
    const { knex } = app.database;
    const key = { companyId: app.companyId, name: 'till', permissions: ['products:read'] };
    const { value } = await createApiKey(knex, key, app.clock.now());
    const error = await failure(app.client({ apiKey: value }).auth.logout());
    expect(error).toMatchObject({ statusCode: 403, code: 'not_a_user' });
  });
});

onPostgres('two server processes', () => {
  test('refuse a token at once after a logout on the other', async () => {
    const { email } = await makeUser(app);
    const second = await startTestApp({ sharing: app });
    try {
      const client = app.client();
      const { data } = await client.auth.login({ email, password });
      const headers = { authorization: `Bearer ${data.token}` };
      expect((await second.fetch('/api/auth/me', { headers })).status).toBe(200);
      await client.auth.logout();
      expect((await second.fetch('/api/auth/me', { headers })).status).toBe(401);
    } finally {
      await second.close();
    }
  });
});
