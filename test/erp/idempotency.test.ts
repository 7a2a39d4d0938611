import type { ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const create = (values: Partial<ProductInput> = {}) => createProduct(app, values);

const names = async (query: Parameters<SvcErp['products']['list']>[0]) =>
  (await admin.products.list({ pageSize: 100, ...query })).data.map((product) => product.name);

describe('Idempotency-Key', () => {
  const key = () => `key-${Math.random()}`;

  test('creates once and repeats the same body for the same key', async () => {
    const input = sample();
    const idempotencyKey = key();
    const first = await admin.products.create(input, { idempotencyKey }).withResponse();
    const second = await admin.products.create(input, { idempotencyKey }).withResponse();
    expect(second.data).toEqual(first.data);
    expect(second.response.status).toBe(201);
    expect(first.response.headers.get('idempotency-replayed')).toBeNull();
    expect(second.response.headers.get('idempotency-replayed')).toBe('true');
    expect(second.response.headers.get('etag')).toBe('"1"');
  });

  test('answers 422 to another body with the same key', async () => {
    const idempotencyKey = key();
    await admin.products.create(sample(), { idempotencyKey });
    const error = await failure(admin.products.create(sample(), { idempotencyKey }));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('leaves the key unused after a validation error or a refusal', async () => {
    const idempotencyKey = key();
    const taken = await create();
    await failure(admin.products.create(sample({ price: -1 }), { idempotencyKey }));
    await failure(admin.products.create(sample({ code: taken.code }), { idempotencyKey }));
    await expect(admin.products.create(sample(), { idempotencyKey })).resolves.toMatchObject({
      ok: true,
    });
  });

  test('separates the keys of different callers', async () => {
    const idempotencyKey = key();
    const input = sample();
    await admin.products.create(input, { idempotencyKey });
    const error = await failure(app.as('manager').products.create(input, { idempotencyKey }));
    expect(error.code).toBe('duplicate_code');
  });

  test('stores a key for 24 hours', async () => {
    const idempotencyKey = key();
    await admin.products.create(sample(), { idempotencyKey });
    const start = app.clock.now();
    app.clock.advance(24 * 3_600_000 + 1000);
    try {
      const later = app.client();
      await later.auth.login({ email: app.email('admin'), password: 'correct horse battery' });
      await expect(later.products.create(sample(), { idempotencyKey })).resolves.toMatchObject({
        ok: true,
      });
    } finally {
      app.clock.set(start);
    }
  });

  test('answers 400 to a key of more than 255 characters', async () => {
    const error = await failure(
      admin.products.create(sample(), { idempotencyKey: 'k'.repeat(256) }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'invalid_idempotency_key' });
  });

  onPostgres('of concurrent requests', () => {
    test('creates one product for 20 requests with one key; early repeats are told to wait', async () => {
      const input = sample();
      const idempotencyKey = key();
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => admin.products.create(input, { idempotencyKey })),
      );
      const bodies = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      expect(bodies.length).toBeGreaterThan(0);
      expect(new Set(bodies.map((body) => body.data.id)).size).toBe(1);
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toMatchObject({
            statusCode: 409,
            code: 'idempotency_in_progress',
            retryAfter: 1,
          });
        }
      }
      expect(await names({ search: input.name })).toEqual([input.name]);
    });

    test('lets the SDK wait and repeat: all 20 get the one product', async () => {
      const input = sample();
      const idempotencyKey = key();
      const client = app.client({
        tokens: { token: app.tokenOf('admin') },
        maxRetries: 5,
      } as never);
      const bodies = await Promise.all(
        Array.from({ length: 20 }, () => client.products.create(input, { idempotencyKey })),
      );
      expect(new Set(bodies.map((body) => body.data.id)).size).toBe(1);
    });
  });
});
