import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const record = {
  id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
  name: 'Key',
  prefix: 'kyc_live_',
  last4: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
  allowedIps: [],
  environment: 'live',
  status: 'active',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
  replacesId: null,
  replacedById: null,
  parentId: expect.stringMatching(/^key_/),
  createdBy: expect.any(String),
};

describe('an API key', () => {
  test('is shown once, has scopes that its creator may grant, and works immediately', async () => {
    const { key, apiKey } = await kyc.keys.create();
    expect(key).toMatch(/^kyc_live_[0-9A-Za-z]{60}$/);
    expect(apiKey).toMatchObject(record);
    expect(apiKey.scopes).toContain('keys:manage');
    expect(key?.endsWith(apiKey.last4)).toBe(true);
    const made = app.kycClient({ apiKey: key });
    const { keys } = await made.keys.list();
    const used = { lastUsedAt: '2026-01-31T15:00:00.000Z', lastUsedIp: '127.0.0.1' };
    expect(keys[0]).toMatchObject({ id: apiKey.id, ...used });
    const rows = await app.database.knex('kyc_keys').where({ public_id: apiKey.id });
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('is answered again to a request repeated with its Idempotency-Key', async () => {
    const options = { idempotencyKey: 'make-one-key' };
    const first = await kyc.keys.create({ name: 'Once' }, options);
    const again = await kyc.keys.create({ name: 'Once' }, options);
    expect(again).toEqual(first);
    const other = await failure(kyc.keys.create({ name: 'Other' }, options));
    expect([other.statusCode, other.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('never has a scope that its creator lacks', async () => {
    const some = await app.kyc({ scopes: ['keys:manage', 'sessions:read'] });
    const { apiKey } = await some.keys.create();
    expect(apiKey.scopes).toEqual(['sessions:read', 'keys:manage']);
    const refused = await failure(some.keys.create({ scopes: ['sessions:read', 'aml:screen'] }));
    expect([refused.statusCode, refused.code]).toEqual([403, 'scope_not_grantable']);
    expect(refused.details).toMatchObject([{ path: 'body.scopes.1' }]);
    const unknown = await failure(some.keys.create({ scopes: ['sessions:fly' as never] }));
    expect([unknown.statusCode, unknown.code]).toEqual([400, 'invalid_request']);
  });

  test('for test accesses test data only, and creates only test keys', async () => {
    const tester = await app.kyc({ environment: 'test' });
    const { apiKey, key } = await tester.keys.create();
    expect([apiKey.environment, key?.slice(0, 9)]).toEqual(['test', 'kyc_test_']);
    const { keys } = await tester.keys.list();
    expect(new Set(keys.map(({ environment }) => environment))).toEqual(new Set(['test']));
    const live = await failure(tester.keys.create({ environment: 'live' }));
    expect(live.details).toMatchObject([{ path: 'body.environment' }]);
    const hidden = await failure(kyc.keys.revoke(apiKey.id));
    expect([hidden.statusCode, hidden.code]).toEqual([404, 'not_found']);
  });

  test('is refused from its expiry or revocation on', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const short = await kyc.keys.create({ expiresAt });
    const client = app.kycClient({ apiKey: short.key });
    await client.keys.list();
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const late = await failure(client.keys.list());
    expect([late.statusCode, late.code]).toEqual([401, 'unauthorized']);
    const { keys } = await kyc.keys.list({ limit: 100 });
    const expired = keys.find(({ id }) => id === short.apiKey.id);
    expect(expired?.status).toBe('expired');
    const { key, apiKey } = await kyc.keys.create();
    const revoked = await kyc.keys.revoke(apiKey.id);
    expect(revoked.apiKey).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect(await kyc.keys.revoke(apiKey.id)).toEqual(revoked);
    const gone = await failure(app.kycClient({ apiKey: key }).keys.list());
    expect([gone.statusCode, gone.code]).toEqual([401, 'unauthorized']);
    const past = await failure(kyc.keys.create({ expiresAt: '2026-01-01T00:00:00.000Z' }));
    expect(past.details).toMatchObject([{ path: 'body.expiresAt' }]);
  });

  // The format of the contract accepts these, but a reply cannot represent them.
  test.each([
    '9999-12-31T23:59:59-23:59',
    '2030-06-30T23:59:60Z',
    '2030-01-01 00:00:00Z',
    '0000-01-01T00:00:00Z',
  ])('cannot expire at %s, neither on creation nor on rotation', async (expiresAt) => {
    const { apiKey } = await kyc.keys.create();
    const { total } = await kyc.keys.list();
    const calls = [kyc.keys.create({ expiresAt }), kyc.keys.rotate(apiKey.id, { expiresAt })];
    for (const error of await failures(calls)) {
      expect([error.statusCode, error.code]).toEqual([400, 'invalid_request']);
      expect(error.details).toMatchObject([{ path: 'body.expiresAt' }]);
    }
    expect((await kyc.keys.list({ limit: 100 })).total).toBe(total);
  });

  test('sends one event when it is revoked', async () => {
    const { apiKey } = await kyc.keys.create();
    await kyc.keys.revoke(apiKey.id);
    await kyc.keys.revoke(apiKey.id);
    const events = await app.database
      .knex('webhook_events')
      .where({ company_id: app.companyId, type: 'key.revoked' })
      .andWhereLike('payload', `%${apiKey.id}%`);
    expect(events).toHaveLength(1);
  });

  test('works only from its allowed addresses', async () => {
    const client = await app.kyc({ allowedIps: ['203.0.113.0/24'] });
    const refused = await failure(client.keys.list());
    expect([refused.statusCode, refused.code]).toEqual([403, 'forbidden']);
    const malformed = await failure(kyc.keys.create({ allowedIps: ['10.0.0.0/8', 'home'] }));
    expect(malformed.details).toMatchObject([{ path: 'body.allowedIps.1' }]);
  });
});

describe('listKeys', () => {
  test('returns keys newest first by cursor, also while keys are created', async () => {
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    const made = [];
    for (let at = 0; at < 5; at += 1) made.push((await stranger.keys.create()).apiKey.id);
    const first = await stranger.keys.list({ limit: 2 });
    await stranger.keys.create();
    const rest = [];
    for await (const key of stranger.keys.list({ limit: 2, after: first.nextCursor ?? '' })) {
      rest.push(key.id);
    }
    const seen = [...first.keys.map(({ id }) => id), ...rest];
    expect(seen.slice(0, 5)).toEqual([...made].sort().reverse());
    expect(first.total).toBe(6);
  });

  test('refuses a foreign cursor', async () => {
    const forged = await failures(
      ['x', Buffer.from('ses_01').toString('base64url')].map((after) => kyc.keys.list({ after })),
    );
    expect(forged.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [400, 'invalid_request'],
      [400, 'invalid_request'],
    ]);
  });
});

describe('credentials of the verification API', () => {
  const ask = (headers: Record<string, string>) => app.fetch('/v1/keys', { headers });
  const codeOf = async (reply: Response) => {
    const body = (await reply.json()) as { readonly error?: { readonly code: string } };
    return [reply.status, body.error?.code];
  };

  test('accept a key in X-API-Key or as Bearer, or the same key in both', async () => {
    const key = await app.kycKey();
    const bearer = { authorization: `Bearer ${key}` };
    expect((await ask({ 'x-api-key': key })).status).toBe(200);
    expect((await ask(bearer)).status).toBe(200);
    expect((await ask({ ...bearer, 'x-api-key': key })).status).toBe(200);
    const other = await app.kycKey();
    const two = await ask({ ...bearer, 'x-api-key': other });
    expect(await codeOf(two)).toEqual([400, 'ambiguous_credentials']);
    const both = { authorization: `Bearer ${app.tokenOf('admin')}`, 'x-api-key': key };
    expect(await codeOf(await ask(both))).toEqual([400, 'ambiguous_credentials']);
  });

  test('refuse an incomplete key without a database query', async () => {
    const key = await app.kycKey();
    const turned = key.endsWith('0') ? `${key.slice(0, -1)}1` : `${key.slice(0, -1)}0`;
    for (const broken of [key.slice(0, -1), `${key}0`, turned, 'kyc_live_', `nk_live_${key}`]) {
      expect(await codeOf(await ask({ 'x-api-key': broken }))).toEqual([401, 'unauthorized']);
    }
    const asErp = await app.fetch('/api/products', { headers: { 'x-api-key': key } });
    expect(asErp.status).toBe(401);
  });

  test('give a person the permissions of the role, on live data unless X-Environment says test', async () => {
    const admin = { authorization: `Bearer ${app.tokenOf('admin')}` };
    await app.kyc({ environment: 'test' });
    const environments = async (headers: Record<string, string>) => {
      const reply = (await (await ask(headers)).json()) as { keys: { environment: string }[] };
      return [...new Set(reply.keys.map(({ environment }) => environment))];
    };
    expect(await environments(admin)).toEqual(['live']);
    expect(await environments({ ...admin, 'x-environment': 'test' })).toEqual(['test']);
    const neither = await ask({ ...admin, 'x-environment': 'staging' });
    expect(await codeOf(neither)).toEqual([400, 'invalid_request']);
    const mismatched = { 'x-api-key': await app.kycKey(), 'x-environment': 'test' };
    expect(await codeOf(await ask(mismatched))).toEqual([400, 'invalid_request']);
    for (const role of ['manager', 'reviewer', 'viewer'] as const) {
      const reply = await ask({ authorization: `Bearer ${app.tokenOf(role)}` });
      expect(await codeOf(reply)).toEqual([403, 'forbidden']);
    }
  });
});

describe('rate limits of the verification API', () => {
  test('count requests per key, and failed keys per address', async () => {
    const rateLimits = { general: 2, reads: 1 };
    const limited = await startTestApp({
      sharing: app,
      config: { areRateLimitsOn: true, rateLimits },
    });
    try {
      const ask = (key: string) => limited.fetch('/v1/keys', { headers: { 'x-api-key': key } });
      const [one, two] = [await app.kycKey(), await app.kycKey()];
      const first = await ask(one);
      expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '1']);
      const second = await ask(one);
      expect([second.status, second.headers.has('retry-after')]).toEqual([429, true]);
      // The headers describe the exhausted limit, and no other limit.
      expect(second.headers.get('ratelimit-limit')).toBe('1');
      expect(second.headers.get('ratelimit-remaining')).toBe('0');
      expect((await ask(two)).status).toBe(200);
      const guesses = [await ask('kyc_live_1'), await ask('kyc_live_2'), await ask('kyc_live_3')];
      expect(guesses.map(({ status }) => status)).toEqual([401, 401, 429]);
    } finally {
      await limited.close();
    }
  });
});
