import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../../generated/erp/operations.js';
import type { FieldOf, Product, ProductListReply } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';

let app: TestApp;
let product: Product;
beforeAll(async () => {
  app = await startTestApp();
  product = await createProduct(app, { name: 'Peña' });
  await adjust(app, [{ productId: product.id, quantityDelta: 3, unitCost: 2 }]);
});
afterAll(() => app.close());

const bearer = () => ({ headers: { authorization: `Bearer ${app.tokenOf('admin')}` } });

describe('fields', () => {
  test('keeps those members of each record and all that surrounds the records', async () => {
    const reply = await app.as('admin').products.list({ fields: ['id', 'name'], pageSize: 1 });
    expect(reply).toEqual({
      ok: true,
      data: [{ id: product.id, name: 'Peña' }],
      totalCount: 1,
      page: 1,
      pageSize: 1,
    });
  });

  test('keeps members of one record, whose ETag still tells its version', async () => {
    const { products } = app.as('admin');
    const { data: reply, response } = await products
      .get(product.id, { fields: ['code', 'stockByWarehouse'] })
      .withResponse();
    expect(reply).toEqual({
      ok: true,
      data: {
        code: product.code,
        stockByWarehouse: [
          { warehouseId: app.warehouseId, warehouseName: expect.any(String), quantity: 3 },
        ],
      },
    });
    const whole = await products.get(product.id).withResponse();
    expect(response.headers.get('etag')).toBe(whole.response.headers.get('etag'));
  });

  test('the whole record is answered where it is not given', async () => {
    const [one] = (await app.as('admin').products.list()).data;
    expect(Object.keys(one ?? {})).toEqual(operations.listProducts.fields);
  });

  test('goes on from page to page', async () => {
    await createProduct(app);
    const codes: string[] = [];
    for await (const { code } of app.as('admin').products.list({ fields: ['code'], pageSize: 1 })) {
      codes.push(code);
    }
    expect(codes).toHaveLength(2);
  });

  test('the type of a reply has only the members that were named', async () => {
    const { data } = await app.as('admin').products.list({ fields: ['id', 'code'] });
    const narrow: { id: number; code: string }[] = data;
    // @ts-expect-error the name was not asked for
    expect(narrow.map((one, index) => [one.id, data[index]?.name])[0]?.[1]).toBeUndefined();
    const some: FieldOf<ProductListReply>[] = ['id'];
    const { data: perhaps } = await app.as('admin').products.list({ fields: some });
    const id: number | undefined = perhaps[0]?.id;
    expect(id).toEqual(expect.any(Number));
  });

  test('a member that the caller may not see stays away', async () => {
    const get = (role: 'admin' | 'viewer') =>
      app.as(role).products.get(product.id, { fields: ['id', 'averageCost'] });
    expect((await get('admin')).data).toEqual({ id: product.id, averageCost: 2 });
    expect((await get('viewer')).data).toEqual({ id: product.id });
  });

  test('every list and every detail of the contract takes it and knows its members', () => {
    const reads = Object.values(operations).filter(
      ({ method, paged, path }) => method === 'GET' && (paged || path.endsWith('}')),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const { id, fields } of reads) {
      // An append-only record has no version.
      const common = id === 'listAuditEntries' ? ['id', 'at'] : ['version', 'createdAt'];
      expect([id, fields]).toEqual([id, expect.arrayContaining(common)]);
    }
  });

  test.each([
    ['price,colour', 'query.fields names colour, which is not one of id, code, name, price, stock'],
    ['constructor', 'query.fields names constructor'],
  ])('%s is a 400 that says what could be named', async (fields, says) => {
    const reply = await app.fetch(`/api/products?fields=${fields}`, bearer());
    const body = (await reply.json()) as { details: { path: string; message: string }[] };
    expect(reply.status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'query.fields', message: expect.stringContaining(says) }],
    });
  });

  test.each(['', 'id,', 'id,,code', 'x'.repeat(65)])('%j is a 400', async (fields) => {
    const reply = await app.fetch(`/api/products?fields=${fields}`, bearer());
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation_failed' });
  });

  test('one name alone and a name given twice are fine', async () => {
    const list = (fields: 'id'[]) => app.as('admin').products.list({ fields, pageSize: 1 });
    expect((await list(['id', 'id'])).data).toEqual([{ id: expect.any(Number) }]);
    const events = await app.as('admin').events.list({ fields: ['type'], limit: 1 });
    expect(events).toMatchObject({ data: [{ type: 'product.created' }], nextAfter: 1 });
  });

  test('an operation that has no record to pick from does not know it', async () => {
    const reply = await app.fetch('/api/auth/me?fields=id', bearer());
    expect(await reply.json()).toMatchObject({ code: 'unknown_parameter' });
  });
});
