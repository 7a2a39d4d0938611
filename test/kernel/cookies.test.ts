import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { type Browser, openBrowser } from '../support/browser.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { corsOrigins: ['https://shop.example.com'] } });
});
afterAll(() => app.close());

const page = globalThis as { document?: { readonly cookie: string } };
afterEach(() => {
  delete page.document;
});

/** Opens a page of the console in a new browser, with both clients. */
function openPage(origin = app.baseUrl) {
  const browser = openBrowser(origin);
  page.document = {
    get cookie() {
      return browser.readable();
    },
  };
  const options = { baseUrl: app.baseUrl, fetch: browser.fetch, maxRetries: 0 };
  const erp = new SvcErp({ ...options, withCredentials: true });
  return { browser, erp, kyc: new SvcKyc(options) };
}

async function openLogin(origin?: string) {
  const opened = openPage(origin);
  const { data } = await opened.erp.auth.login({ email: app.email('admin'), password });
  return { ...opened, data };
}

const product = (code: string) => ({ code, name: code, price: 10 });
const sessionOf = ({ cookies }: Browser) => cookies.get('__Host-session')?.value ?? '';

describe('a login in a browser', () => {
  test('uses a cookie that scripts cannot read, and returns no token', async () => {
    const { browser, data } = await openLogin();
    expect([data.token, data.refreshToken]).toEqual(['', '']);
    const attributes = 'Path=/; Max-Age=604800; Secure; SameSite=Lax';
    expect(browser.cookies.get('__Host-session')?.attributes).toBe(`${attributes}; HttpOnly`);
    expect(browser.cookies.get('csrf')?.attributes).toBe(attributes);
    expect(browser.readable()).toMatch(/^csrf=[\w-]{43}$/);
  });

  test('grants access to both APIs, for reads and writes', async () => {
    const { erp, kyc } = await openLogin();
    expect((await erp.auth.me()).data).toMatchObject({ type: 'user', name: 'admin' });
    expect((await erp.products.create(product('COOKIE-1'))).data.code).toBe('COOKIE-1');
    const { apiKey } = await kyc.keys.create({ name: 'From a page' });
    expect((await kyc.keys.revoke(apiKey.id)).apiKey.status).toBe('revoked');
    const test = { headers: { 'x-environment': 'test' } };
    expect((await kyc.keys.create({}, test)).apiKey.environment).toBe('test');
  });

  test('grants access to the operations of a batch as well', async () => {
    const { erp } = await openLogin();
    const body = product('COOKIE-2');
    const { results } = await erp.batch.run({
      operations: [{ method: 'POST', path: '/api/products', body }],
    });
    expect(results.map(({ status }) => status)).toEqual([201]);
  });

  test('refuses writes without the token of its own csrf cookie', async () => {
    const { browser, erp, kyc } = await openLogin();
    const other = await openLogin();
    const { value } = other.browser.cookies.get('csrf') ?? { value: '' };
    for (const wrong of [undefined, 'x', value]) {
      page.document = { cookie: wrong === undefined ? '' : `csrf=${wrong}` };
      const one = await failure(erp.products.create(product('COOKIE-3')));
      const two = await failure(kyc.keys.create());
      expect([one.statusCode, one.code, two.statusCode, two.code]).toEqual([
        403,
        'csrf_failed',
        403,
        'csrf_failed',
      ]);
    }
    expect((await erp.auth.me()).ok).toBe(true);
    expect(sessionOf(browser)).not.toBe('');
  });

  test('refuses writes from a page of another site, except from allowed origins', async () => {
    const { browser } = await openLogin();
    const csrf = browser.cookies.get('csrf')?.value ?? '';
    const cookie = `__Host-session=${sessionOf(browser)}; csrf=${csrf}`;
    const send = async (headers: Record<string, string>) => {
      const proof = { cookie, 'x-csrf-token': csrf, ...headers };
      return (await app.fetch('/v1/keys', { method: 'POST', headers: proof })).status;
    };
    expect(await send({ origin: 'https://evil.example.com' })).toBe(403);
    expect(await send({ origin: 'null' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ origin: 'https://shop.example.com' })).toBe(201);
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(201);
    expect(await send({})).toBe(201);
  });

  test('yields to explicit credentials in the request', async () => {
    const { browser } = await openLogin();
    const cookie = `__Host-session=${sessionOf(browser)}`;
    const headers = { cookie, authorization: `Bearer ${app.tokenOf('viewer')}` };
    const reply = await app.fetch('/api/auth/me', { headers });
    expect(await reply.json()).toMatchObject({ data: { name: 'viewer' } });
  });

  test('is replaced by a refresh; the old cookie ends a minute later, and its reuse ends the login', async () => {
    const { browser, erp } = await openLogin();
    const old = sessionOf(browser);
    const csrf = browser.cookies.get('csrf')?.value ?? '';
    const renewed = await erp.auth.refresh({});
    expect(renewed.data).toMatchObject({ token: '', refreshToken: '' });
    expect(sessionOf(browser)).not.toBe(old);
    const statusWithOldCookie = async () =>
      (await app.fetch('/api/auth/me', { headers: { cookie: `__Host-session=${old}` } })).status;
    expect(await statusWithOldCookie()).toBe(200);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    expect(await statusWithOldCookie()).toBe(401);
    expect((await erp.auth.me()).ok).toBe(true);
    const again = await app.fetch('/api/auth/refresh', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `__Host-session=${old}`,
        'x-csrf-token': csrf,
      },
      body: '{}',
    });
    expect(await again.json()).toMatchObject({ code: 'refresh_token_reused' });
    expect((await failure(erp.auth.me())).statusCode).toBe(401);
  });

  test('ends LOGIN_SECONDS after it began, for reads and writes of both APIs, however late it was renewed', async () => {
    const { erp, kyc } = await openLogin();
    const day = 86_400_000;
    for (let renewal = 0; renewal < 5; renewal += 1) {
      app.clock.advance(5.9 * day);
      await erp.auth.refresh({});
    }
    expect((await erp.auth.me()).ok).toBe(true);
    app.clock.advance(0.6 * day);
    expect((await failure(erp.auth.me())).statusCode).toBe(401);
    expect((await failure(erp.products.create(product('COOKIE-LATE')))).statusCode).toBe(401);
    expect((await failure(kyc.keys.create())).statusCode).toBe(401);
  });

  test('is not renewed without a CSRF token or without a cookie', async () => {
    const { erp } = await openLogin();
    page.document = { cookie: '' };
    expect((await failure(erp.auth.refresh({}))).code).toBe('csrf_failed');
    const none = await failure(openPage().erp.auth.refresh({}));
    expect([none.statusCode, none.code]).toEqual([400, 'validation_failed']);
  });

  test('ends with the logout, which deletes its cookies', async () => {
    const { browser, erp, kyc } = await openLogin();
    const cookie = `__Host-session=${sessionOf(browser)}`;
    await erp.auth.logout();
    expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
    expect((await app.fetch('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await failure(kyc.keys.list())).statusCode).toBe(401);
  });

  test('without the header that requests cookies returns tokens and sets no cookie', async () => {
    const body = JSON.stringify({ email: app.email('admin'), password });
    const reply = await app.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(((await reply.json()) as { data: { token: string } }).data.token).not.toBe('');
  });
});
