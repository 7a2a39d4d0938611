import type { ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { ensureCategory } from '../../src/erp/products/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addVendor } from '../support/sales.js';

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

  // 0.07, 0.14, 0.28 and 0.29 times 100 are not whole numbers in binary.
  test.each([0, 0.07, 0.14, 0.28, 0.29, 0.000001, 1e-6, 1234567890.123456, 9999999999999])(
    'preserves every accepted number: %p',
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
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await failure(admin.products.create(sample(values as Partial<ProductInput>)));
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect(error.errors).toHaveLength(error.details?.length ?? -1);
  });

  test('trims text and composes its characters', async () => {
    const product = await create({ name: '  Cafe\u0301  ' });
    expect(product.name).toBe('Café');
  });

  test('requires a code that is unique in its company, ignoring letter case', async () => {
    const { code } = await create({ code: 'Ñandú-1' });
    const error = await failure(admin.products.create(sample({ code: 'ÑANDÚ-1' })));
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
    await expect(app.as('stranger').products.create(sample({ code }))).resolves.toMatchObject({
      ok: true,
    });
  });

  // Two tills scan the same new article; the unique index must decide, not the handler.
  test('creates one of two concurrent products with one code, and explains the refusal', async () => {
    const barcode = '4006381333948';
    const results = await Promise.allSettled([create({ barcode }), create({ barcode })]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'duplicate_barcode' });
  });

  test('answers 404 for a category that is unknown or of another company, naming the field', async () => {
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

  test('never tracks stock of services', async () => {
    const product = await create({ type: 'service', trackStock: true });
    expect(product.trackStock).toBe(false);
  });

  test('requires products:write', async () => {
    const error = await failure(app.as('viewer').products.create(sample()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });

  test('writes one audit row in the same transaction, with actor, record, origin and changes', async () => {
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

describe('getProduct', () => {
  test('returns the product, with its cost only if permitted', async () => {
    const product = await create();
    const { data } = await admin.products.get(product.id);
    expect(data).toHaveProperty('averageCost', null);
    const seen = await app.as('viewer').products.get(product.id);
    expect(seen.data).not.toHaveProperty('averageCost');
  });

  test('answers 404 for an id of another company, not 403', async () => {
    const product = await create();
    const error = await failure(app.as('stranger').products.get(product.id));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test.each(['0', '-1', '1.5', 'abc', '9007199254740993', '1e3', '%31%20'])(
    'answers 400 to the id %s',
    async (id) => {
      const reply = await app.fetch(`/api/products/${id}`, {
        headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
      });
      expect([id, reply.status]).toEqual([id, 400]);
    },
  );
});

describe('updateProduct', () => {
  test('preserves absent optional members, and clears null', async () => {
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

  test('requires the required members', async () => {
    const product = await create();
    const error = await failure(admin.products.update(product.id, { name: 'x' } as ProductInput));
    expect(error.details?.map((detail) => detail.path)).toEqual(['body.code', 'body.price']);
  });

  test.each([
    ['"0", "VERSION"', 200],
    ['"abc" , "VERSION"', 200],
    ['*', 200],
    ['W/"VERSION"', 412],
    ['"0", W/"VERSION"', 412],
    ['"abc"', 412],
    ['""', 412],
    ['VERSION', 400],
    ['"VERSION" "0"', 400],
    ['*, "VERSION"', 400],
  ])('compares If-Match %s by strong tags (RFC 9110)', async (written, status) => {
    const product = await create();
    const reply = await app.fetch(`/api/products/${product.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${app.tokenOf('admin')}`,
        'content-type': 'application/json',
        'if-match': written.replace('VERSION', String(product.version)),
      },
      body: JSON.stringify({ code: product.code, name: 'First', price: 1 }),
    });
    expect(reply.status).toBe(status);
  });

  test('answers 412 to an old version in If-Match, and changes nothing', async () => {
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

  test('applies one of several concurrent updates with one version', async () => {
    const product = await create();
    const input = { code: product.code, name: 'Raced', price: 1 };
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        admin.products.update(product.id, input, { ifMatch: product.version }),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses the member stock', async () => {
    const product = await create();
    const input = { code: product.code, name: 'x', price: 1, stock: 9 } as ProductInput;
    const error = await failure(admin.products.update(product.id, input));
    expect(error).toMatchObject({ statusCode: 400, code: 'unknown_field' });
  });

  test('answers 409 to a taken code, 404 to an unknown product, 403 without permission', async () => {
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
  test('hides the product from the default list, not from getProduct, and can be repeated', async () => {
    const product = await create();
    const first = await admin.products.deactivate(product.id);
    const second = await admin.products.deactivate(product.id);
    expect(first.data).toMatchObject({ active: false, version: 2 });
    expect(second.data).toEqual(first.data);
    expect(await names({ search: product.name })).toEqual([]);
    expect(await names({ search: product.name, includeInactive: true })).toEqual([product.name]);
    expect(await names({ search: product.name, active: false })).toEqual([product.name]);
  });

  test('is undone by an update with active: true, after which new documents accept the product', async () => {
    const { id, code, name, price } = await create();
    await admin.products.deactivate(id);
    const body = { code, name, price };
    expect((await admin.products.update(id, body)).data.active).toBe(false);
    expect((await admin.products.update(id, { ...body, active: true })).data.active).toBe(true);
    const line = { productId: id, countedQuantity: 1 };
    await admin.inventory.adjust({ warehouseId: app.warehouseId, reason: 'count', lines: [line] });
  });

  test('is refused to an update too while an order is open', async () => {
    const { id, code, name, price } = await create();
    const lines = [{ productId: id, quantity: 1, unitPrice: 1 }];
    await admin.purchaseOrders.create({ vendorId: await addVendor(app), lines });
    const off = admin.products.update(id, { code, name, price, active: false });
    expect(await failure(off)).toMatchObject({ statusCode: 409, code: 'product_in_open_orders' });
  });

  test('leaves stock that can be counted out, but neither in nor moved', async () => {
    const { id } = await create();
    const { warehouseId } = app;
    const count = (countedQuantity: number) =>
      admin.inventory.adjust({
        warehouseId,
        reason: 'count' as const,
        lines: [{ productId: id, countedQuantity }],
      });
    await count(5);
    await admin.products.deactivate(id);
    expect(await failure(count(6))).toMatchObject({ code: 'product_inactive' });
    await count(2);
    const places = { fromWarehouseId: warehouseId, toWarehouseId: app.secondWarehouseId };
    const lines = [{ productId: id, quantity: 1 }];
    const moved = admin.inventory.transfer({ ...places, lines });
    expect(await failure(moved)).toMatchObject({ code: 'product_inactive' });
    await count(0);
    expect((await admin.products.get(id)).data.stock).toBe(0);
  });

  test('answers 404 to an unknown product', async () => {
    expect(await failure(admin.products.deactivate(999_999))).toMatchObject({ statusCode: 404 });
  });
});
