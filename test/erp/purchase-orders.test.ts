import type { PurchaseOrderInput, ReceptionInput } from '../../sdk/erp/index.js';
import { up as addReferences } from '../../src/migrations/0056_search_references.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addTaxRate, addVendor } from '../support/sales.js';

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

describe('createPurchaseOrder', () => {
  test('numbers the order, owes nothing and moves no stock', async () => {
    const { order: made, vendorId, product } = await order({ expectedDate: '2026-02-10' });
    expect(made).toMatchObject({
      number: expect.stringMatching(/^OC-\d{6}$/),
      status: 'open',
      total: 100,
      taxTotal: 18,
      grandTotal: 118,
      receivedPercent: 0,
      lines: [{ receivedQuantity: 0, pendingQuantity: 20 }],
    });
    expect(await owedTo(vendorId)).toBe(0);
    expect(await stockOf(app, product.id)).toEqual([]);
    expect((await orders().get(made.id)).data).toEqual(made);
  });

  test('refuses invalid orders', async () => {
    const { vendorId, product } = await order();
    const line = { productId: product.id, quantity: 1, unitPrice: 1 };
    const of = (more: Partial<PurchaseOrderInput>) => ({ vendorId, lines: [line], ...more });
    const blocked = await addVendor(app, { blocked: true });
    const inactive = await addVendor(app, { active: false });
    const gone = await createProduct(app);
    await admin().products.deactivate(gone.id);
    const later = await addTaxRate(app, 9, { validFrom: '2026-06-01' });
    const huge = { ...line, quantity: 9_999_999_999, unitPrice: 9_999_999_999_999 };
    await admin().config.updateCurrency('USD', { active: true });
    const cases: [PurchaseOrderInput, number, string][] = [
      [of({ vendorId: blocked }), 409, 'vendor_blocked'],
      [of({ vendorId: inactive }), 409, 'vendor_inactive'],
      [of({ vendorId: 999_999 }), 404, 'not_found'],
      [of({ warehouseId: app.otherWarehouseId }), 404, 'not_found'],
      [of({ lines: [{ ...line, productId: gone.id }] }), 409, 'product_inactive'],
      [of({ lines: [{ ...line, taxRateId: later }] }), 409, 'tax_rate_not_in_force'],
      [of({ lines: [huge] }), 400, 'amount_too_large'],
      [of({ paymentTerms: 'NUNCA' }), 400, 'unknown_payment_terms'],
      [of({ currencyCode: 'EUR' }), 400, 'inactive_currency'],
      [of({ currencyCode: 'USD' }), 409, 'no_exchange_rate'],
      [of({ orderDate: '2026-02-01' }), 400, 'validation_failed'],
      [of({ expectedDate: '2026-01-30' }), 400, 'validation_failed'],
    ];
    for (const [input, statusCode, code] of cases) {
      const error = await failure(orders().create(input));
      expect([code, error]).toMatchObject([code, { statusCode, code }]);
    }
  });

  test('creates a draft that is received only once it is open; both can be cancelled', async () => {
    const { order: made, receive } = await order({ draft: true });
    expect(made.status).toBe('draft');
    expect(await failure(receive(1))).toMatchObject({
      statusCode: 409,
      code: 'order_not_receivable',
    });
    expect((await orders().open(made.id)).data.status).toBe('open');
    const again = failure(orders().open(made.id));
    expect(await again).toMatchObject({ statusCode: 409, code: 'status_transition_not_allowed' });
    expect((await orders().cancel(made.id)).data.status).toBe('cancelled');
    const twice = failure(orders().cancel(made.id));
    expect(await twice).toMatchObject({ statusCode: 409, code: 'order_not_cancellable' });
    expect(await failure(receive(1))).toMatchObject({ code: 'order_not_receivable' });
    for (const call of ['open', 'cancel', 'get'] as const) {
      expect(await failure(orders()[call](999_999))).toMatchObject({ statusCode: 404 });
    }
  });
});

describe('listPurchaseOrders', () => {
  test('filters by vendor, status, warehouse and words, and adds lines on request', async () => {
    const { vendorId, order: made } = await order({ reference: 'REF 9', notes: 'Añejo' });
    const ids = async (query: object) =>
      (await orders().list({ vendorId, ...query })).data.map(({ id }) => id);
    for (const query of [{}, { status: 'open' }, { search: 'anejo' }, { search: made.number }]) {
      expect([query, await ids(query)]).toEqual([query, [made.id]]);
    }
    expect(await ids({ status: 'received' })).toEqual([]);
    expect(await ids({ warehouseId: app.secondWarehouseId })).toEqual([]);
    expect((await orders().list({ vendorId })).data[0]).not.toHaveProperty('lines');
    const [row] = (await orders().list({ vendorId, expand: 'lines' })).data;
    expect(row?.lines).toEqual(made.lines);
  });

  test('finds an order by its reference, with or without accents', async () => {
    const { order: made } = await order({ reference: 'Cotización Ñ-77' });
    for (const search of ['Cotización ñ-77', 'COTIZACION N-77', 'n-77']) {
      const found = (await orders().list({ search })).data.map(({ id }) => id);
      expect([search, found]).toEqual([search, [made.id]]);
    }
  });

  test('finds orders from before the migration by their reference too', async () => {
    const { order: made } = await order({ reference: 'Pedido Nº 5512' });
    const { knex } = app.database;
    await knex('purchase_orders').where({ id: made.id }).update({ search_text: made.number });
    expect((await orders().list({ search: '5512' })).totalCount).toBe(0);
    for (let run = 0; run < 2; run += 1) await knex.transaction((trx) => addReferences(trx));
    const found = (await orders().list({ search: 'nº 5512' })).data;
    expect(found.map(({ id }) => id)).toEqual([made.id]);
  });

  test.each(['id', 'number', 'orderDate', 'expectedDate', 'grandTotal', 'vendorName'] as const)(
    '45: visits each record once by cursor, sorted by %s',
    async (sortBy) => {
      await order();
      const all = (await orders().list({ pageSize: 100 })).data.map(({ id }) => id).sort();
      const seen: number[] = [];
      for await (const row of orders().list({ sortBy, pageSize: 2 })) seen.push(row.id);
      expect(seen.sort()).toEqual(all);
    },
  );
});
