import { SvcErp } from '../../sdk/erp/index.js';
import { password, startTestApp, type TestApp, testSecret } from '../support/app.js';
import { openBrowser } from '../support/browser.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const next = Buffer.from('another secret of at least thirty-two bytes');

/** Servers on the same data, in the order of a rotation. */
let before: TestApp;
let prepared: TestApp;
let rotated: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await startTestApp();
  const beside = (...secrets: Buffer[]) => startTestApp({ sharing: before, secrets });
  prepared = await beside(testSecret, next);
  rotated = await beside(next, testSecret);
  after = await beside(next);
});
afterAll(async () => {
  for (const app of [after, rotated, prepared, before]) await app.close();
});

const meAt = async (app: TestApp, token: string) =>
  (await app.fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status;
const loginAt = async (app: TestApp) =>
  (await app.client().auth.login({ email: app.email('admin'), password })).data;
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

describe('a rotation of JWT_SECRET', () => {
  test('ends no login: tokens of the old secret are accepted, and refreshed with the new one', async () => {
    const old = await loginAt(before);
    expect([await meAt(rotated, old.token), await meAt(after, old.token)]).toEqual([200, 401]);
    const fresh = (await rotated.client().auth.refresh({ refreshToken: old.refreshToken })).data;
    expect([await meAt(after, fresh.token), await meAt(before, fresh.token)]).toEqual([200, 401]);
    const later = (await after.client().auth.refresh({ refreshToken: fresh.refreshToken })).data;
    expect(await meAt(after, later.token)).toBe(200);
  });

  test('can be prepared: processes that still sign with the old secret accept the new one', async () => {
    const { token } = await loginAt(rotated);
    expect([
      await meAt(prepared, token),
      await meAt(rotated, (await loginAt(prepared)).token),
    ]).toEqual([200, 200]);
  });

  test('marks each token with its secret, and does not show the secret', async () => {
    const [one, other] = [await loginAt(before), await loginAt(rotated)].map(({ token }) =>
      headerOf(token),
    );
    expect(one.kid).toMatch(/^[\w-]{12}$/);
    expect(other.kid).not.toBe(one.kid);
    expect(headerOf((await loginAt(prepared)).token)).toEqual(one);
  });

  test('refuses a token that names the other secret', async () => {
    const [one, other] = [await loginAt(before), await loginAt(rotated)];
    const [, ...rest] = one.token.split('.');
    const mixed = [other.token.split('.')[0], ...rest].join('.');
    expect([await meAt(rotated, one.token), await meAt(rotated, mixed)]).toEqual([200, 401]);
    expect(await meAt(rotated, 'e30.e30.e30')).toBe(401);
  });

  test('keeps logins of browsers, with their writes', async () => {
    // Cookies belong to a host, and an origin has a port: each server is another origin with the same cookies.
    let browser = openBrowser(before.baseUrl);
    const page = globalThis as { document?: { readonly cookie: string } };
    page.document = {
      get cookie() {
        return browser.readable();
      },
    };
    try {
      const at = ({ baseUrl }: TestApp) => {
        const { cookies } = browser;
        browser = openBrowser(baseUrl);
        for (const [name, cookie] of cookies) browser.cookies.set(name, cookie);
        return new SvcErp({ baseUrl, fetch: browser.fetch, maxRetries: 0, withCredentials: true });
      };
      const product = (code: string) => ({ code, name: code, price: 1 });
      await at(before).auth.login({ email: before.email('admin'), password });
      const made = await at(rotated).products.create(product('ROTATED-1'));
      expect(made.data.code).toBe('ROTATED-1');
      await expect(at(after).auth.me()).rejects.toMatchObject({ statusCode: 401 });
      await at(rotated).auth.refresh({});
      expect((await at(after).products.create(product('ROTATED-2'))).data.code).toBe('ROTATED-2');
    } finally {
      delete page.document;
    }
  });

  test('answers a repeated request with its kept reply, although that is encrypted', async () => {
    const { token } = await loginAt(before);
    const create = (app: TestApp) =>
      app
        .client({ headers: { authorization: `Bearer ${token}` } })
        .apiKeys.create(
          { name: 'Shop', permissions: ['products:read'] },
          { idempotencyKey: 'rotation-key-1' },
        );
    const [first, again] = [await create(before), await create(rotated)];
    expect(again.data.value).toBe(first.data.value);
  });
});
