import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ProductInput, SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { ensureCategory } from '../../src/erp/products/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

let made = 0;
const sample = (values: Partial<ProductInput> = {}): ProductInput => {
  made += 1;
  return { code: `P-${made}`, name: `Product ${made}`, price: 1, ...values };
};
const create = async (values: Partial<ProductInput> = {}) =>
  (await admin.products.create(sample(values))).data;

const failure = (promise: Promise<unknown>): Promise<SvcErpError> =>
  promise.then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: SvcErpError) => error,
  );

const names = async (query: Parameters<SvcErp['products']['list']>[0]) =>
  (await admin.products.list({ pageSize: 100, ...query })).data.map((product) => product.name);

describe('createProduct', () => {
  test('answers 201 with the product, its ETag and stock of zero', async () => {
    const input = sample({
      price: 12.345678,
      minStock: 2.5,
      description: 'Acero',
      barcode: '4006381333931',
    });
    const { data, response } = await admin.products.create(input).withResponse();
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(data.data).toMatchObject({
      ...input,
      stock: 0,
      active: true,
      type: 'good',
      trackStock: true,
    });
    expect(data.data.currencyCode).toBe('DOP');
    expect(data.data.createdAt).toMatch(/-04:00$/);
  });

  // 0.07, 0.14, 0.28 and 0.29 times 100 are no whole numbers in binary.
  test.each([0, 0.07, 0.14, 0.28, 0.29, 0.000001, 1e-6, 1234567890.123456, 9999999999999])(
    'every accepted number comes back equal: %p',
    async (price) => {
      const product = await create({ price });
      const { data } = await admin.products.get(product.id);
      expect([product.price, data.price]).toEqual([price, price]);
    },
  );

  test.each([
    ['a price of seven decimals', { price: 0.0000001 }, 'too_many_decimals', 'body.price'],
    ['a negative price', { price: -1 }, 'validation_failed', 'body.price'],
    ['an empty code', { code: '   ' }, 'validation_failed', 'body.code'],
    ['a control character', { name: 'a\u0007b' }, 'validation_failed', 'body.name'],
    ['an unknown member', { stock: 5 }, 'unknown_field', 'body.stock'],
    ['a wrong type', { type: 'thing' }, 'validation_failed', 'body.type'],
    ['a name too long', { name: 'x'.repeat(201) }, 'validation_failed', 'body.name'],
  ])('%s is a 400 that names the place', async (_what, values, code, path) => {
    const error = await failure(admin.products.create(sample(values as Partial<ProductInput>)));
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect(error.errors).toHaveLength(error.details?.length ?? -1);
  });

  test('text is trimmed and composed', async () => {
    const product = await create({ name: '  Cafe\u0301  ' });
    expect(product.name).toBe('Café');
  });

  test('a code is unique whatever its case, in its company only', async () => {
    const { code } = await create({ code: 'Ñandú-1' });
    const error = await failure(admin.products.create(sample({ code: 'ÑANDÚ-1' })));
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
    await expect(app.as('stranger').products.create(sample({ code }))).resolves.toMatchObject({
      ok: true,
    });
  });

  // Two tills scan the same new article; the unique index, not the handler, must decide.
  test('lets one of two racing creates win and tells the other why', async () => {
    const barcode = '4006381333948';
    const results = await Promise.allSettled([create({ barcode }), create({ barcode })]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'duplicate_barcode' });
  });

  test('a category of another company, or none, is a 404 that names the member', async () => {
    const { knex } = app.database;
    const foreign = await ensureCategory(knex, app.otherCompanyId, 'Foreign', app.clock.now());
    for (const categoryId of [foreign, 999_999]) {
      const error = await failure(admin.products.create(sample({ categoryId })));
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
      expect(error.details?.[0]?.path).toBe('body.categoryId');
    }
    const rate = await failure(admin.products.create(sample({ taxRateId: 7 })));
    expect(rate.details?.[0]?.path).toBe('body.taxRateId');
  });

  test('services never keep stock', async () => {
    const product = await create({ type: 'service', trackStock: true });
    expect(product.trackStock).toBe(false);
  });

  test('needs products:write', async () => {
    const error = await failure(app.as('viewer').products.create(sample()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });

  test('writes one audit row in the same transaction, with who, where and what', async () => {
    const { data, requestId } = await admin.products.create(sample()).withResponse();
    const rows = await app.database
      .knex('audit_log as a')
      .where({
        'a.company_id': app.companyId,
        'a.object_type': 'product',
        'a.object_id': String(data.data.id),
      })
      .select('a.*');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: 'createProduct',
      actor_type: 'user',
      request_id: requestId,
      ip: '127.0.0.1',
    });
    expect(rows[0].after).toMatchObject({ code: data.data.code });
  });
});

