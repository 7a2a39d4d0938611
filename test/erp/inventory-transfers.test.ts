import { failure } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';

import {
  adjust,
  admin,
  app,
  expectBalanced,
  product,
  setUpInventory,
  stockOf,
} from './inventory-support.js';

setUpInventory();

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
