import type { PurchaseOrderInput, ReceptionInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const orders = () => admin().purchaseOrders;
const owedTo = async (id: number) => (await admin().vendors.balance(id)).data.openAmount;

/** Orders 20 units at 5 with 18 % from a new vendor. */
async function order(more: Partial<PurchaseOrderInput> = {}) {
  const vendorId = await addVendor(app, { paymentTerms: 'CREDITO_30' });
  const product = await createProduct(app);
  const taxRateId = await addTaxRate(app, 18);
  const lines = [{ productId: product.id, quantity: 20, unitPrice: 5, taxRateId }];
  const { data } = await orders().create({ vendorId, lines, ...more });
  const receive = (quantity: number, values: Partial<ReceptionInput> = {}, as = admin()) =>
    as.purchaseOrders.receive(data.id, { lines: [{ productId: product.id, quantity }], ...values });
  return { vendorId, product, order: data, lineId: data.lines[0]?.id ?? 0, receive };
}

describe('receivePurchaseOrder', () => {
  test('books a partial reception at another cost: stock at its cost, and a payable', async () => {
    const { order: made, lineId, vendorId, product } = await order();
    await adjust(app, [{ productId: product.id, quantityDelta: 2, unitCost: 1 }]);
    const lines = [{ lineId, quantity: 8, unitCost: 6 }];
    const { data, message } = await orders().receive(made.id, {
      lines,
      vendorInvoiceNumber: 'B01',
    });
    expect(message).toBe(`Reception ${data.reception.number} registered`);
    expect(data).toMatchObject({
      reception: { total: 48, taxTotal: 8.64, grandTotal: 56.64, lines: [{ unitCost: 6 }] },
      purchaseOrder: {
        status: 'partially_received',
        lines: [{ receivedQuantity: 8, pendingQuantity: 12 }],
      },
      payable: { amount: 56.64, dueDate: '2026-03-02' },
    });
    // 2 at 1 and 8 at 6 are worth 50: the average is 5.
    expect(await stockOf(app, product.id)).toMatchObject([
      { quantity: 10, value: 50, averageCost: 5 },
    ]);
    expect(await owedTo(vendorId)).toBe(56.64);
    const [payable] = (await admin().payables.list({ vendorId })).data;
    expect(payable).toMatchObject({
      receptionId: data.reception.id,
      documentNumber: data.reception.number,
      vendorInvoiceNumber: 'B01',
      openAmount: 56.64,
      status: 'open',
    });
    const detail = (await orders().get(made.id)).data;
    expect(detail).toMatchObject({ receivedPercent: 40, receptions: [{ id: data.reception.id }] });
  });

  test('returns the notes of a reception in the reply and in the order', async () => {
    const { order: made, receive } = await order();
    const notes = 'Two boxes were wet.\nThe driver signed.';
    expect((await receive(5, { notes })).data.reception.notes).toBe(notes);
    expect((await receive(1)).data.reception.notes).toBeNull();
    const { receptions } = (await orders().get(made.id)).data;
    expect(receptions.map((reception) => reception.notes)).toEqual([notes, null]);
  });

  test('23: sums receptions, and derives the status from the quantities', async () => {
    const { order: made, receive } = await order();
    expect((await receive(5)).data.purchaseOrder.status).toBe('partially_received');
    const cancelling = failure(orders().cancel(made.id));
    expect(await cancelling).toMatchObject({ code: 'order_not_cancellable' });
    const over = await failure(receive(15.0001, {}, app.as('warehouse')));
    expect(over).toMatchObject({
      statusCode: 409,
      code: 'over_receipt',
      details: [{ path: 'body.lines.0.quantity', message: expect.stringContaining('15') }],
    });
    expect((await receive(15)).data.purchaseOrder).toMatchObject({
      status: 'received',
      lines: [{ receivedQuantity: 20, pendingQuantity: 0 }],
    });
    expect(await failure(receive(1))).toMatchObject({
      statusCode: 409,
      code: 'order_not_receivable',
    });
  });

  test('23: accepts at most the tolerance of the company above the order', async () => {
    const { name } = (await admin().config.company()).data;
    await admin().config.updateCompany({ name, overReceiptTolerance: 10 });
    try {
      const { receive } = await order();
      const warehouse = app.as('warehouse');
      const over = await failure(receive(22.001, {}, warehouse));
      expect([over.code, over.message]).toEqual([
        'over_receipt',
        '22.001 were received and 20 are pending; with a tolerance of 10 percent at most 22 are taken',
      ]);
      expect((await receive(22, {}, warehouse)).data.purchaseOrder.status).toBe('received');
      const free = await order();
      expect((await free.receive(100)).data.purchaseOrder.lines[0]?.receivedQuantity).toBe(100);
    } finally {
      await admin().config.updateCompany({ name, overReceiptTolerance: 0 });
    }
  });

  describe('the cost of a reception', () => {
    const keyWith = async (...permissions: string[]) => {
      const name = permissions.join(' ');
      const { value } = (await admin().apiKeys.create({ name, permissions })).data;
      return app.client({ apiKey: value ?? '' }).purchaseOrders;
    };
    const receiving = ['purchase-orders:read', 'purchase-orders:receive'];
    const path = 'body.lines.0.unitCost';

    test('requires permission to see costs', async () => {
      const { order: made, lineId } = await order();
      const lines = [{ lineId, quantity: 1, unitCost: 6 }];
      const refused = { statusCode: 403, code: 'insufficient_permissions', details: [{ path }] };
      const warehouse = app.as('warehouse').purchaseOrders;
      expect(await failure(warehouse.receive(made.id, { lines }))).toMatchObject(refused);
      const key = await keyWith(...receiving, 'purchase-orders:change-price');
      expect(await failure(key.receive(made.id, { lines }))).toMatchObject(refused);
      expect((await orders().get(made.id)).data.receptions).toEqual([]);
    });

    test('may differ from the ordered price within the tolerance, or with change-price', async () => {
      const { vendorId, product } = await order();
      const line = { productId: product.id, quantity: 20, unitPrice: 8, discountPercent: 50 };
      const { data: made } = await orders().create({ vendorId, lines: [line] });
      const net = 4;
      const { name } = (await admin().config.company()).data;
      const receive = async (erp: SvcErp['purchaseOrders'], unitCost: number) =>
        erp.receive(made.id, { lines: [{ productId: product.id, quantity: 1, unitCost }] });
      const key = await keyWith(...receiving, 'inventory:cost');
      expect((await receive(key, net)).data.reception.lines[0]?.unitCost).toBe(net);
      const differs = { statusCode: 409, code: 'price_differs', details: [{ path }] };
      expect(await failure(receive(key, net * 1.01))).toMatchObject(differs);
      expect(await failure(receive(key, net * 0.99))).toMatchObject(differs);
      await admin().config.updateCompany({ name, priceTolerance: 1 });
      try {
        expect((await receive(key, net * 1.01)).data.reception.total).toBe(net * 1.01);
        expect(await failure(receive(key, net * 1.02))).toMatchObject(differs);
      } finally {
        await admin().config.updateCompany({ name, priceTolerance: 0 });
      }
      const free = await keyWith(...receiving, 'inventory:cost', 'purchase-orders:change-price');
      expect((await receive(free, net * 2)).data.reception.total).toBe(net * 2);
    });
  });

  test('closes the remainder', async () => {
    const { receive } = await order();
    const { data } = await receive(5, { closeRemaining: true });
    expect(data.purchaseOrder.status).toBe('closed');
    expect(await failure(receive(1))).toMatchObject({ code: 'order_not_receivable' });
  });

  test('refuses invalid receptions, and then moves nothing', async () => {
    const { order: made, lineId, product, receive } = await order();
    const line = { lineId, quantity: 1 };
    await receive(1, { vendorInvoiceNumber: 'B02' });
    const cases: [ReceptionInput, number, string][] = [
      [{ lines: [line], vendorInvoiceNumber: 'b02' }, 409, 'duplicate_vendor_invoice'],
      [{ lines: [{ quantity: 1 }] }, 400, 'validation_failed'],
      [{ lines: [{ ...line, productId: product.id }] }, 400, 'validation_failed'],
      [{ lines: [{ lineId: 999_999, quantity: 1 }] }, 404, 'not_found'],
      [{ lines: [line], warehouseId: app.otherWarehouseId }, 404, 'not_found'],
      [{ lines: [line], date: '2026-02-01' }, 400, 'validation_failed'],
      [
        { lines: [{ ...line, unitCost: 9_999_999_999_999, quantity: 19 }] },
        400,
        'amount_too_large',
      ],
    ];
    for (const [input, statusCode, code] of cases) {
      const error = await failure(orders().receive(made.id, input));
      expect([code, error]).toMatchObject([code, { statusCode, code }]);
    }
    expect(await stockOf(app, product.id)).toMatchObject([{ quantity: 1 }]);
    expect(await failure(orders().receive(999_999, { lines: [line] }))).toMatchObject({
      statusCode: 404,
    });
  });

  test('36: refuses a date in a locked period', async () => {
    const { receive } = await order();
    await admin().config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      const warehouse = failure(receive(1, {}, app.as('warehouse')));
      expect(await warehouse).toMatchObject({ statusCode: 409, code: 'period_locked' });
    } finally {
      await admin().config.lockPeriod({ lockedThrough: null });
    }
  });

  test('prevents a deactivation of products that are still pending', async () => {
    const { product, receive } = await order();
    const deactivate = () => admin().products.deactivate(product.id);
    expect(await failure(deactivate())).toMatchObject({
      statusCode: 409,
      code: 'product_in_open_orders',
    });
    await receive(20);
    expect((await deactivate()).data.active).toBe(false);
  });
});