describe('Idempotency-Key', () => {
  const key = () => `key-${Math.random()}`;

  test('k sends create once and answer the same body', async () => {
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

  test('another body with the same key is a 422', async () => {
    const idempotencyKey = key();
    await admin.products.create(sample(), { idempotencyKey });
    const error = await failure(admin.products.create(sample(), { idempotencyKey }));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('a validation failure and a refusal do not burn the key', async () => {
    const idempotencyKey = key();
    const taken = await create();
    await failure(admin.products.create(sample({ price: -1 }), { idempotencyKey }));
    await failure(admin.products.create(sample({ code: taken.code }), { idempotencyKey }));
    await expect(admin.products.create(sample(), { idempotencyKey })).resolves.toMatchObject({
      ok: true,
    });
  });

  test('keys of different callers do not meet', async () => {
    const idempotencyKey = key();
    const input = sample();
    await admin.products.create(input, { idempotencyKey });
    const error = await failure(app.as('manager').products.create(input, { idempotencyKey }));
    expect(error.code).toBe('duplicate_code');
  });

  test('is kept 24 hours', async () => {
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

  test('a key of more than 255 characters is a 400', async () => {
    const error = await failure(
      admin.products.create(sample(), { idempotencyKey: 'k'.repeat(256) }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'invalid_idempotency_key' });
  });

  onPostgres('at once', () => {
    test('20 parallel creates with one key make one product; who comes too early is told to wait', async () => {
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

    test('the SDK waits and repeats: all 20 get the one product', async () => {
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

describe('getProduct', () => {
  test('answers the product, its cost only to those who may see it', async () => {
    const product = await create();
    const { data } = await admin.products.get(product.id);
    expect(data).toHaveProperty('averageCost', null);
    const seen = await app.as('viewer').products.get(product.id);
    expect(seen.data).not.toHaveProperty('averageCost');
  });

  test("another company's id is a 404, not a 403", async () => {
    const product = await create();
    const error = await failure(app.as('stranger').products.get(product.id));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test.each(['0', '-1', '1.5', 'abc', '9007199254740993', '1e3', '%31%20'])(
    'the id %s is a 400',
    async (id) => {
      const reply = await app.fetch(`/api/products/${id}`, {
        headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
      });
      expect([id, reply.status]).toEqual([id, 400]);
    },
  );
});

describe('updateProduct', () => {
  test('absent optional members keep their value and null clears them', async () => {
    const product = await create({
      description: 'long',
      barcode: '12345',
      minStock: 3,
      unit: 'kg',
    });
    const { data } = await admin.products.update(product.id, {
      code: product.code,
      name: 'Renamed',
      price: 2,
      description: null,
    });
    expect(data).toMatchObject({
      name: 'Renamed',
      price: 2,
      description: null,
      barcode: '12345',
      minStock: 3,
      unit: 'kg',
    });
    expect(data.version).toBe(product.version + 1);
  });

  test('required members must be sent', async () => {
    const product = await create();
    const error = await failure(admin.products.update(product.id, { name: 'x' } as ProductInput));
    expect(error.details?.map((detail) => detail.path)).toEqual(['body.code', 'body.price']);
  });

  test('If-Match with an old version is a 412 and changes nothing', async () => {
    const product = await create();
    const input = { code: product.code, name: 'First', price: 1 };
    await admin.products.update(product.id, input, { ifMatch: product.version });
    const error = await failure(
      admin.products.update(product.id, { ...input, name: 'Second' }, { ifMatch: product.version }),
    );
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const { data } = await admin.products.get(product.id);
    expect(data).toMatchObject({ name: 'First', version: 2 });
  });

  test('of racing updates with one version exactly one wins', async () => {
    const product = await create();
    const input = { code: product.code, name: 'Raced', price: 1 };
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        admin.products.update(product.id, input, { ifMatch: product.version }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('stock is never settable', async () => {
    const product = await create();
    const input = { code: product.code, name: 'x', price: 1, stock: 9 } as ProductInput;
    const error = await failure(admin.products.update(product.id, input));
    expect(error).toMatchObject({ statusCode: 400, code: 'unknown_field' });
  });

  test('a taken code is a 409, an unknown product a 404, without permission a 403', async () => {
    const [one, two] = [await create(), await create()];
    const input = { code: one.code, name: 'x', price: 1 };
    expect(await failure(admin.products.update(two.id, input))).toMatchObject({
      code: 'duplicate_code',
    });
    expect(await failure(admin.products.update(999_999, input))).toMatchObject({
      code: 'not_found',
    });
    expect(await failure(app.as('viewer').products.update(one.id, input))).toMatchObject({
      statusCode: 403,
    });
  });
});

describe('deactivateProduct', () => {
  test('keeps the product readable and out of the default list; repeating it changes nothing', async () => {
    const product = await create();
    const first = await admin.products.deactivate(product.id);
    const second = await admin.products.deactivate(product.id);
    expect(first.data).toMatchObject({ active: false, version: 2 });
    expect(second.data).toEqual(first.data);
    expect(await names({ search: product.name })).toEqual([]);
    expect(await names({ search: product.name, includeInactive: true })).toEqual([product.name]);
    expect(await names({ search: product.name, active: false })).toEqual([product.name]);
  });

  test('an unknown product is a 404', async () => {
    expect(await failure(admin.products.deactivate(999_999))).toMatchObject({ statusCode: 404 });
  });
});

describe('listProducts', () => {
  test('has the shape of the seed: data, totalCount, page, pageSize', async () => {
    const reply = await admin.products.list({ pageSize: 2 });
    expect(reply).toMatchObject({ ok: true, page: 1, pageSize: 2 });
    expect(reply.data).toHaveLength(2);
    for (const member of ['id', 'code', 'name', 'price', 'stock', 'categoryName']) {
      expect(reply.data[0]).toHaveProperty(member);
    }
    const counted = await app.database
      .knex('products as p')
      .where({ 'p.company_id': app.companyId, 'p.is_active': true })
      .count<{ count: number }[]>('* as count');
    expect(reply.totalCount).toBe(counted[0]?.count);
  });

  test.each([
    ['pageSize=101', 'page_size_out_of_range'],
    ['pageSize=0', 'page_size_out_of_range'],
    ['page=0', 'page_size_out_of_range'],
    ['page=x', 'page_size_out_of_range'],
    ['sortBy=colour', 'unsupported_sort'],
    ['sortDir=up', 'validation_failed'],
    ['colour=red', 'unknown_parameter'],
    ['page=1&page=2', 'duplicate_parameter'],
    ['cursor=nonsense', 'invalid_cursor'],
    ['dateFrom=2026-02-30', 'invalid_date_range'],
    ['dateFrom=2026-01-31T10:00:00', 'invalid_date_range'],
    ['dateFrom=2026-02-01&dateTo=2026-01-31', 'invalid_date_range'],
    ['search=%ff', 'validation_failed'],
    ['active=maybe', 'validation_failed'],
  ])('%s is a 400 %s, never a silent clamp', async (query, code) => {
    const reply = await app.fetch(`/api/products?${query}`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, code]);
  });

  test('«peña», «PENA» and «Peñá» find the same rows; «100%» and «a_b» are literal', async () => {
    const mark = `m${Math.random().toString(36).slice(2, 8)}`;
    for (const name of ['Peñá', '100%', '1000', 'a_b', 'aXb'])
      await create({ name: `${mark} ${name}` });
    for (const term of ['peña', 'PENA', 'Peñá']) {
      expect(await names({ search: `${mark} ${term}` })).toEqual([`${mark} Peñá`]);
    }
    expect(await names({ search: `${mark} 100%` })).toEqual([`${mark} 100%`]);
    expect(await names({ search: `${mark} a_b` })).toEqual([`${mark} a_b`]);
  });

  test('sorting by name puts Álvarez next to Alvarez', async () => {
    const mark = `s${Math.random().toString(36).slice(2, 8)}`;
    for (const name of ['Zorro', 'Álvarez', 'Bravo', 'alvarez'])
      await create({ name: `${mark} ${name}` });
    const sorted = await names({ search: mark, sortBy: 'name' });
    expect(sorted.map((name) => name.slice(mark.length + 1))).toEqual([
      'Álvarez',
      'alvarez',
      'Bravo',
      'Zorro',
    ]);
  });

  test.each([
    'id',
    'code',
    'name',
    'price',
    'stock',
    'categoryName',
    'createdAt',
    'updatedAt',
  ] as const)('sorts by %s both ways, ties by id', async (sortBy) => {
    const ids = async (sortDir: 'asc' | 'desc') =>
      (await admin.products.list({ sortBy, sortDir, pageSize: 100 })).data.map(
        (product) => product.id,
      );
    const [up, down] = [await ids('asc'), await ids('desc')];
    expect(new Set(up).size).toBe(up.length);
    if (up.length < 100) expect([...down].reverse()).toEqual(up);
  });

  test('walking all pages by cursor answers each record once while others insert', async () => {
    const mark = `w${Math.random().toString(36).slice(2, 8)}`;
    const first = [];
    for (let index = 0; index < 12; index += 1)
      first.push((await create({ name: `${mark} ${index}` })).id);
    const seen: number[] = [];
    for await (const product of admin.products.list({
      search: mark,
      pageSize: 5,
      sortBy: 'name',
    })) {
      seen.push(product.id);
      if (seen.length % 5 === 0) await create({ name: `${mark} 0 new` });
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of first) expect(seen).toContain(id);
  });

  test('date-only bounds are whole company days, 23 and 25 hours long ones included', async () => {
    const mark = `d${Math.random().toString(36).slice(2, 8)}`;
    const start = app.clock.now();
    const at = async (instant: string, name: string) => {
      await create({ name: `${mark} ${name}` });
      await app.database
        .knex('products')
        .where({ name: `${mark} ${name}` })
        .update({ created_at: new Date(instant) });
    };
    // Santo Domingo is four hours behind UTC.
    await at('2026-03-10T03:59:59.999Z', 'before');
    await at('2026-03-10T04:00:00.000Z', 'first');
    await at('2026-03-11T03:59:59.999Z', 'last');
    await at('2026-03-11T04:00:00.000Z', 'after');
    const day = { search: mark, dateFrom: '2026-03-10', dateTo: '2026-03-10' };
    expect((await names(day)).sort()).toEqual([`${mark} first`, `${mark} last`]);
    const instants = {
      search: mark,
      dateFrom: '2026-03-10T04:00:00Z',
      dateTo: '2026-03-11T00:00:00-04:00',
    };
    expect((await names(instants)).sort()).toEqual([
      `${mark} after`,
      `${mark} first`,
      `${mark} last`,
    ]);
    expect(app.clock.now()).toEqual(start);
  });

  test('filters by category, low stock and time of change', async () => {
    const categoryId = await ensureCategory(
      app.database.knex,
      app.companyId,
      'Tornillería',
      app.clock.now(),
    );
    const low = await create({ categoryId, minStock: 5 });
    const other = await create({ categoryId });
    const found = await admin.products.list({ categoryId });
    expect(found.data.map((product) => product.id).sort()).toEqual([low.id, other.id].sort());
    expect(found.data[0]?.categoryName).toBe('Tornillería');
    const lows = await admin.products.list({ categoryId, lowStock: true });
    expect(lows.data.map((product) => product.id)).toEqual([low.id]);
    app.clock.advance(1000);
    const updatedSince = app.clock.now().toISOString();
    await admin.products.update(other.id, { code: other.code, name: other.name, price: 3 });
    const changed = await admin.products.list({ updatedSince, categoryId });
    expect(changed.data.map((product) => product.id)).toEqual([other.id]);
  });

  test('needs products:read, and credentials', async () => {
    expect(await failure(app.client().products.list())).toMatchObject({
      statusCode: 401,
      code: 'not_authenticated',
    });
  });
});

describe('listProductCategories', () => {
  test('is never taken as an id, and counts the active products', async () => {
    const categoryId = await ensureCategory(
      app.database.knex,
      app.companyId,
      'Pinturas',
      app.clock.now(),
    );
    const one = await create({ categoryId });
    await create({ categoryId });
    await admin.products.deactivate(one.id);
    const { data } = await admin.products.categories({ search: 'pinturas' });
    expect(data).toMatchObject([
      { id: categoryId, name: 'Pinturas', productCount: 1, parentId: null },
    ]);
    const reply = await app.fetch('/api/products/categories', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
