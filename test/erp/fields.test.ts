import { operations } from '../../generated/erp/operations.js';
import type { FieldOf, Product, ProductListReply } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let product: Product;
beforeAll(async () => {
  app = await startTestApp();
  const field = { kind: 'product', code: 'grade', label: 'Grade', type: 'text' } as const;
  await app.as('admin').customFields.create(field);
  const values = { customFields: { grade: '8.8' }, metadata: { shelf: 'A' } };
  product = await createProduct(app, { name: 'Peña', ...values });
  await adjust(app, [{ productId: product.id, quantityDelta: 3, unitCost: 2 }]);
});
afterAll(() => app.close());

const bearer = () => ({ headers: { authorization: `Bearer ${app.tokenOf('admin')}` } });

/** Members of records that have no version, because callers do not change them, or no time of creation. */
const unversioned: Readonly<Record<string, readonly string[]>> = {
  listAuditEntries: ['id', 'at'],
  listMails: ['id', 'createdAt'],
  listImports: ['id', 'createdAt'],
  getImport: ['id', 'createdAt'],
  listWebhookDeliveries: ['id', 'createdAt'],
  getWebhookDelivery: ['id', 'createdAt'],
  // An attachment is replaced, not changed.
  getAttachment: ['id', 'createdAt'],
  // The usual text of a template was never created.
  getMailTemplate: ['version', 'updatedAt'],
};

describe('the parameter fields', () => {
  test('selects members of each record, and leaves the rest of the page unchanged', async () => {
    const reply = await app.as('admin').products.list({ fields: ['id', 'name'], pageSize: 1 });
    expect(reply).toEqual({
      ok: true,
      data: [{ id: product.id, name: 'Peña' }],
      totalCount: 1,
      page: 1,
      pageSize: 1,
    });
  });

  test('selects members of one record, whose ETag still has its version', async () => {
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

  test('is optional: without it the whole record is returned', async () => {
    const [one] = (await app.as('admin').products.list()).data;
    expect(Object.keys(one ?? {})).toEqual(operations.listProducts.fields);
  });

  test('applies to every page of an iteration', async () => {
    await createProduct(app);
    const codes: string[] = [];
    for await (const { code } of app.as('admin').products.list({ fields: ['code'], pageSize: 1 })) {
      codes.push(code);
    }
    expect(codes).toHaveLength(2);
  });

  test('narrows the type of a reply to the named members', async () => {
    const { data } = await app.as('admin').products.list({ fields: ['id', 'code'] });
    const narrow: { id: number; code: string }[] = data;
    // @ts-expect-error the name was not asked for
    expect(narrow.map((one, index) => [one.id, data[index]?.name])[0]?.[1]).toBeUndefined();
    const some: FieldOf<ProductListReply>[] = ['id'];
    const { data: perhaps } = await app.as('admin').products.list({ fields: some });
    const id: number | undefined = perhaps[0]?.id;
    expect(id).toEqual(expect.any(Number));
  });

  test('omits a member that the caller may not see', async () => {
    const get = (role: 'admin' | 'viewer') =>
      app.as(role).products.get(product.id, { fields: ['id', 'averageCost'] });
    expect((await get('admin')).data).toEqual({ id: product.id, averageCost: 2 });
    expect((await get('viewer')).data).toEqual({ id: product.id });
  });

  test('is accepted by every list and every detail of the contract', () => {
    const reads = Object.values(operations).filter(
      ({ method, paged, path }) => method === 'GET' && (paged || path.endsWith('}')),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const { id, fields } of reads) {
      const common = unversioned[id] ?? ['version', 'createdAt'];
      expect([id, fields]).toEqual([id, expect.arrayContaining([...common])]);
    }
  });

  test.each([
    ['price,colour', 'query.fields names colour, which is not one of id, code, name, price, stock'],
    ['constructor', 'query.fields names constructor'],
  ])('answers 400 to %s, and lists the known members', async (fields, says) => {
    const reply = await app.fetch(`/api/products?fields=${fields}`, bearer());
    const body = (await reply.json()) as { details: { path: string; message: string }[] };
    expect(reply.status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'query.fields', message: expect.stringContaining(says) }],
    });
  });

  test.each(['', 'id,', 'id,,code', 'x'.repeat(65)])('answers 400 to %j', async (fields) => {
    const reply = await app.fetch(`/api/products?fields=${fields}`, bearer());
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation_failed' });
  });

  test('accepts a single name, and a name given twice', async () => {
    const list = (fields: 'id'[]) => app.as('admin').products.list({ fields, pageSize: 1 });
    expect((await list(['id', 'id'])).data).toEqual([{ id: expect.any(Number) }]);
    const events = await app.as('admin').events.list({ fields: ['type'], limit: 1 });
    expect(events).toMatchObject({ data: [{ type: 'custom_field.created' }], nextAfter: 1 });
  });

  test('is unknown to an operation without records', async () => {
    const reply = await app.fetch('/api/auth/me?fields=id', bearer());
    expect(await reply.json()).toMatchObject({ code: 'unknown_parameter' });
  });
});
