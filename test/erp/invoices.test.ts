import type { InvoiceInput } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, invoice, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const owedBy = async (id: number) => (await admin().customers.get(id)).data.openAmount;

/** Expects a refused invoice that writes nothing. */
async function refused(input: InvoiceInput) {
  const count = async () => (await admin().invoices.list()).totalCount;
  const before = await count();
  const error = await failure(invoice(app, input));
  expect(await count()).toBe(before);
  return error;
}

describe('createInvoice', () => {
  test('issues a numbered document, takes the goods out and opens a receivable', async () => {
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    const bolt = await stocked(app, 40, 5);
    const taxRateId = await addTaxRate(app, 18);
    const lines = [{ productId: bolt.id, quantity: 10, unitPrice: 10, taxRateId }];
    const { data, message } = await invoice(app, { customerId, lines });
    expect(data).toMatchObject({
      number: expect.stringMatching(/^F-\d{6}$/),
      status: 'issued',
      issueDate: '2026-01-31',
      dueDate: '2026-03-02',
      currencyCode: 'DOP',
      total: 100,
      taxTotal: 18,
      grandTotal: 118,
      openAmount: 118,
    });
    expect(message).toBe(`Invoice ${data.number} issued`);
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 30, value: 150 }]);
    expect(await owedBy(customerId)).toBe(118);
    const { data: movements } = await admin().inventory.movements({ productId: bolt.id });
    expect(movements[0]).toMatchObject({
      documentType: 'invoice',
      documentNumber: data.number,
      quantity: -10,
      value: -50,
    });
  });

  test('takes included taxes from the customer, and from the company if the customer says nothing', async () => {
    const { name, timeZone } = (await admin().config.company()).data;
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 1, unitPrice: 100 }];
    const included = async (priceIncludesTax?: boolean | null) => {
      const customerId = await addCustomer(
        app,
        priceIncludesTax === undefined ? {} : { priceIncludesTax },
      );
      const { data } = await invoice(app, { customerId, lines });
      return (await admin().invoices.get(data.id)).data.pricesIncludeTax;
    };
    const found = async () => [
      await included(),
      await included(null),
      await included(false),
      await included(true),
    ];
    expect(await found()).toEqual([false, false, false, true]);
    await admin().config.updateCompany({ name, timeZone, pricesIncludeTax: true });
    try {
      expect(await found()).toEqual([true, true, false, true]);
    } finally {
      await admin().config.updateCompany({ name, timeZone, pricesIncludeTax: false });
    }
  });

  test('stores lines, price, terms and notes as sent', async () => {
    const customerId = await addCustomer(app);
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 2, unitPrice: 100 }];
    const sent = { customerId, paymentTerms: 'CONTADO', currencyCode: 'DOP', lines, notes: 'Hola' };
    const { data } = await invoice(app, sent);
    const detail = (await admin().invoices.get(data.id)).data;
    expect(detail).toMatchObject({ paymentTerms: 'CONTADO', notes: 'Hola', grandTotal: 200 });
    expect(detail.dueDate).toBe(detail.issueDate);
    expect(detail.lines).toMatchObject([
      { ...lines[0], warehouseId: null, taxRate: 0, taxCategory: 'zero', taxAmount: 0 },
    ]);
  });

  test('25: never moves stock for services', async () => {
    const customerId = await addCustomer(app);
    const service = await createProduct(app, { type: 'service', trackStock: false });
    await invoice(app, { customerId, lines: [{ productId: service.id, quantity: 1 }] });
    expect(await stockOf(app, service.id)).toEqual([]);
  });

  test('16: creates once and repeats the same body for the same key', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 5, 1);
    const input = { customerId, lines: [{ productId: bolt.id, quantity: 1 }] };
    const options = { idempotencyKey: `invoice-${customerId}` };
    const first = await admin().invoices.create(input, options);
    const second = await admin().invoices.create(input, options);
    expect(second).toEqual(first);
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 4 }]);
    const other = admin().invoices.create({ ...input, notes: 'other' }, options);
    expect(await failure(other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('10: uses the tax that is in force on the issue date', async () => {
    const old = await addTaxRate(app, 18, { code: 'IVA', validFrom: '2020-01-01' });
    await addTaxRate(app, 20, { code: 'IVA', validFrom: '2026-01-31' });
    await addTaxRate(app, 22, { code: 'LATER', validFrom: '2026-06-01' });
    const later = (await admin().config.taxRates({ search: 'LATER' })).data[0]?.id ?? 0;
    const customerId = await addCustomer(app);
    const { id: productId } = await createProduct(app, {
      type: 'service',
      trackStock: false,
      taxRateId: old,
    });
    const lines = [{ productId, quantity: 1, unitPrice: 100 }];
    expect((await invoice(app, { customerId, lines })).data.taxTotal).toBe(20);
    const future = [{ productId, quantity: 1, unitPrice: 100, taxRateId: later }];
    expect(await refused({ customerId, lines: future })).toMatchObject({
      statusCode: 409,
      code: 'tax_rate_not_in_force',
    });
  });

  test('18: sells below zero where the warehouse allows it', async () => {
    const { knex } = app.database;
    const row = { company_id: app.companyId, code: 'NEG', code_key: 'neg', name: 'Neg' };
    const [warehouse] = await knex('warehouses')
      .insert({
        ...row,
        name_key: 'neg',
        allows_negative: true,
        created_at: app.clock.now(),
        updated_at: app.clock.now(),
      })
      .returning<{ id: number }[]>('id');
    const warehouseId = warehouse?.id ?? 0;
    const bolt = await stocked(app, 1, 4);
    const customerId = await addCustomer(app);
    const lines = [{ productId: bolt.id, quantity: 2, warehouseId }];
    await invoice(app, { customerId, lines });
    const stock = await stockOf(app, bolt.id);
    expect(stock.find((place) => place.warehouseId === warehouseId)).toMatchObject({
      quantity: -2,
      value: -8,
    });
    await adjust(app, [{ productId: bolt.id, quantityDelta: 2, unitCost: 9 }], { warehouseId });
    const settled = await stockOf(app, bolt.id);
    expect(settled.find((place) => place.warehouseId === warehouseId)).toMatchObject({ value: 0 });
  });
});

describe('getInvoice', () => {
  test('9: returns an issued invoice unchanged after later edits', async () => {
    const taxRateId = await addTaxRate(app, 18, { code: 'SNAP' });
    const customerId = await addCustomer(app, { name: 'Before' });
    const bolt = await stocked(app, 5, 1);
    const lines = [{ productId: bolt.id, quantity: 1, taxRateId }];
    const { data } = await invoice(app, { customerId, lines });
    const before = await admin().invoices.get(data.id);
    await admin().customers.update(customerId, { name: 'After' });
    await admin().products.update(bolt.id, { code: bolt.code, name: 'Renamed', price: 99 });
    await addTaxRate(app, 25, { code: 'SNAP', validFrom: '2026-01-31' });
    await admin().config.updateCompany({ name: 'Another name', taxRounding: 'line' });
    expect(await admin().invoices.get(data.id)).toEqual(before);
    expect(before.data.customer.name).toBe('Before');
  });

  test('answers 404 for an unknown id', async () => {
    expect(await failure(admin().invoices.get(999_999))).toMatchObject({ statusCode: 404 });
  });
});
