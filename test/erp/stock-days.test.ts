import fc from 'fast-check';
import { type SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let untaxed: number;
beforeAll(async () => {
  app = await startTestApp({ database: { poolMax: 8 } });
  erp = app.as('admin');
  untaxed = await addTaxRate(app, 0);
});
afterAll(() => app.close());

/** A new product for each test, so that no test sees the stock of another. */
let productId: number;
beforeEach(async () => {
  ({ id: productId } = await createProduct(app, { taxRateId: untaxed }));
});

/** Brings goods on a day of January. */
const bring = async (quantityDelta: number, day: number, unitCost = 1) =>
  (await adjust(app, [{ productId, quantityDelta, unitCost }], { date: dayOf(day) })).data;
const take = async (quantity: number, day: number) =>
  (await adjust(app, [{ productId, quantityDelta: -quantity }], { date: dayOf(day) })).data;
const dayOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;

/** Sells the product to a new customer; an invoice may not be dated before the last one of the company. */
async function sell(quantity: number, day?: number) {
  const lines = [{ productId, quantity, unitPrice: 9 }];
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const on = day === undefined ? {} : { issueDate: dayOf(day) };
  return (await erp.invoices.create({ customerId, lines, ...on })).data;
}

async function receive(quantity: number, day: number, unitPrice = 1) {
  const vendorId = await addVendor(app);
  const lines = [{ productId, quantity, unitPrice }];
  const order = (await erp.purchaseOrders.create({ vendorId, lines, orderDate: dayOf(1) })).data;
  const came = { date: dayOf(day), lines: [{ productId, quantity }] };
  return (await erp.purchaseOrders.receive(order.id, came)).data.reception;
}

async function figures() {
  const rows = await stockOf(app, productId);
  const row = rows.find(({ warehouseId }) => warehouseId === app.warehouseId);
  return [row?.quantity, row?.value];
}

describe('a count of a past day', () => {
  test('is measured against the stock at the end of that day', async () => {
    await bring(10, 15);
    await take(4, 20);
    const lines = [{ productId, countedQuantity: 9 }];
    const { data } = await adjust(app, lines, { date: dayOf(18) });
    expect(data.lines).toMatchObject([{ before: 10, delta: -1, after: 9, value: -1 }]);
    expect(await figures()).toEqual([5, 5]);
  });

  test('includes what was moved on the day itself', async () => {
    await bring(10, 15);
    await take(4, 20);
    const lines = [{ productId, countedQuantity: 6 }];
    const { data } = await adjust(app, lines, { date: dayOf(20) });
    expect(data.lines).toMatchObject([{ before: 6, delta: 0, after: 6 }]);
  });

  test('is refused when goods left later that it says were not there', async () => {
    await bring(10, 15);
    const sold = await take(8, 20);
    const lines = [{ productId, countedQuantity: 7 }];
    const refused = await failure(adjust(app, lines, { date: dayOf(18) }));
    expect(refused).toMatchObject({ statusCode: 409, code: 'insufficient_stock' });
    expect(refused.details).toMatchObject([{ day: dayOf(20), documents: [sold.number] }]);
    expect(refused.message).toContain(sold.number);
    expect(await figures()).toEqual([2, 2]);
  });
});

const send = (quantity: number, day: number) =>
  erp.inventory.transfer({
    fromWarehouseId: app.warehouseId,
    toWarehouseId: app.secondWarehouseId,
    date: dayOf(day),
    lines: [{ productId, quantity }],
  });

/** Returns the movements of the product as text, in the order of booking. */
async function booked() {
  const { data } = await erp.inventory.movements({ productId, sortDir: 'asc', pageSize: 100 });
  return data.map(({ date, quantity, value }) => `${date.slice(8)}: ${quantity} for ${value}`);
}

describe('goods that leave on a past day', () => {
  test('must have come by that day', async () => {
    await receive(5, 20);
    const refused = await failure(sell(5, 18));
    expect(refused).toMatchObject({ statusCode: 409, code: 'insufficient_stock' });
    expect(refused.details).toMatchObject([{ day: dayOf(18), documents: [] }]);
    await sell(5, 20);
    expect(await figures()).toEqual([0, 0]);
  });

  test('may not be those of a later document, which the refusal names', async () => {
    await bring(10, 10);
    await take(1, 15);
    const later = await take(4, 16);
    await bring(100, 20);
    const refused = await failure(send(6, 12));
    expect(refused.code).toBe('insufficient_stock');
    expect(refused.details).toMatchObject([{ day: dayOf(16), documents: [later.number] }]);
    const { data } = await send(5, 12);
    expect(data.lines).toMatchObject([{ quantity: 5, fromAfter: 5, toAfter: 5 }]);
    expect(await figures()).toEqual([100, 100]);
  });

  test('are checked as a sum where a document has several lines of a product', async () => {
    await bring(10, 10);
    await take(4, 16);
    const half = { productId, quantityDelta: -4 };
    const refused = await failure(adjust(app, [half, half], { date: dayOf(12) }));
    expect(refused.details).toMatchObject([{ path: 'body.lines.1.quantityDelta', day: dayOf(16) }]);
    const back = { productId, quantityDelta: 2 };
    await adjust(app, [half, half, back], { date: dayOf(12) });
    expect((await figures())[0]).toBe(0);
  });

  test('leave with the value of that day, and later documents keep theirs', async () => {
    await bring(10, 10, 1);
    await bring(10, 20, 3);
    await take(4, 21);
    await take(5, 12);
    expect(await booked()).toEqual([
      '10: 10 for 10',
      '20: 10 for 30',
      '21: -4 for -8',
      '12: -5 for -5',
    ]);
    expect(await figures()).toEqual([11, 27]);
  });

  test('never take more value than is left, and the last of them take the rest', async () => {
    await bring(10, 10, 1);
    await bring(10, 20, 3);
    await take(16, 21);
    await take(4, 12);
    expect((await booked()).slice(2)).toEqual(['21: -16 for -32', '12: -4 for -4', '21: 0 for -4']);
    expect(await figures()).toEqual([0, 0]);
    expect((await erp.admin.selfCheck()).data.sound).toBe(true);
  });

  test('may be missing where the warehouse and the caller may go below zero', async () => {
    const warehouseId = app.secondWarehouseId;
    const allow = (allowsNegative: boolean) =>
      erp.inventory.updateWarehouse(warehouseId, { name: 'S', allowsNegative });
    const isSound = async () => (await erp.admin.selfCheck()).data.sound;
    await allow(true);
    const came = [{ productId, quantityDelta: 5, unitCost: 1 }];
    await adjust(app, came, { warehouseId, date: dayOf(20) });
    await adjust(app, [{ productId, quantityDelta: -5 }], { warehouseId, date: dayOf(18) });
    expect(await isSound()).toBe(true);
    await allow(false);
    expect(await isSound()).toBe(true);
  });
});

describe('the reversal of a reception', () => {
  test('is refused on a day after which its goods left, and done on a day when they are there', async () => {
    const reception = await receive(5, 10);
    const sold = await take(5, 15);
    await bring(5, 20);
    const reverse = (day: number) =>
      erp.purchaseOrders.reverseReception(reception.id, {
        reason: 'Wrong goods',
        date: dayOf(day),
      });
    const refused = await failure(reverse(12));
    expect(refused).toMatchObject({ statusCode: 409, code: 'goods_already_left' });
    expect(refused.details).toMatchObject([{ day: dayOf(15), documents: [sold.number] }]);
    await reverse(20);
    expect(await figures()).toEqual([0, 0]);
  });
});

interface Step {
  readonly kind: 'bring' | 'take' | 'count' | 'send' | 'receive' | 'reverse' | 'sell';
  readonly quantity: number;
  readonly day: number;
}

const someStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('bring', 'take', 'count', 'send', 'receive', 'reverse', 'sell'),
  quantity: fc.constantFrom(1, 2, 3.5, 0.3333, 8),
  day: fc.integer({ min: 2, max: 31 }),
});

