import type { AdjustmentInput, ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
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

/** Checks that movements, stock rows and product agree to the last decimal. */
async function expectBalanced(productId: number): Promise<void> {
  const rows = await stockOf(productId);
  const { data: detail } = await admin.products.get(productId);
  for (const row of rows) {
    const moves = (
      await admin.inventory.movements({ productId, warehouseId: row.warehouseId, pageSize: 100 })
    ).data;
    const sum = (values: (number | undefined)[]) =>
      Math.round(values.reduce<number>((a, b) => a + (b ?? 0), 0) * 1e4) / 1e4;
    expect(sum(moves.map((move) => move.quantity))).toBe(row.quantity);
    expect(sum(moves.map((move) => move.value))).toBe(row.value);
    expect(row.value === 0).toBe(row.quantity === 0);
  }
  expect(rows.reduce((total, row) => total + row.quantity, 0)).toBeCloseTo(detail.stock, 4);
}

describe('createTransfer', () => {
  const transfer = (lines: { productId: number; quantity: number }[]) =>
    admin.inventory.transfer({
      fromWarehouseId: app.warehouseId,
      toWarehouseId: app.secondWarehouseId,
      lines,
    });

  test('moves goods at their cost: totals, value and average are unchanged', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 7, unitCost: 1.43 }]);
    const before = await admin.products.get(productId);
    const { data } = await transfer([{ productId, quantity: 3 }]);
    expect(data).toMatchObject({
      status: 'done',
      lines: [{ productId, quantity: 3, fromAfter: 4, toAfter: 3 }],
    });
    expect(data.number).toMatch(/^TR-\d{6}$/);
    const after = await admin.products.get(productId);
    expect([after.data.stock, after.data.averageCost]).toEqual([
      before.data.stock,
      before.data.averageCost,
    ]);
    expect(after.data.stockByWarehouse.map((place) => place.quantity).sort()).toEqual([3, 4]);
    await expectBalanced(productId);
  });

  test('reports every line that is short', async () => {
    const [one, two] = [await product(), await product()];
    const lines = [one, two].map((productId) => ({ productId, quantity: 1 }));
    const taken = lines.map(({ productId }) => ({ productId, quantityDelta: -1 }));
    for (const [asked, member] of [
      [transfer(lines), 'quantity'],
      [adjust(taken), 'quantityDelta'],
    ] as const) {
      const { code, details } = await failure(asked);
      expect([code, details?.map(({ path }) => path)]).toEqual([
        'insufficient_stock',
        [`body.lines.0.${member}`, `body.lines.1.${member}`],
      ]);
    }
  });

  test('books all lines or none', async () => {
    const [one, two] = [await product(), await product()];
    await adjust([{ productId: one, quantityDelta: 5 }]);
    const error = await failure(
      transfer([
        { productId: one, quantity: 1 },
        { productId: two, quantity: 1 },
      ]),
    );
    expect(error).toMatchObject({ statusCode: 409, code: 'insufficient_stock' });
    expect((await stockOf(one)).map((row) => row.quantity)).toEqual([5]);
  });

  test('answers 400 for a warehouse and itself', async () => {
    const productId = await product();
    const error = await failure(
      admin.inventory.transfer({
        fromWarehouseId: app.warehouseId,
        toWarehouseId: app.warehouseId,
        lines: [{ productId, quantity: 1 }],
      }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'same_warehouse' });
  });

  test('answers 404 for a warehouse of another company', async () => {
    const productId = await product();
    const error = await failure(
      admin.inventory.transfer({
        fromWarehouseId: app.warehouseId,
        toWarehouseId: app.otherWarehouseId,
        lines: [{ productId, quantity: 1 }],
      }),
    );
    expect(error).toMatchObject({ statusCode: 404 });
    expect(error.details?.[0]?.path).toBe('body.toWarehouseId');
  });
});
