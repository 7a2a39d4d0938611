import { describe, expect, test } from '../support/jest.js';
import {
  addProduct,
  adjust,
  expectRefused,
  held,
  here,
  transfer,
  useInventory,
} from './inventory-fixtures.js';

useInventory();

describe('createTransfer', () => {
  test('moves goods with their value: all lines or none', async () => {
    const nut = await addProduct('NUT');
    await adjust([
      { productId: here.bolt, quantityDelta: 3, unitCost: 3.333333 },
      { productId: nut, quantityDelta: 1, unitCost: 2 },
    ]);
    const line = { productId: here.bolt, quantity: 1 };
    const tooMuch = { productId: nut, quantity: 2 };
    await expectRefused(
      () => transfer([line, tooMuch]),
      'insufficient_stock',
      'body.lines.1.quantity',
    );
    const made = await transfer([line, line]);
    expect(made).toMatchObject({ number: 'TR-000001', status: 'done', fromWarehouseId: here.main });
    expect(made.lines).toEqual([
      { productId: here.bolt, quantity: 1, fromAfter: 2, toAfter: 1 },
      { productId: here.bolt, quantity: 1, fromAfter: 1, toAfter: 2 },
    ]);
    expect(await held(here.bolt)).toEqual({ quantity: 1, value: 3.33 });
    expect(await held(here.bolt, here.shop)).toEqual({ quantity: 2, value: 6.67 });
  });

  test('reports the invalid warehouse, product or day', async () => {
    const lines = [{ productId: here.bolt, quantity: 1 }];
    const refused = (more: object, code: string, path?: string) =>
      expectRefused(() => transfer(lines, more), code, path);
    await refused({ toWarehouseId: here.main }, 'same_warehouse', 'body.toWarehouseId');
    await refused({ toWarehouseId: 9e15 }, 'not_found', 'body.toWarehouseId');
    await refused({ fromWarehouseId: 9e15 }, 'not_found', 'body.fromWarehouseId');
    await refused({ date: '2026-03-11' }, 'validation_failed', 'body.date');
    await refused({}, 'insufficient_stock', 'body.lines.0.quantity');
    await here.database
      .knex('companies')
      .where({ id: here.companyId })
      .update({ locked_through: '2026-03-10' });
    await refused({}, 'period_locked');
  });
});
