import type { SvcErp } from '../../sdk/erp/index.js';
import { seriesDefaults } from '../../src/erp/config/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
});
afterAll(() => app.close());

/** Returns the newest audit row of an operation, and the number of its rows. */
async function audit(action: string) {
  const rows = await app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': app.companyId, 'a.action': action })
    .orderBy('a.id', 'desc')
    .select('a.object_type', 'a.object_id', 'a.before', 'a.after', 'a.actor_name');
  return { count: rows.length, newest: rows[0] as Record<string, unknown> | undefined };
}

describe('listSeries', () => {
  test('lists every kind of document by code, used or unused', async () => {
    const { data, totalCount } = await config.series({ sortBy: 'code' });
    expect(data.map(({ code }) => code)).toEqual(Object.keys(seriesDefaults).sort());
    expect(totalCount).toBe(data.length);
    expect(data.find(({ code }) => code === 'collection')).toMatchObject({
      prefix: 'RE-',
      nextNumber: 1,
      pad: 6,
      lastDate: null,
      used: false,
      version: 1,
    });
  });

  test('pages by cursor, and searches', async () => {
    const codes: string[] = [];
    for await (const one of config.series({ pageSize: 3 })) codes.push(one.code);
    expect(codes).toEqual(Object.keys(seriesDefaults).sort());
    const { data } = await config.series({ search: 'PAYMENT' });
    expect(data.map(({ code }) => code)).toEqual(['vendor_payment']);
  });
});

describe('updateSeries', () => {
  test('sets the numbering of documents before the first of them', async () => {
    const { config: other, products, inventory } = app.as('stranger');
    const body = { prefix: 'ADJ/', pad: 3, nextNumber: 41 };
    const { data } = await other.updateSeries('adjustment', body);
    expect(data).toMatchObject({ code: 'adjustment', ...body, used: false, version: 2 });
    const { data: product } = await products.create({ code: 'S', name: 'S', price: 1 });
    const lines = [{ productId: product.id, quantityDelta: 1 }];
    const document = { warehouseId: app.otherWarehouseId, reason: 'count' as const, lines };
    expect((await inventory.adjust(document)).data.number).toBe('ADJ/041');
    const { data: now } = await other.series({ search: 'adjustment' });
    expect(now).toMatchObject([{ nextNumber: 42, used: true, version: 2 }]);
  });

  test('leaves no gap when a prefix is changed and changed back', async () => {
    const { admin, inventory } = app.as('admin');
    const setUp = async (input: Parameters<typeof config.updateSeries>[1]) =>
      (await config.updateSeries('adjustment', input)).data;
    const { id: productId } = await createProduct(app);
    const lines = [{ productId, quantityDelta: 1 }];
    const document = { warehouseId: app.warehouseId, reason: 'count' as const, lines };
    const number = async () => (await inventory.adjust(document)).data.number;
    const before = (await config.series({ search: 'adjustment' })).data[0];
    const { prefix = '', nextNumber = 0 } = before ?? {};
    const shown = (at: number) => `${prefix}${String(at).padStart(6, '0')}`;
    expect(await number()).toBe(shown(nextNumber));
    const started = await setUp({ prefix: '2027-', nextNumber: 1 });
    expect(started).toMatchObject({ prefix: '2027-', nextNumber: 1, used: false });
    expect([await number(), await number()]).toEqual(['2027-000001', '2027-000002']);
    const again = await setUp({ prefix });
    expect(again).toMatchObject({ prefix, nextNumber: nextNumber + 1, used: true });
    expect(await number()).toBe(shown(nextNumber + 1));
    const refused = await failure(setUp({ prefix: '2027-', nextNumber: 1 }));
    expect(refused).toMatchObject({ statusCode: 409, code: 'series_in_use' });
    expect(await setUp({ prefix: '2027-' })).toMatchObject({ nextNumber: 3, used: true });
    expect(await setUp({ prefix: 'NEW-' })).toMatchObject({ nextNumber: 3, used: false });
    expect((await setUp({ prefix })).nextNumber).toBe(nextNumber + 2);
    expect((await admin.selfCheck()).data.sound).toBe(true);
  });

  test('refuses a new next number once the series has given one, so that no gap arises', async () => {
    const { id: productId } = await createProduct(app);
    await adjust(app, [{ productId, quantityDelta: 1 }]);
    const [before] = (await config.series({ search: 'adjustment' })).data;
    const nextNumber = (before?.nextNumber ?? 0) + 10;
    const { prefix = '' } = before ?? {};
    const error = await failure(config.updateSeries('adjustment', { prefix, nextNumber }));
    expect(error).toMatchObject({ statusCode: 409, code: 'series_in_use' });
    expect((await config.series({ search: 'adjustment' })).data).toEqual([before]);
    const { data } = await config.updateSeries('adjustment', { prefix: 'A-' });
    expect(data).toMatchObject({ prefix: 'A-', pad: 6, nextNumber: before?.nextNumber });
  });

  test('answers 412 to an old version in If-Match, even before there is a row', async () => {
    const body = { prefix: 'T-' };
    const { data } = await config.updateSeries('transfer', body, { ifMatch: 1 });
    const error = await failure(config.updateSeries('transfer', body, { ifMatch: 1 }));
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    await config.updateSeries('transfer', { prefix: '', pad: 0 }, { ifMatch: data.version });
    expect((await audit('updateSeries')).newest).toMatchObject({
      object_type: 'series',
      object_id: 'transfer',
      before: { prefix: 'T-' },
      after: { prefix: '', pad: 0 },
    });
  });

  test.each(['recibos', 'toString', 'INVOICE'])(
    'answers 404 to %s, which is no kind of document',
    async (code) => {
      const error = await failure(config.updateSeries(code, { prefix: 'X-' }));
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    },
  );

  test.each([
    [{ prefix: 'x'.repeat(21) }],
    [{ prefix: 'a\u0007' }],
    [{ prefix: 'X-', pad: 19 }],
    [{ prefix: 'X-', nextNumber: 0 }],
  ])('answers 400 to %j', async (body) => {
    const error = await failure(config.updateSeries('invoice', body));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });

  test('changes only the own company', async () => {
    await config.updateSeries('reception', { prefix: 'OWN-' });
    const { data } = await app.as('stranger').config.series({ search: 'reception' });
    expect(data).toMatchObject([{ prefix: 'RC-', version: 1 }]);
  });
});
