import type { AdjustmentInput, ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust as book, createProduct, stockOf as stockRows } from '../support/goods.js';
import { afterAll, beforeAll, expect } from '../support/jest.js';

export let app: TestApp;
export let admin: SvcErp;

/** Starts a server for the tests of a file. */
export function setUpInventory(): void {
  beforeAll(async () => {
    app = await startTestApp();
    admin = app.as('admin');
  });
  afterAll(() => app.close());
}

export type Line = AdjustmentInput['lines'][number];
export const product = async (values: Partial<ProductInput> = {}) =>
  (await createProduct(app, values)).id;
export const adjust = (lines: Line[], more: Partial<AdjustmentInput> = {}) =>
  book(app, lines, more);
export const stockOf = (productId: number) => stockRows(app, productId);

/** Checks that movements, stock rows and product agree to the last decimal. */
export async function expectBalanced(productId: number): Promise<void> {
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
