import type { AdjustmentInput, Product, ProductInput } from '../../sdk/erp/index.js';
import type { TestApp } from './app.js';

let count = 0;

/** Creates a product with a code that is unique in the test file. */
export function sample(values: Partial<ProductInput> = {}): ProductInput {
  count += 1;
  return { code: `P-${count}`, name: `Product ${count}`, price: 1, ...values };
}

export async function createProduct(
  app: TestApp,
  values: Partial<ProductInput> = {},
): Promise<Product> {
  return (await app.as('admin').products.create(sample(values))).data;
}

/** Books an adjustment in the first warehouse, as the admin. */
export function adjust(
  app: TestApp,
  lines: AdjustmentInput['lines'],
  more: Partial<AdjustmentInput> = {},
) {
  const document = { warehouseId: app.warehouseId, reason: 'count' as const, lines };
  return app.as('admin').inventory.adjust({ ...document, ...more });
}

/** Returns the stock rows of a product. */
export async function stockOf(app: TestApp, productId: number) {
  return (await app.as('admin').inventory.stock({ productId, pageSize: 100 })).data;
}