describe('reverseReception', () => {
  test('24: undoes everything, and is refused when the goods have left', async () => {
    const { order: made, vendorId, product, receive } = await order();
    const { data } = await receive(20, { vendorInvoiceNumber: 'B03' });
    const customerId = await addCustomer(app);
    const sold = await invoice(app, {
      customerId,
      lines: [{ productId: product.id, quantity: 1 }],
    });
    const reverse = () => orders().reverseReception(data.reception.id, { reason: 'Wrong goods' });
    expect(await failure(reverse())).toMatchObject({ statusCode: 409, code: 'goods_already_left' });
    await admin().invoices.void(sold.data.id);
    expect((await reverse()).data).toMatchObject({
      id: made.id,
      status: 'open',
      lines: [{ receivedQuantity: 0, pendingQuantity: 20 }],
      receptions: [{ status: 'reversed' }],
    });
    expect(await stockOf(app, product.id)).toMatchObject([{ quantity: 0, value: 0 }]);
    expect(await owedTo(vendorId)).toBe(0);
    expect((await admin().payables.list({ vendorId })).data[0]?.status).toBe('void');
    expect(await failure(reverse())).toMatchObject({ code: 'reception_already_reversed' });
    // The invoice number of the vendor is free again.
    await receive(20, { vendorInvoiceNumber: 'B03' });
    expect(await failure(orders().reverseReception(999_999))).toMatchObject({ statusCode: 404 });
  });

  test('30: is refused after a payment', async () => {
    const { vendorId, receive } = await order();
    const { data } = await receive(20);
    await admin().payables.pay({ vendorId, amount: 1, method: 'cheque', autoAllocate: true });
    const reversing = failure(orders().reverseReception(data.reception.id));
    expect(await reversing).toMatchObject({ statusCode: 409, code: 'payable_has_payments' });
  });
});
