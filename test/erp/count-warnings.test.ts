import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor } from '../support/sales.js';

/** The warnings in the reply of a document about counts that were booked before it. */
let app: TestApp;
let erp: SvcErp;
let untaxed: number;
beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  untaxed = await addTaxRate(app, 0);
});
afterAll(() => app.close());

const dayOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;

let productId: number;
let count: { readonly id: number; readonly number: string };
/** Goods come on 5 January and are counted on the 20th; today is the 31st. */
beforeEach(async () => {
  ({ id: productId } = await createProduct(app, { taxRateId: untaxed }));
  await adjust(app, [{ productId, quantityDelta: 50, unitCost: 1 }], { date: dayOf(5) });
  ({ data: count } = await adjust(app, [{ productId, countedQuantity: 50 }], { date: dayOf(20) }));
});

const warning = () => ({
  code: 'count_contradicted',
  message: expect.stringContaining(count.number),
  productId,
  warehouseId: app.warehouseId,
  document: { id: count.id, number: count.number, date: dayOf(20) },
});

const change = (day: number, quantityDelta = -1) =>
  adjust(app, [{ productId, quantityDelta }], { date: dayOf(day) });
const send = (day: number) =>
  erp.inventory.transfer({
    fromWarehouseId: app.warehouseId,
    toWarehouseId: app.secondWarehouseId,
    date: dayOf(day),
    lines: [{ productId, quantity: 1 }],
  });

async function invoiceOf(issueDate: string, issue = true) {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const lines = [{ productId, quantity: 1, unitPrice: 9 }];
  return erp.invoices.create({ customerId, lines, issueDate, issue });
}

async function receive(day: number) {
  const vendorId = await addVendor(app);
  const lines = [{ productId, quantity: 1, unitPrice: 1 }];
  const { data: order } = await erp.purchaseOrders.create({
    vendorId,
    lines,
    orderDate: dayOf(1),
  });
  return erp.purchaseOrders.receive(order.id, {
    date: dayOf(day),
    lines: [{ productId, quantity: 1 }],
  });
}

describe('a document of a day before a count, booked after it', () => {
  test('warns in the reply of an invoice, and of a draft that is issued', async () => {
    expect((await invoiceOf(dayOf(10))).warnings).toEqual([warning()]);
    const { data: draft } = await invoiceOf(dayOf(10), false);
    expect((await erp.invoices.issue(draft.id)).warnings).toEqual([warning()]);
  });

  test('warns in the reply of a credit note that brings goods back', async () => {
    const { data: sold } = await invoiceOf(dayOf(12));
    const credit = {
      invoiceId: sold.id,
      date: dayOf(14),
      restock: true,
      reason: 'return',
    } as const;
    expect((await erp.creditNotes.create(credit)).warnings).toEqual([warning()]);
  });

  test('warns in the reply of a reception and of its reversal', async () => {
    const received = await receive(10);
    expect(received.warnings).toEqual([warning()]);
    const { id } = received.data.reception;
    const reversed = await erp.purchaseOrders.reverseReception(id, { date: dayOf(15) });
    expect(reversed.warnings).toEqual([warning()]);
  });

  test('warns in the reply of an adjustment and of its reversal', async () => {
    const changed = await change(10);
    expect(changed.warnings).toEqual([warning()]);
    const reversed = await erp.inventory.reverseAdjustment(changed.data.id, { date: dayOf(15) });
    expect(reversed.warnings).toEqual([warning()]);
  });

  test('warns in the reply of a transfer and of its reversal', async () => {
    const moved = await send(10);
    expect(moved.warnings).toEqual([warning()]);
    const reversed = await erp.inventory.reverseTransfer(moved.data.id, { date: dayOf(15) });
    expect(reversed.warnings).toEqual([warning()]);
  });

  test('warns again when the call is repeated with its Idempotency-Key', async () => {
    const lines = [{ productId, quantityDelta: -1 }];
    const body = { warehouseId: app.warehouseId, reason: 'loss', date: dayOf(10), lines } as const;
    const call = () => erp.inventory.adjust(body, { idempotencyKey: `warned-${productId}` });
    expect((await call()).warnings).toEqual([warning()]);
    expect((await call()).warnings).toEqual([warning()]);
  });

  test('names at most 20 counts, the oldest first', async () => {
    const counted = [{ productId, countedQuantity: 50 }];
    for (let times = 0; times < 21; times += 1) await adjust(app, counted, { date: dayOf(21) });
    const { warnings = [] } = await change(10);
    expect(warnings).toHaveLength(20);
    expect(warnings[0]).toEqual(warning());
  });
});

describe('a document warns of nothing', () => {
  test('where it is dated after the count, or is of today', async () => {
    expect(await change(21)).not.toHaveProperty('warnings');
    expect(await change(31)).not.toHaveProperty('warnings');
  });

  test('where it moves another product, or another warehouse was counted', async () => {
    const { id: other } = await createProduct(app, {});
    const came = [{ productId: other, quantityDelta: 1, unitCost: 1 }];
    expect(await adjust(app, came, { date: dayOf(10) })).not.toHaveProperty('warnings');
    const elsewhere = { warehouseId: app.secondWarehouseId, date: dayOf(10) };
    const there = [{ productId, quantityDelta: 1, unitCost: 1 }];
    expect(await adjust(app, there, elsewhere)).not.toHaveProperty('warnings');
  });

  test('where the count was reversed', async () => {
    await erp.inventory.reverseAdjustment(count.id);
    expect(await change(10)).not.toHaveProperty('warnings');
  });
});

test('the record of the count names the document that was warned of', async () => {
  const { data: changed } = await change(20);
  const [line] = (await erp.inventory.getAdjustment(count.id)).data.lines;
  expect(line?.contradiction?.documents).toMatchObject([{ documentNumber: changed.number }]);
  expect((await erp.inventory.reverseAdjustment(changed.id, { date: dayOf(20) })).warnings).toEqual(
    [warning()],
  );
});