describe('documents of any days in any order', () => {
  test('keep every day at zero or above, and the stock equal to its movements', async () => {
    const receptions: number[] = [];
    const steps: Record<Step['kind'], (step: Step) => Promise<unknown>> = {
      bring: ({ quantity, day }) => bring(quantity, day, quantity * 1.11),
      take: ({ quantity, day }) => take(quantity, day),
      count: ({ quantity, day }) =>
        adjust(app, [{ productId, countedQuantity: quantity }], { date: dayOf(day) }),
      send: ({ quantity, day }) => send(quantity, day),
      receive: async ({ quantity, day }) =>
        receptions.push((await receive(quantity, day, day / 3)).id),
      reverse: ({ day }) =>
        erp.purchaseOrders.reverseReception(receptions.pop() ?? 999_999, { date: dayOf(day) }),
      sell: ({ quantity, day }) => sell(quantity, day),
    };
    let refusals = 0;
    const property = fc.asyncProperty(
      fc.array(someStep, { minLength: 20, maxLength: 30 }),
      async (story) => {
        ({ id: productId } = await createProduct(app, { taxRateId: untaxed }));
        for (const step of story) {
          if (await isRefused(steps[step.kind](step))) refusals += 1;
        }
        await expectSoundDays();
      },
    );
    await fc.assert(property, { numRuns: 6, seed: 7, endOnFailure: true });
    expect(refusals).toBeGreaterThan(10);
    const { checks } = (await erp.admin.selfCheck()).data;
    expect(checks.filter(({ sound }) => !sound)).toEqual([]);
  });
});

