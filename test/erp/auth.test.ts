import jwt from 'jsonwebtoken';
import type { SvcErpError } from '../../sdk/erp/index.js';
import { createApiKey, markKeyRevoked } from '../../src/erp/auth/index.js';
import { failure, password, startTestApp, type TestApp, testSecret } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function auditRows(action: string, objectId: number | string) {
  return app.database
    .knex('audit_log as a')
    .where({ 'a.action': action, 'a.object_id': String(objectId) })
    .select<{ after: { reason?: string } | null; ip: string; company_id: number }[]>(
      'a.after',
      'a.ip',
      'a.company_id',
    );
}

describe('login', () => {
  test('returns the login result of the contract, with the lifetime in seconds', async () => {
    const { email, id } = await makeUser(app, 'manager');
    const reply = await app.client().auth.login({ email: email.toUpperCase(), password });
    expect(reply.data).toMatchObject({ expiresIn: 3600, user: { id, email, role: 'manager' } });
    expect(await auditRows('login', jwtOf(reply.data.token)['sid'] as string)).toHaveLength(1);
  });

  test('refuses an unknown address with the same body as a wrong password', async () => {
    const { email } = await makeUser(app);
    const wrong = await failure(app.client().auth.login({ email, password: 'not this one' }));
    const unknown = await failure(
      app.client().auth.login({ email: 'nobody@example.com', password }),
    );
    expect(wrong).toMatchObject({ statusCode: 401, code: 'invalid_credentials' });
    const bodyOf = ({ response }: SvcErpError) => ({ ...(response as object), requestId: '' });
    expect(bodyOf(unknown)).toEqual(bodyOf(wrong));
  });

  test('locks the account for 15 minutes after five failures, even for the right password', async () => {
    const { email, id } = await makeUser(app);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const error = await failure(app.client().auth.login({ email, password: 'wrong' }));
      expect(error.code).toBe('invalid_credentials');
    }
    const locked = await failure(app.client().auth.login({ email, password }));
    expect(locked).toMatchObject({ statusCode: 403, code: 'account_locked', retryAfter: 900 });
    app.clock.advance(15 * 60_000 + 1000);
    await expect(app.client().auth.login({ email, password })).resolves.toMatchObject({ ok: true });
    const rows = await auditRows('login', id);
    expect(rows.map((row) => row.after?.reason).sort()).toEqual([
      'account_locked',
      ...Array<string>(5).fill('invalid_credentials'),
    ]);
    expect(rows.every((row) => row.ip === '127.0.0.1')).toBe(true);
  });

  test('restarts the failure count after a success', async () => {
    const { email } = await makeUser(app);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await failure(app.client().auth.login({ email, password: 'wrong' }));
      }
      await expect(app.client().auth.login({ email, password })).resolves.toMatchObject({
        ok: true,
      });
    }
  });

  test('counts each of several concurrent failures', async () => {
    const { email } = await makeUser(app);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        failure(app.client().auth.login({ email, password: 'wrong' })),
      ),
    );
    const locked = await failure(app.client().auth.login({ email, password }));
    expect(locked.code).toBe('account_locked');
  });

  test('writes an audit row without a company for an unknown address', async () => {
    await failure(
      app.client().auth.login({ email: 'ghost@example.com', password: 'secret-attempt' }),
    );
    const rows = await app.database.knex('audit_log as a').where('a.company_id', 0).select('a.*');
    expect(JSON.stringify(rows)).toContain('ghost@example.com');
    expect(JSON.stringify(rows)).not.toContain('secret-attempt');
  });

  test('reveals that a user is disabled only to the right password', async () => {
    const { email, id } = await makeUser(app);
    await app.database.knex('users').where({ id }).update({ is_active: false });
    const wrong = await failure(app.client().auth.login({ email, password: 'wrong' }));
    expect(wrong.code).toBe('invalid_credentials');
    const right = await failure(app.client().auth.login({ email, password }));
    expect(right).toMatchObject({ statusCode: 403, code: 'user_disabled' });
  });

  test('refuses a password over 72 bytes instead of cutting it', async () => {
    const error = await failure(
      app.client().auth.login({ email: 'a@example.com', password: 'ñ'.repeat(37) }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'password_too_long' });
  });

  test('preserves spaces around a password', async () => {
    const { email } = await makeUser(app);
    const error = await failure(app.client().auth.login({ email, password: ` ${password} ` }));
    expect(error.code).toBe('invalid_credentials');
  });
});

function jwtOf(token: string): Record<string, unknown> {
  return jwt.decode(token) as Record<string, unknown>;
}

