import fc from 'fast-check';
import { type SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let untaxed: number;
beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  untaxed = await addTaxRate(app, 0);
});
afterAll(() => app.close());

interface Shop {
  readonly productId: number;
  readonly customerId: number;
  readonly vendorId: number;
  /** Invoices with delivered goods, for credit notes. */
  readonly sold: number[];
}

interface Step {
  readonly kind: keyof typeof steps;
  readonly quantity: number;
  readonly price: number;
  /** Undoes the document right after it is booked. */
  readonly isUndone: boolean;
}

/** Books a document and returns the call that undoes it, or undefined for a document without one. */
type Booking = Promise<(() => Promise<unknown>) | undefined>;

const steps = {
  async receive({ productId, vendorId }: Shop, { quantity, price }: Step): Booking {
    const half = { productId, quantity, unitPrice: price };
    const lines = [half, { ...half, unitPrice: Number((price / 2).toFixed(6)) }];
    const order = (await erp.purchaseOrders.create({ vendorId, lines })).data;
    const came = order.lines.map(({ id }) => ({ lineId: id, quantity }));
    const { data } = await erp.purchaseOrders.receive(order.id, { lines: came });
    return () => erp.purchaseOrders.reverseReception(data.reception.id);
  },
  async sell(shop: Shop, { quantity, price, isUndone }: Step): Booking {
    const lines = [{ productId: shop.productId, quantity, unitPrice: price }];
    const { data } = await erp.invoices.create({ customerId: shop.customerId, lines });
    if (!isUndone) shop.sold.push(data.id);
    return () => erp.invoices.void(data.id);
  },
  async credit({ sold }: Shop, { quantity }: Step): Booking {
    const invoiceId = sold[Math.floor(quantity) % Math.max(sold.length, 1)] ?? 999_999;
    const [line] = (await erp.invoices.get(invoiceId)).data.lines;
    const part = Number(((line?.quantity ?? 0) / 2).toFixed(4));
    const lines = [{ invoiceLineId: line?.id ?? 0, quantity: part }];
    const { data } = await erp.creditNotes.create({ invoiceId, reason: 'Returned', lines });
    return () => erp.creditNotes.void(data.id);
  },
  async adjust({ productId }: Shop, { quantity, price }: Step): Booking {
    const line = price > 20 ? { quantityDelta: -quantity } : { quantityDelta: quantity };
    await adjust(app, [{ productId, ...line }]);
    return undefined;
  },
};

const someStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  quantity: fc.constantFrom(1, 2, 3, 0.5, 7, 0.3333, 12),
  price: fc.constantFrom(0.01, 1, 3.33, 19.99, 33.333333, 700.5),
  isUndone: fc.boolean(),
});

/** A refusal is allowed; any other failure is an error. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SvcErpError && [404, 409].includes(error.statusCode)) return undefined;
    throw error;
  }
}

async function quantityAndValueOf(productId: number) {
  const [row] = await stockOf(app, productId);
  return { quantity: row?.quantity, value: row?.value };
}

describe.each([false, true])('where stock may fall below zero: %s', (allowsNegative) => {
  test('a document that is undone at once restores quantity and value', async () => {
    await erp.inventory.updateWarehouse(app.warehouseId, { name: 'Main', allowsNegative });
    let undone = 0;
    const property = fc.asyncProperty(
      fc.array(someStep, { minLength: 12, maxLength: 20 }),
      async (story) => {
        const { id: productId } = await createProduct(app, { taxRateId: untaxed });
        const customerId = await addCustomer(app);
        const shop = { productId, customerId, vendorId: await addVendor(app), sold: [] };
        await adjust(app, [{ productId, countedQuantity: 10, unitCost: 3.3333 }]);
        for (const step of story) {
          const before = await quantityAndValueOf(productId);
          const undo = await unlessRefused(steps[step.kind](shop, step));
          if (!step.isUndone || undo === undefined) continue;
          if ((await unlessRefused(undo())) === undefined) continue;
          undone += 1;
          expect(await quantityAndValueOf(productId)).toEqual(before);
        }
      },
    );
    await fc.assert(property, { numRuns: 4, seed: 777, endOnFailure: true });
    expect(undone).toBeGreaterThan(10);
    const { checks } = (await erp.admin.selfCheck()).data;
    expect(checks.filter(({ sound }) => !sound)).toEqual([]);
  });
});
