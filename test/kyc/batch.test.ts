import type { BatchInput, BatchResult, SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { personOf } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const run = async (operations: BatchInput['operations'], client = kyc): Promise<BatchResult[]> =>
  (await client.batch.run({ operations })).results;

const statuses = (results: readonly BatchResult[]) => results.map(({ status }) => status);
const codeIn = ({ body }: BatchResult) => Object(body?.['error']).code;

const lists = ['sessions', 'checks', 'kyb'].map((name) => {
  return { method: 'GET', path: `/v1/${name}?limit=1` } as const;
});

describe('runVerificationBatch', () => {
  test('answers each operation as it is answered alone, in order', async () => {
    const [created, listed, unknown] = await run([
      { method: 'POST', path: '/v1/sessions', body: { externalId: 'of-a-batch' } },
      { method: 'GET', path: '/v1/sessions?externalId=of-a-batch' },
      { method: 'GET', path: '/v1/sessions/ses_01jd7y3q8zk4m5n6p7q8r9s0t1' },
    ]);
    expect([created?.status, listed?.status, unknown?.status]).toEqual([201, 200, 404]);
    expect(listed?.body).toEqual(await kyc.sessions.list({ externalId: 'of-a-batch' }));
    expect(unknown && codeIn(unknown)).toBe('not_found');
  });

  test('checks the scope of each operation, and needs none itself', async () => {
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    const [sessions, keys, created] = await run(
      [
        { method: 'GET', path: '/v1/sessions' },
        { method: 'GET', path: '/v1/keys' },
        { method: 'POST', path: '/v1/sessions', body: {} },
      ],
      reader,
    );
    expect([sessions?.status, keys?.status, created?.status]).toEqual([200, 403, 403]);
    const powerless = await app.kyc({ scopes: [] });
    expect(statuses(await run(lists, powerless))).toEqual([403, 403, 403]);
    const link = (await kyc.sessions.create()).session.clientToken;
    const headers = { 'x-capture-token': link };
    expect((await failure(run(lists, app.kycClient({ headers })))).statusCode).toBe(401);
  });

  test('works in the environment of the batch and for its company only', async () => {
    const externalId = 'of-the-sandbox';
    await personOf(app, 'admin', 'test').sessions.create({ externalId });
    const read = { method: 'GET', path: `/v1/sessions?externalId=${externalId}` } as const;
    const totals = ['live', 'test'] as const;
    const found = totals.map(async (environment) => {
      const [result] = await run([read], personOf(app, 'admin', environment));
      return result?.body?.['total'];
    });
    expect(await Promise.all(found)).toEqual([0, 1]);
    const other = await app.kyc({ companyId: app.otherCompanyId, environment: 'test' });
    expect((await run([read], other))[0]?.body).toMatchObject({ total: 0 });
  });

  test('answers 400 in the result of a batch, an upload, an export and a file', async () => {
    const results = await run([
      { method: 'POST', path: '/v1/batch', body: { operations: lists } },
      { method: 'POST', path: '/v1/biometrics/liveness', body: {} },
      { method: 'GET', path: '/v1/sessions?format=csv' },
      { method: 'GET', path: '/v1/files/blob_0?expires=1&signature=x' },
      ...lists,
    ]);
    expect(statuses(results)).toEqual([400, 400, 400, 400, 200, 200, 200]);
  });

  test('applies the idempotency key of an operation', async () => {
    const create = {
      method: 'POST',
      path: '/v1/sessions',
      body: { externalId: 'once' },
      headers: { 'Idempotency-Key': 'session-of-a-batch' },
    } as const;
    const results = await run([create, create]);
    expect(statuses(results)).toEqual([201, 201]);
    expect(results[1]?.headers).toMatchObject({ 'Idempotency-Replayed': 'true' });
    expect((await kyc.sessions.list({ externalId: 'once' })).total).toBe(1);
  });

  test('answers 500 without details in the result of a failed operation alone', async () => {
    const { knex } = app.database;
    await knex.schema.renameTable('kyc_sessions', 'kyc_sessions_gone');
    try {
      const results = await run(lists);
      expect(statuses(results)).toEqual([500, 200, 200]);
      expect(results[0] && codeIn(results[0])).toBe('internal');
    } finally {
      await knex.schema.renameTable('kyc_sessions_gone', 'kyc_sessions');
    }
  });

  test('counts as one read for ten of its reads, and each operation of another limit by itself', async () => {
    const rateLimits = { reads: 4, sessions: 1 };
    const config = { areRateLimitsOn: true, rateLimits };
    const limited = await startTestApp({ sharing: app, config });
    try {
      const client = limited.kycClient({ apiKey: await app.kycKey() });
      const read = { method: 'GET', path: '/v1/sessions' } as const;
      const write = { method: 'POST', path: '/v1/sessions', body: {} } as const;
      const mixed = await run([read, write, write, read], client);
      expect(statuses(mixed)).toEqual([200, 201, 429, 200]);
      // The batches are the first and second, the operations 11 and 21 the third and fourth.
      const many = await run(Array(31).fill(read), client);
      expect(statuses(many)).toEqual([...Array(30).fill(200), 429]);
      expect(many[30]?.headers).toEqual({ 'Retry-After': expect.any(String) });
      expect((await failure(run([read], client))).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