describe('getMe', () => {
  test('returns the user of the token', async () => {
    const { email, id } = await makeUser(app, 'warehouse');
    const client = app.client();
    await client.auth.login({ email, password });
    const { data } = await client.auth.me();
    expect(data).toMatchObject({
      type: 'user',
      id,
      email,
      role: 'warehouse',
      companyId: app.companyId,
    });
    expect(data.permissions).toContain('inventory:adjust');
    expect(data.lastLoginAt).toMatch(/-04:00$/);
  });

  test('distinguishes an expired access token from an invalid one', async () => {
    const expired = jwt.sign(
      {
        sub: '1',
        cid: app.companyId,
        sid: 'x',
        typ: 'access',
        exp: app.clock.now().getTime() / 1000 - 600,
      },
      testSecret,
      { issuer: 'notaria', audience: 'notaria-api' },
    );
    const answers = await Promise.all(
      [expired, 'nonsense'].map(async (token) => {
        const reply = await app.fetch('/api/auth/me', {
          headers: { authorization: `Bearer ${token}` },
        });
        const body = (await reply.json()) as { code: string };
        return [reply.status, body.code, reply.headers.has('www-authenticate')];
      }),
    );
    expect(answers).toEqual([
      [401, 'token_expired', true],
      [401, 'not_authenticated', true],
    ]);
  });

  test.each(['none', 'HS512'] as const)('refuses a token signed with %s', async (algorithm) => {
    const { data } = await app.client().auth.login({ email: app.email('admin'), password });
    const claims = jwtOf(data.token);
    const token = jwt.sign(claims, algorithm === 'none' ? '' : testSecret, { algorithm });
    const reply = await app.fetch('/api/auth/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(401);
  });
});

describe('API keys', () => {
  const make = (input: object = {}) =>
    createApiKey(
      app.database.knex,
      { companyId: app.companyId, name: 'till', permissions: ['products:*'], ...input },
      app.clock.now(),
    );

  test('act as the caller: me returns the key; its last use is stored, and only its hash', async () => {
    const { id, value } = await make();
    const { data } = await app.client({ apiKey: value }).auth.me();
    expect(data).toEqual({
      type: 'apiKey',
      id,
      name: 'till',
      environment: 'live',
      permissions: ['products:*'],
    });
    const [row] = await app.database.knex('api_keys as k').where({ 'k.id': id }).select('k.*');
    expect(row.last_used_at).toEqual(app.clock.now());
    expect(row.last_used_ip).toBe('127.0.0.1');
    expect(JSON.stringify(row)).not.toContain(value.slice(-20));
    expect(value.startsWith('nk_live_')).toBe(true);
  });

  test('update their last use with the next request', async () => {
    const { id, value } = await make();
    await app.client({ apiKey: value }).auth.me();
    app.clock.advance(5000);
    await app.client({ apiKey: value }).auth.me();
    const [row] = await app.database
      .knex('api_keys as k')
      .where({ 'k.id': id })
      .select('k.last_used_at');
    expect(row.last_used_at).toEqual(app.clock.now());
  });

  test('with module:* grant that module and nothing else', async () => {
    const { value } = await make();
    const key = app.client({ apiKey: value });
    await expect(key.products.list()).resolves.toMatchObject({ ok: true });
    const error = await failure(key.inventory.stock());
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });

  test('are refused with a code of their own when revoked, expired, foreign to the address or unknown', async () => {
    const revoked = await make();
    await markKeyRevoked(app.database.knex, app.companyId, revoked.id, app.clock.now());
    const expired = await make({ expiresAt: app.clock.now() });
    const elsewhere = await make({ allowedIps: ['203.0.113.0/24', '2001:db8::/32'] });
    const here = await make({ allowedIps: ['127.0.0.0/8'] });
    const call = (value: string) => failure(app.client({ apiKey: value }).auth.me());
    expect(await call(revoked.value)).toMatchObject({ statusCode: 401, code: 'api_key_revoked' });
    expect(await call(expired.value)).toMatchObject({ statusCode: 401, code: 'api_key_expired' });
    expect(await call(elsewhere.value)).toMatchObject({ statusCode: 403, code: 'ip_not_allowed' });
    expect(await call(`${here.value.slice(0, -1)}!`)).toMatchObject({ code: 'not_authenticated' });
    expect(await call(`nk_live_1_${'A'.repeat(43)}`)).toMatchObject({ code: 'not_authenticated' });
    await expect(app.client({ apiKey: here.value }).auth.me()).resolves.toMatchObject({ ok: true });
  });

  test('cannot hold permissions reserved for people', async () => {
    await expect(make({ permissions: ['users:manage'] })).rejects.toThrow(/No key may hold/);
    await expect(make({ permissions: ['*'] })).rejects.toThrow(/No key may hold/);
  });

  test('are ambiguous beside a bearer token', async () => {
    const { value } = await make();
    const reply = await app.fetch('/api/auth/me', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}`, 'x-api-key': value },
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'ambiguous_credentials' });
  });
});
