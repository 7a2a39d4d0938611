import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, beforeEach } from '../support/jest.js';

export let app: TestApp;
export let erp: SvcErp;
/** A new product for each test, so that no test sees the documents of another. */
export let productId: number;
export let code: string;

/** Starts a server for the tests of a file. */
export function setUpStockDocuments(): void {
  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 8 } });
    erp = app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ({ id: productId, code } = await createProduct(app, { taxRateId: null }));
  });
}

type Line = Parameters<typeof adjust>[1][number];
/** Books an adjustment of one line in the first warehouse. */
export const book = async (
  line: Omit<Line, 'productId'>,
  date = '2026-01-31',
  reason = 'count' as const,
) =>
  (await adjust(app, [{ productId, ...line } as Line], { date, reason, notes: `Batch ${code}` }))
    .data;
/** Moves goods from the first warehouse to the second. */
export const transferred = async (quantity: number, date = '2026-01-31') =>
  (
    await erp.inventory.transfer({
      fromWarehouseId: app.warehouseId,
      toWarehouseId: app.secondWarehouseId,
      notes: `Batch ${code}`,
      date,
      lines: [{ productId, quantity }],
    })
  ).data;

/** Returns quantity and value in the first and in the second warehouse. */
export async function figures() {
  const rows = await stockOf(app, productId);
  return [app.warehouseId, app.secondWarehouseId].map((id) => {
    const row = rows.find(({ warehouseId }) => warehouseId === id);
    return [row?.quantity ?? 0, row?.value ?? 0];
  });
}
