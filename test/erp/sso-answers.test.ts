import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { type IdClaims, type OddProvider, startOddProvider } from '../support/odd-provider.js';

let app: TestApp;
let provider: OddProvider;
beforeAll(async () => {
  provider = await startOddProvider();
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  await app.as('admin').sso.update({
    issuer: provider.issuer,
    clientId: 'notaria',
    clientSecret: 'any',
    domains: ['odd.example'],
    defaultRole: 'viewer',
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.change = (claims) => claims;
  provider.down = undefined;
  provider.signsWrong = false;
});

const email = 'ana@odd.example';

async function begin() {
  const { key, url } = (await app.client().auth.startSso({ email })).data;
  return { key, answer: provider.answer(url, email) };
}

const finish = (sent: { key: string; answer: string }) => app.client().auth.finishSso(sent);

/** The number of rows that a login writes. */
async function written() {
  const { knex } = app.database;
  const [users, logins] = [await knex('users').count(), await knex('logins').count()];
  return JSON.stringify([users, logins]);
}

const entries = async () =>
  Number(
    (await app.database.knex('audit_log').where({ action: 'finishSso' }).count())[0]?.['count'],
  );

describe('an answer of the identity provider', () => {
  const minute = 60;
  const wrong: [string, (claims: IdClaims) => IdClaims][] = [
    ['of another login (nonce)', (claims) => ({ ...claims, nonce: 'of another' })],
    ['without a nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://id.example.com' })],
    ['for another audience', (claims) => ({ ...claims, aud: 'another server' })],
    ['that has expired', (claims) => ({ ...claims, exp: Number(claims['iat']) - 10 * minute })],
    ['from the future', (claims) => ({ ...claims, nbf: Number(claims['iat']) + 10 * minute })],
    ['without a person', ({ sub: _sub, ...claims }) => claims],
  ];
  test.each(wrong)(
    '%s is refused once and for all, with one audit entry',
    async (_name, change) => {
      provider.change = change;
      const sent = await begin();
      const before = await written();
      const count = await entries();
      expect(await failure(finish(sent))).toMatchObject({
        statusCode: 400,
        code: 'sso_answer_invalid',
      });
      expect(await written()).toBe(before);
      expect(await entries()).toBe(count + 1);
      expect((await failure(finish(sent))).code).toBe('sso_answer_expired');
    },
  );

  test('signed with another key is refused', async () => {
    provider.signsWrong = true;
    expect((await failure(finish(await begin()))).code).toBe('sso_answer_invalid');
  });

  test('of another login (state) is refused', async () => {
    const [one, other] = [await begin(), await begin()];
    const refusal = await failure(finish({ key: one.key, answer: other.answer }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'sso_answer_invalid' });
  });

  test('that refuses the login is refused with the code of the provider', async () => {
    const { key, answer } = await begin();
    const state = new URLSearchParams(answer).get('state') ?? '';
    const refusal = await failure(finish({ key, answer: `error=access_denied&state=${state}` }));
    expect(refusal.code).toBe('sso_answer_invalid');
    expect(refusal.message).toContain('access_denied');
  });

  test('is refused when it is repeated, too late, or of no login', async () => {
    const sent = await begin();
    await finish(sent);
    const expired = { statusCode: 400, code: 'sso_answer_expired' };
    expect(await failure(finish(sent))).toMatchObject(expired);
    const late = await begin();
    app.clock.advance(10 * minute * 1000);
    expect(await failure(finish(late))).toMatchObject(expired);
    expect(await failure(finish({ ...sent, key: 'ns_any' }))).toMatchObject(expired);
  });
});

describe('an identity provider that is down', () => {
  test('gives 503 with Retry-After, and the login goes on afterwards', async () => {
    const sent = await begin();
    provider.down = 503;
    const unavailable = { statusCode: 503, code: 'service_unavailable' };
    const client = app.client({ maxRetries: 0 });
    const refusal = await failure(client.auth.startSso({ email }));
    expect(refusal).toMatchObject(unavailable);
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(await failure(client.auth.finishSso(sent))).toMatchObject(unavailable);
    expect(
      (
        await app
          .client()
          .auth.login({ email: app.email('admin'), password: 'correct horse battery' })
      ).ok,
    ).toBe(true);
    provider.down = undefined;
    expect((await finish(sent)).data.user.email).toBe(email);
  });
});