/** Returns whether a call is refused; any other failure is an error. */
async function isRefused(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof SvcErpError && [400, 404, 409].includes(error.statusCode)) return true;
    throw error;
  }
}

/** Checks the stock of the product in each warehouse against its movements, day by day. */
async function expectSoundDays() {
  const moved: { warehouseId: number; date: string; quantity: number; value?: number }[] = [];
  for await (const one of erp.inventory.movements({ productId, pageSize: 100 })) moved.push(one);
  const sum = (amounts: number[]) => Number(amounts.reduce((a, b) => a + b, 0).toFixed(4));
  for (const { warehouseId, quantity, value } of await stockOf(app, productId)) {
    const own = moved.filter((one) => one.warehouseId === warehouseId);
    for (const { date: day } of own) {
      const before = own.filter(({ date }) => date <= day).map((one) => one.quantity);
      expect([day, Math.min(0, sum(before))]).toEqual([day, 0]);
    }
    expect(sum(own.map((one) => one.quantity))).toBe(quantity);
    expect(sum(own.map((one) => one.value ?? 0))).toBe(value);
    expect(value === 0 || quantity > 0).toBe(true);
    expect(value).toBeGreaterThanOrEqual(0);
  }
}

onPostgres('a document of a past day and one of today', () => {
  test('never both take the last goods', async () => {
    await bring(5, 10);
    for (let round = 0; round < 8; round += 1) {
      const ended = await Promise.allSettled([take(5, 15), take(5, 31), send(5, 12)]);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expectSoundDays();
      await bring(5, 10);
    }
  });
});

// The last test of the file, since movements cannot be removed.
test('a past day below zero is reported by the self-check', async () => {
  const { data: adjustment } = await adjust(app, [{ productId, quantityDelta: 1, unitCost: 1 }]);
  const movement = {
    company_id: app.companyId,
    product_id: productId,
    warehouse_id: app.warehouseId,
    document_type: 'adjustment',
    document_id: adjustment.id,
    document_number: adjustment.number,
    line: 1,
    quantity_after: 1,
    unit_cost: 0,
    value: 0,
    created_at: app.clock.now(),
  };
  await app.database.knex('stock_movements').insert([
    { ...movement, date: dayOf(5), quantity: -2 },
    { ...movement, date: dayOf(6), quantity: 2 },
  ]);
  const { checks } = (await erp.admin.selfCheck()).data;
  const check = checks.find(({ name }) => name === 'stock_is_below_zero_on_no_day_unless_allowed');
  const subject = `product ${productId} in warehouse ${app.warehouseId} on ${dayOf(5)}`;
  expect(check?.faults).toEqual([{ subject, expected: '0', found: '-2.0000' }]);
});
