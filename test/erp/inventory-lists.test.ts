import type { AdjustmentInput, ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { adjust as book, createProduct, stockOf as stockRows } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

type Line = AdjustmentInput['lines'][number];
const product = async (values: Partial<ProductInput> = {}) => (await createProduct(app, values)).id;
const adjust = (lines: Line[], more: Partial<AdjustmentInput> = {}) => book(app, lines, more);
const stockOf = (productId: number) => stockRows(app, productId);

describe('listStock', () => {
  test('returns filtered and sorted rows by product and warehouse, with costs only if permitted', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 4, unitCost: 2 }]);
    await adjust([{ productId, quantityDelta: 1, unitCost: 2 }], {
      warehouseId: app.secondWarehouseId,
    });
    const { data } = await admin.inventory.stock({ productId, sortBy: 'quantity' });
    expect(data.map((row) => [row.quantity, row.available, row.averageCost, row.value])).toEqual([
      [1, 1, 2, 2],
      [4, 4, 2, 8],
    ]);
    const seen = await app
      .as('viewer')
      .inventory.stock({ productId, warehouseId: app.warehouseId });
    expect(seen.data).toHaveLength(1);
    expect(seen.data[0]).not.toHaveProperty('value');
    expect((await app.as('stranger').inventory.stock({ productId })).totalCount).toBe(0);
  });

  test('omits empty stock with onlyPositive', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 1 }]);
    await adjust([{ productId, quantityDelta: -1 }]);
    expect((await admin.inventory.stock({ productId })).totalCount).toBe(1);
    expect((await admin.inventory.stock({ productId, onlyPositive: true })).totalCount).toBe(0);
  });

  test('sums all warehouses of active products for belowMinimum', async () => {
    const productId = await product({ minStock: 5 });
    const enough = await product({ minStock: 5 });
    const lines = (id: number, quantityDelta: number): Line[] => [{ productId: id, quantityDelta }];
    await adjust(lines(productId, 3));
    await adjust(lines(productId, 1), { warehouseId: app.secondWarehouseId });
    await adjust(lines(enough, 4));
    await adjust(lines(enough, 1), { warehouseId: app.secondWarehouseId });
    const low = async () =>
      (await admin.inventory.stock({ belowMinimum: true })).data.map((row) => row.productId);
    expect(await low()).toEqual([productId, productId]);
    await adjust(lines(productId, 1));
    expect(await low()).toEqual([]);
    await adjust(lines(productId, -1));
    expect(await low()).toHaveLength(2);
    await admin.products.deactivate(productId);
    expect(await low()).toEqual([]);
  });
});

describe('listWarehouses', () => {
  test('lists the warehouses of the company by name', async () => {
    const { data } = await admin.inventory.warehouses({ sortBy: 'name' });
    const ids = data.map((warehouse) => warehouse.id);
    expect(ids).toEqual(expect.arrayContaining([app.warehouseId, app.secondWarehouseId]));
    expect(ids).not.toContain(app.otherWarehouseId);
  });
});

describe('listMovements', () => {
  test('returns unchangeable movements, filtered by day of the company', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 4 }], { date: '2026-01-10' });
    await adjust([{ productId, quantityDelta: -1 }], { date: '2026-01-20' });
    const ofDay = await admin.inventory.movements({
      productId,
      dateFrom: '2026-01-20',
      dateTo: '2026-01-20',
    });
    expect(ofDay.data).toMatchObject([
      { quantity: -1, quantityAfter: 3, date: '2026-01-20', documentType: 'adjustment' },
    ]);
    const all = await admin.inventory.movements({
      productId,
      sortBy: 'date',
      sortDir: 'asc',
      documentType: 'adjustment',
    });
    expect(all.data.map((move) => move.quantity)).toEqual([4, -1]);
    const { knex } = app.database;
    await expect(
      knex('stock_movements').where({ product_id: productId }).update({ quantity: 1 }),
    ).rejects.toThrow(/only ever added/);
    await expect(knex('stock_movements').where({ product_id: productId }).delete()).rejects.toThrow(
      /only ever added/,
    );
    await expect(knex('audit_log').delete()).rejects.toThrow(/only ever added/);
  });
});

onPostgres('concurrent adjustments', () => {
  test('never take stock below zero in 200 attempts', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 50, unitCost: 1.11 }]);
    const { value } = await createApiKey(
      app.database.knex,
      { companyId: app.companyId, name: 'race', permissions: ['inventory:*'] },
      app.clock.now(),
    );
    const key = app.client({ apiKey: value });
    const input = {
      warehouseId: app.warehouseId,
      reason: 'loss' as const,
      lines: [{ productId, quantityDelta: -1 }],
    };
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => key.inventory.adjust(input)),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(50);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'insufficient_stock' });
    }
    expect(await stockOf(productId)).toMatchObject([{ quantity: 0, value: 0 }]);
  });

  test('number their series 1..n after any mix of successes and failures', async () => {
    const rows = await app.database
      .knex('adjustments as a')
      .where({ 'a.company_id': app.companyId })
      .orderBy('a.id')
      .select<{ number: string }[]>('a.number');
    const numbers = rows.map((row) => Number(row.number.slice(3))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  });
});
