import type { BatchInput, BatchResult } from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, password, type Role, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Operations = BatchInput['operations'];

const run = async (operations: Operations, role: Role = 'admin'): Promise<BatchResult[]> =>
  (await app.as(role).batch.run({ operations })).results;

async function runOne(operation: Operations[number], role?: Role): Promise<BatchResult> {
  const [result] = await run([operation], role);
  if (result === undefined) throw new Error('There is no result');
  return result;
}

const statuses = (results: readonly BatchResult[]) => results.map(({ status }) => status);
const idOf = (result: BatchResult | undefined) => Number(Object(result?.body?.['data']).id);

describe('runBatch', () => {
  test('runs the operations in order, and returns the reply of each', async () => {
    const product = sample({ name: 'Peña' });
    const results = await run([
      { method: 'POST', path: '/api/products', body: product },
      { method: 'GET', path: `/api/products?search=${encodeURIComponent('Peña')}&fields=code` },
    ]);
    expect(results).toEqual([
      {
        status: 201,
        body: { ok: true, data: expect.objectContaining({ code: product.code, name: 'Peña' }) },
        headers: { ETag: '"1"' },
      },
      {
        status: 200,
        body: { ok: true, data: [{ code: product.code }], totalCount: 1, page: 1, pageSize: 20 },
      },
    ]);
    const { data } = await app.as('admin').products.get(idOf(results[0]));
    expect(results[0]?.body?.['data']).toEqual(data);
  });

  test('continues after a failed operation, and preserves earlier results', async () => {
    const product = sample();
    const path = '/api/products';
    const results = await run([
      { method: 'POST', path, body: product },
      { method: 'POST', path, body: product },
      { method: 'POST', path, body: { ...sample(), price: -1 } },
      { method: 'GET', path: '/api/products/999999' },
      { method: 'POST', path, body: sample() },
    ]);
    expect(statuses(results)).toEqual([201, 409, 400, 404, 201]);
    expect(results.map(({ body }) => body?.['code'])).toEqual([
      undefined,
      'duplicate_code',
      'validation_failed',
      'not_found',
      undefined,
    ]);
    expect(results[2]?.body).toMatchObject({ details: [{ path: 'body.price' }] });
  });

  test('writes an audit row and event for each operation, under its own name', async () => {
    const { knex } = app.database;
    const { data, nextAfter: before } = await app.as('admin').events.list({ limit: 500 });
    const response = await app
      .as('admin')
      .batch.run({
        operations: [
          { method: 'POST', path: '/api/products', body: sample() },
          { method: 'POST', path: '/api/products', body: sample() },
        ],
      })
      .withResponse();
    const rows = await knex('audit_log as a')
      .where({ 'a.company_id': app.companyId, 'a.request_id': response.requestId })
      .select<{ action: string }[]>('a.action');
    expect(rows).toEqual([{ action: 'createProduct' }, { action: 'createProduct' }]);
    const after = await app.as('admin').events.list({ after: before });
    expect(after.data.map(({ type }) => type)).toEqual(['product.created', 'product.created']);
    expect(data.length).toBeLessThan(500);
  });

  test('applies If-Match and Idempotency-Key to each operation', async () => {
    const product = await createProduct(app);
    const { id, code, name } = product;
    const path = `/api/products/${id}`;
    const body = { code, name, price: 2 };
    const keyed = {
      method: 'POST',
      path: '/api/products',
      body: sample(),
      headers: { 'Idempotency-Key': `key-${code}` },
    } as const;
    const results = await run([
      { method: 'PUT', path, body, headers: { 'If-Match': '"1"' } },
      { method: 'PUT', path, body, headers: { 'If-Match': '"1"' } },
      keyed,
      keyed,
      { ...keyed, body: sample() },
    ]);
    expect(statuses(results)).toEqual([200, 412, 201, 201, 422]);
    expect(results[0]?.headers).toEqual({ ETag: '"2"' });
    expect(idOf(results[3])).toBe(idOf(results[2]));
    expect(results[3]?.headers).toEqual({ ETag: '"1"', 'Idempotency-Replayed': 'true' });
  });

  test('shares idempotency keys with requests outside of the batch', async () => {
    const body = sample();
    const headers = { 'Idempotency-Key': `shared-${body.code}` };
    const inside = await runOne({ method: 'POST', path: '/api/products', body, headers });
    const outside = await app
      .as('admin')
      .products.create(body, { idempotencyKey: headers['Idempotency-Key'] });
    expect(outside.data.id).toBe(idOf(inside));
  });

  test('checks permission and company for each operation', async () => {
    const product = await createProduct(app);
    const [read, write] = await run(
      [
        { method: 'GET', path: `/api/products/${product.id}` },
        { method: 'DELETE', path: `/api/products/${product.id}` },
      ],
      'viewer',
    );
    expect([read?.status, write?.status]).toEqual([200, 403]);
    expect(write?.body).toMatchObject({ code: 'insufficient_permissions' });
    const path = `/api/products/${product.id}`;
    expect((await runOne({ method: 'GET', path }, 'stranger')).status).toBe(404);
  });

  test('accepts an API key', async () => {
    const key = { companyId: app.companyId, name: 'batch', permissions: ['products:read'] };
    const apiKey = (await createApiKey(app.database.knex, key, app.clock.now())).value;
    const operations = [{ method: 'GET', path: '/api/auth/me' }] as const;
    const { results } = await app.client({ apiKey }).batch.run({ operations });
    expect(results[0]?.body).toMatchObject({ data: { type: 'apiKey' } });
  });

  test('authenticates again for each operation', async () => {
    const { token } = (await app.client().auth.login({ email: app.email('manager'), password }))
      .data;
    const results = await app.client({ tokens: { token } }).batch.run({
      operations: [
        { method: 'POST', path: '/api/auth/logout' },
        { method: 'GET', path: '/api/products' },
      ],
    });
    expect(statuses(results.results)).toEqual([200, 401]);
  });

  test('reads body text as each operation does: a password is not trimmed', async () => {
    const path = '/api/auth/login';
    const email = app.email('viewer');
    const login = (sent: string) =>
      runOne({ method: 'POST', path, body: { email, password: sent } });
    expect((await login(password)).status).toBe(200);
    expect((await login(` ${password}`)).status).toBe(401);
    const product = await runOne({
      method: 'POST',
      path: '/api/products',
      body: { ...sample(), name: '  trimmed ' },
    });
    expect(product.body).toMatchObject({ data: { name: 'trimmed' } });
  });

  test.each([
    ['a batch', { method: 'POST', path: '/api/batch', body: { operations: [] } }, 'A batch cannot'],
    ['an export', { method: 'GET', path: '/api/products?format=csv' }, 'A batch answers no files'],
  ] as const)('answers 400 in the result of %s', async (_what, operation, message) => {
    const [result, next] = await run([operation, { method: 'GET', path: '/api/auth/me' }]);
    expect(result).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(result?.body?.['message']).toContain(message);
    expect(next?.status).toBe(200);
  });

  test.each([
    [{ method: 'GET', path: '/api/nowhere' }, 404, 'not_found'],
    [{ method: 'GET', path: '/healthz' }, 404, 'not_found'],
    [{ method: 'PATCH', path: '/api/products' }, 405, 'method_not_allowed'],
    [{ method: 'GET', path: '/api/products/%zz' }, 400, 'malformed_path'],
    [{ method: 'GET', path: '/api/products?colour=red' }, 400, 'unknown_parameter'],
    [{ method: 'POST', path: '/api/products' }, 400, 'malformed_json'],
    [{ method: 'POST', path: '/api/products', body: { a: 1 } }, 400, 'validation_failed'],
  ] as const)('answers %j with %d in its result', async (operation, status, code) => {
    const result = await runOne(operation);
    expect(result).toMatchObject({ status, body: { ok: false, code } });
    if (status === 405) expect(result.headers).toEqual({ Allow: 'GET, POST' });
  });

  test.each([
    { operations: [] },
    { operations: Array.from({ length: 51 }, () => ({ method: 'GET', path: '/api/products' })) },
    { operations: [{ method: 'HEAD', path: '/api/products' }] },
    { operations: [{ method: 'GET', path: 'api/products' }] },
    { operations: [{ method: 'GET', path: '/api/products', headers: { Authorization: 'x' } }] },
    { operations: [{ method: 'GET', path: '/api/products', body: 'text' }] },
  ])('answers 400 to an invalid batch and runs none of it (%#)', async (body) => {
    const reply = await app.fetch('/api/batch', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${app.tokenOf('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(400);
  });

  test('answers 500 without details in the result of a failed operation alone', async () => {
    const { knex } = app.database;
    await knex.schema.renameTable('products', 'products_gone');
    try {
      const [failed, next] = await run([
        { method: 'GET', path: '/api/products/1' },
        { method: 'GET', path: '/api/auth/me' },
      ]);
      expect(failed).toEqual({
        status: 500,
        body: {
          ok: false,
          message: 'Internal server error',
          code: 'internal_error',
          requestId: expect.any(String),
        },
      });
      expect(next?.status).toBe(200);
    } finally {
      await knex.schema.renameTable('products_gone', 'products');
    }
  });

  test('uses the language of the batch request', async () => {
    const spanish = app.client({
      tokens: { token: app.tokenOf('admin') },
      headers: { 'accept-language': 'es' },
    });
    const { results } = await spanish.batch.run({
      operations: [{ method: 'GET', path: '/api/products/999999' }],
    });
    expect(results[0]?.body?.['message']).toBe('El producto 999999 no existe');
  });

  test('counts in the general limit once for ten operations, and each in another limit of its own', async () => {
    const limits = { general: 4, auth: 1, exports: 5 };
    const limited = await startTestApp({
      sharing: app,
      config: { areRateLimitsOn: true, rateLimits: limits },
    });
    try {
      const client = limited.client({ tokens: { token: app.tokenOf('admin') } });
      const me = { method: 'GET', path: '/api/auth/me' } as const;
      const body = { email: 'nobody@example.com', password: 'wrong' };
      const login = { method: 'POST', path: '/api/auth/login', body } as const;
      const { results } = await client.batch.run({ operations: [me, login, login, me, me, me] });
      expect(statuses(results)).toEqual([200, 401, 429, 200, 200, 200]);
      const { results: many } = await client.batch.run({ operations: Array(31).fill(me) });
      // The batches are the first and second, the operations 11 and 21 the third and fourth.
      expect(statuses(many)).toEqual([...Array(30).fill(200), 429]);
      expect(many[30]?.headers).toEqual({ 'Retry-After': expect.any(String) });
      expect(await failure(client.batch.run({ operations: [me] }))).toMatchObject({
        statusCode: 429,
      });
    } finally {
      await limited.close();
    }
  });
});
