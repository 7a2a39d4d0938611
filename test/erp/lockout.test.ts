import { SvcErp, type SvcErpError } from '../../sdk/erp/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { openBrowser } from '../support/browser.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => app.close());

const lockMs = 15 * 60_000;

/** Creates a client with its own address. */
const at = (ip: string) => app.client({ headers: { 'x-forwarded-for': ip } });
const login = (ip: string, email: string, sent = password) =>
  at(ip).auth.login({ email, password: sent });
async function fail(ip: string, email: string, times: number, sent = 'wrong') {
  const errors: SvcErpError[] = [];
  for (let count = 0; count < times; count += 1) {
    errors.push(await failure(login(ip, email, sent)));
  }
  return errors;
}

/** Returns the parts of a refusal that a caller sees. */
const seen = ({ statusCode, code, message, retryAfter, response }: SvcErpError) => {
  return {
    statusCode,
    code,
    message,
    retryAfter,
    body: { ...(response as object), requestId: '' },
  };
};

describe('the lock after failed logins', () => {
  test.each(['wrong', 'ñ'.repeat(37)])(
    'does not reveal whether an address has a user (password %s)',
    async (sent) => {
      const { email } = await makeUser(app);
      const known = await fail('203.0.113.1', email, 7, sent);
      const unknown = await fail('203.0.113.1', `x${email}`, 7, sent);
      expect(unknown.map(seen)).toEqual(known.map(seen));
      expect(known.map(({ statusCode }) => statusCode).slice(-2)).toEqual([403, 403]);
      expect(known.at(-1)).toMatchObject({ code: 'account_locked', retryAfter: 900 });
      app.clock.advance(lockMs + 1000);
      const [again] = await fail('203.0.113.1', `x${email}`, 1, sent);
      expect(again?.code).toBe(known[0]?.code);
    },
  );

  test('counts a password that is too long, and audits it', async () => {
    const { email, id } = await makeUser(app);
    await fail('203.0.113.2', email, 1, 'ñ'.repeat(37));
    const { data } = await app.as('admin').users.get(id);
    expect(data.failedAttempts).toBe(1);
    const [entry] = (await app.as('admin').audit.list({ action: 'login', search: data.name })).data;
    expect(entry?.after).toEqual({ email, reason: 'password_too_long' });
  });

  test('counts concurrent failures of an unknown address', async () => {
    const email = 'at-once@example.com';
    await Promise.all(
      Array.from({ length: 5 }, () => failure(login('203.0.113.3', email, 'wrong'))),
    );
    expect((await fail('203.0.113.3', email, 1))[0]?.code).toBe('account_locked');
  });
});

describe('a known device', () => {
  test('is known by its address: failures from elsewhere do not lock it out', async () => {
    const { email } = await makeUser(app);
    await login('198.51.100.1', email);
    await fail('203.0.113.9', email, 6);
    expect((await failure(login('203.0.113.10', email))).code).toBe('account_locked');
    expect((await login('198.51.100.1', email)).ok).toBe(true);
    // Its login does not unlock the account for the addresses that locked it.
    expect((await failure(login('203.0.113.10', email))).code).toBe('account_locked');
  });

  test('has its own failure count and lock', async () => {
    const { email } = await makeUser(app);
    await login('198.51.100.2', email);
    await fail('198.51.100.2', email, 4);
    await login('198.51.100.2', email);
    await fail('198.51.100.2', email, 5);
    expect((await failure(login('198.51.100.2', email))).code).toBe('account_locked');
    app.clock.advance(lockMs + 1000);
    expect((await login('198.51.100.2', email)).ok).toBe(true);
  });

  test('expires a month after its last login', async () => {
    const { email, id } = await makeUser(app);
    await login('198.51.100.3', email);
    const created_at = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.database.knex('logins').where({ user_id: id }).update({ created_at });
    await fail('203.0.113.11', email, 5);
    expect((await failure(login('198.51.100.3', email))).code).toBe('account_locked');
  });

  test('is known by the cookie of its browser from any address, for its user only', async () => {
    const { email } = await makeUser(app);
    const other = await makeUser(app);
    const browser = openBrowser(app.baseUrl);
    const from = (ip: string) =>
      new SvcErp({
        baseUrl: app.baseUrl,
        fetch: browser.fetch,
        maxRetries: 0,
        withCredentials: true,
        headers: { 'x-forwarded-for': ip },
      });
    await from('198.51.100.4').auth.login({ email, password });
    expect(browser.cookies.get('__Host-device')?.attributes).toContain('HttpOnly');
    await fail('203.0.113.12', email, 5);
    await fail('203.0.113.12', other.email, 5);
    expect((await from('192.0.2.50').auth.login({ email, password })).ok).toBe(true);
    const stranger = from('192.0.2.50').auth.login({ email: other.email, password });
    expect((await failure(stranger)).code).toBe('account_locked');
  });

  test('is unlocked when an administrator unlocks the user', async () => {
    const { email, id } = await makeUser(app);
    await login('198.51.100.5', email);
    await fail('198.51.100.5', email, 5);
    expect((await failure(login('198.51.100.5', email))).code).toBe('account_locked');
    await app.as('admin').users.unlock(id);
    expect((await login('198.51.100.5', email)).ok).toBe(true);
  });
});
