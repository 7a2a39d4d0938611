import type { SvcKyc } from '../../sdk/kyc/index.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const use = (key: string) => app.kycClient({ apiKey: key }).keys.list();
const refusal = async (call: Promise<unknown>) => {
  const { statusCode, code } = await failure(call);
  return [statusCode, code];
};
const listed = async (id: string) => {
  for await (const key of kyc.keys.list({ limit: 100 })) if (key.id === id) return key;
  return undefined;
};
/** Times of the server’s clock. */
const inMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

describe('rotateKey', () => {
  test('keeps the old key until the overlap ends; the new key works immediately', async () => {
    const scopes = ['keys:manage', 'sessions:read'] as const;
    const input = { name: 'Shop', scopes: [...scopes], allowedIps: ['127.0.0.0/8'] };
    const old = await kyc.keys.create(input);
    const { data, response } = await kyc.keys
      .rotate(old.apiKey.id, { overlapMinutes: 60 })
      .withResponse();
    const { status } = response;
    expect([status, data.apiKey]).toEqual([
      201,
      {
        ...old.apiKey,
        id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
        last4: data.key?.slice(-4),
        replacesId: old.apiKey.id,
      },
    ]);
    expect(data.apiKey.id).not.toBe(old.apiKey.id);
    await Promise.all([use(old.key), use(data.key)]);
    expect(await listed(old.apiKey.id)).toMatchObject({
      status: 'active',
      replacedById: data.apiKey.id,
      expiresAt: inMinutes(60),
    });
    app.clock.advance(60 * 60_000);
    expect(await refusal(use(old.key))).toEqual([401, 'unauthorized']);
    await use(data.key);
    expect(await listed(old.apiKey.id)).toMatchObject({ status: 'expired' });
  });

  test('ends the old key at once without an overlap, and never extends its expiry', async () => {
    const plain = await kyc.keys.create();
    await kyc.keys.rotate(plain.apiKey.id);
    expect(await refusal(use(plain.key))).toEqual([401, 'unauthorized']);
    const expiresAt = inMinutes(5);
    const short = await kyc.keys.create({ expiresAt });
    const next = await kyc.keys.rotate(short.apiKey.id, { overlapMinutes: 60, expiresAt: null });
    expect(next.apiKey.expiresAt).toBeNull();
    expect(await listed(short.apiKey.id)).toMatchObject({ expiresAt });
    const same = await kyc.keys.create({ expiresAt });
    expect((await kyc.keys.rotate(same.apiKey.id)).apiKey).toMatchObject({ expiresAt });
  });

  test('requires a new expiry for an expired key', async () => {
    const { apiKey } = await kyc.keys.create({ expiresAt: inMinutes(1) });
    app.clock.advance(2 * 60_000);
    const refused = await failure(kyc.keys.rotate(apiKey.id));
    expect([refused.statusCode, refused.details]).toMatchObject([
      400,
      [{ path: 'body.expiresAt' }],
    ]);
    const { key } = await kyc.keys.rotate(apiKey.id, { expiresAt: inMinutes(9) });
    await use(key);
  });

  test('answers 409 for a key that was already rotated or revoked', async () => {
    const { apiKey } = await kyc.keys.create();
    const next = await kyc.keys.rotate(apiKey.id, { overlapMinutes: 1 });
    const again = await failure(kyc.keys.rotate(apiKey.id));
    expect([again.statusCode, again.code]).toEqual([409, 'conflict']);
    expect(again.message).toContain(next.apiKey.id);
    await kyc.keys.revoke(next.apiKey.id);
    expect(await refusal(kyc.keys.rotate(next.apiKey.id))).toEqual([409, 'conflict']);
  });

  test('answers 403 for a key with scopes that the caller lacks, and 404 for keys of other companies', async () => {
    const { apiKey } = await kyc.keys.create({ scopes: ['keys:manage', 'aml:screen'] });
    const some = await app.kyc({ scopes: ['keys:manage', 'sessions:read'] });
    const refused = await failure(some.keys.rotate(apiKey.id));
    expect([refused.statusCode, refused.code]).toEqual([403, 'scope_not_grantable']);
    expect(refused.details).toMatchObject([{ path: 'path.id' }]);
    const others = [
      await app.kyc({ environment: 'test' }),
      await app.kyc({ companyId: app.otherCompanyId }),
    ];
    for (const other of others) {
      expect(await refusal(other.keys.rotate(apiKey.id))).toEqual([404, 'not_found']);
    }
  });

  test('rotates once for one Idempotency-Key and answers the same reply', async () => {
    const { apiKey } = await kyc.keys.create();
    const options = { idempotencyKey: 'rotate-once' };
    const first = await kyc.keys.rotate(apiKey.id, {}, options);
    expect(await kyc.keys.rotate(apiKey.id, {}, options)).toEqual(first);
    const other = kyc.keys.rotate(apiKey.id, { overlapMinutes: 1 }, options);
    expect(await refusal(other)).toEqual([422, 'idempotency_key_reused']);
    await asIfRunning(app, 'rotate-once');
    expect(await refusal(kyc.keys.rotate(apiKey.id, {}, options))).toEqual([409, 'conflict']);
    expect(await refusal(kyc.keys.rotate(apiKey.id, { overlapMinutes: 10_081 }))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test('writes an audit entry with the change, and never the key', async () => {
    const { apiKey } = await kyc.keys.create();
    const next = await kyc.keys.rotate(apiKey.id);
    const rows = await app.database
      .knex('audit_log')
      .where({ company_id: app.companyId, action: 'rotateKey', object_id: apiKey.id });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ after: { replacedById: next.apiKey.id } });
    expect(JSON.stringify(rows)).not.toContain(next.key);
  });
});
