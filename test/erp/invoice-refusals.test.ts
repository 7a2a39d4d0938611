import type { InvoiceInput } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
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
  test('19: checks lines of one product as a sum, and writes nothing when refused', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 5, 1);
    const lines = [3, 3].map((quantity) => ({ productId: bolt.id, quantity }));
    expect(await refused({ customerId, lines })).toMatchObject({
      statusCode: 409,
      code: 'insufficient_stock',
      details: [{ path: 'body.lines.1.quantity' }],
    });
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 5, value: 5 }]);
    expect(await owedBy(customerId)).toBe(0);
  });

  test('reports every line that is short of stock at once', async () => {
    const customerId = await addCustomer(app);
    const [some, none, enough] = [
      await stocked(app, 5),
      await stocked(app, 1),
      await stocked(app, 9),
    ];
    const asked = [
      [some, 7],
      [enough, 9],
      [none, 2],
    ] as const;
    const lines = asked.map(([{ id: productId }, quantity]) => ({ productId, quantity }));
    expect(await refused({ customerId, lines })).toMatchObject({
      statusCode: 409,
      code: 'insufficient_stock',
      message: expect.stringContaining(some.code),
      details: [
        { path: 'body.lines.0.quantity', message: expect.stringContaining('5 in stock, 7') },
        { path: 'body.lines.2.quantity', message: expect.stringContaining('1 in stock, 2') },
      ],
    });
  });

  test('32: accepts amounts up to the credit limit, and does not limit cash sales', async () => {
    const customerId = await addCustomer(app, { creditLimit: 100, paymentTerms: 'CREDITO_30' });
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const of = (unitPrice: number) => [{ productId, quantity: 1, unitPrice }];
    await invoice(app, { customerId, lines: of(60) });
    expect(await refused({ customerId, lines: of(40.01) })).toMatchObject({
      statusCode: 409,
      code: 'credit_limit_exceeded',
    });
    await invoice(app, { customerId, lines: of(40) });
    await invoice(app, { customerId, lines: of(1000), paymentTerms: 'CONTADO' });
    const cashOnly = await addCustomer(app, { creditLimit: 0, paymentTerms: 'CREDITO_8' });
    expect((await refused({ customerId: cashOnly, lines: of(1) })).code).toBe(
      'credit_limit_exceeded',
    );
  });

  test('39: refuses deactivated and blocked parties and products', async () => {
    const bolt = await stocked(app, 1, 1);
    const lines = [{ productId: bolt.id, quantity: 1 }];
    const blocked = await addCustomer(app, { blocked: true });
    expect((await refused({ customerId: blocked, lines })).code).toBe('customer_blocked');
    const inactive = await addCustomer(app, { active: false });
    expect((await refused({ customerId: inactive, lines })).code).toBe('customer_inactive');
    await admin().products.deactivate(bolt.id);
    const customerId = await addCustomer(app);
    expect(await refused({ customerId, lines })).toMatchObject({
      code: 'product_inactive',
      details: [{ path: 'body.lines.0.productId' }],
    });
  });

  test('40: answers 404 for ids of another company, in any field of the body', async () => {
    const theirs = await app.as('stranger').customers.create({ name: 'Theirs' });
    const product = await app.as('stranger').products.create({ code: 'X', name: 'X', price: 1 });
    const bolt = await stocked(app, 1, 1);
    const customerId = await addCustomer(app);
    const line = { productId: bolt.id, quantity: 1 };
    const warehouseId = app.otherWarehouseId;
    const cases: [InvoiceInput, string][] = [
      [{ customerId: theirs.data.id, lines: [line] }, 'body.customerId'],
      [{ customerId, lines: [{ ...line, productId: product.data.id }] }, 'body.lines.0.productId'],
      [{ customerId, lines: [{ ...line, taxRateId: 999_999 }] }, 'body.lines.0.taxRateId'],
      [{ customerId, lines: [{ ...line, warehouseId }] }, 'body.lines.0.warehouseId'],
    ];
    for (const [input, path] of cases) {
      expect(await refused(input)).toMatchObject({ statusCode: 404, details: [{ path }] });
    }
    const { data } = await invoice(app, { customerId, lines: [line] });
    expect(await failure(app.as('stranger').invoices.get(data.id))).toMatchObject({
      statusCode: 404,
    });
    expect(await failure(app.as('stranger').invoices.void(data.id))).toMatchObject({
      statusCode: 404,
    });
  });

  test('refuses invalid input', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 1, 1);
    const taxRateId = await addTaxRate(app, 18);
    const zeroRate = await addTaxRate(app, 0);
    const withholding = await addTaxRate(app, 10, { category: 'withholding' });
    const line = { productId: bolt.id, quantity: 1 };
    const of = (more: object, own: object = {}) =>
      ({ customerId, lines: [{ ...line, ...own }], ...more }) as InvoiceInput;
    const cases: [InvoiceInput, string][] = [
      [of({ paymentTerms: 'NUNCA' }), 'unknown_payment_terms'],
      [of({ currencyCode: 'EUR' }), 'inactive_currency'],
      [of({ issueDate: '2026-02-01' }), 'validation_failed'],
      [of({ exchangeRate: 2 }), 'validation_failed'],
      [of({}, { quantity: 1.00001 }), 'too_many_decimals'],
      [of({}, { unitPrice: 0.0000001 }), 'too_many_decimals'],
      [of({}, { taxRateId, taxRateIds: [taxRateId] }), 'validation_failed'],
      [of({}, { taxRateIds: [taxRateId, zeroRate] }), 'validation_failed'],
      [of({}, { taxRateId: withholding }), 'validation_failed'],
      [of({}, { unitPrice: 9_999_999_999_999, quantity: 9_999_999_999 }), 'amount_too_large'],
      [of({ surprise: 1 }), 'unknown_field'],
    ];
    for (const [input, code] of cases) {
      expect([code, await refused(input)]).toMatchObject([code, { statusCode: 400, code }]);
    }
  });

  test('11: requires a rate of the day for another currency, never a silent 1', async () => {
    await admin().config.updateCurrency('USD', { active: true });
    const customerId = await addCustomer(app, { currencyCode: 'USD' });
    const { id: productId } = await createProduct(app, {
      price: 117,
      type: 'service',
      trackStock: false,
    });
    const lines = [{ productId, quantity: 1 }];
    expect(await refused({ customerId, lines })).toMatchObject({
      statusCode: 409,
      code: 'no_exchange_rate',
    });
    const own = await invoice(app, { customerId, lines, exchangeRate: 60 });
    expect(own.data).toMatchObject({ currencyCode: 'USD', grandTotal: 1.95 });
    const rate = { base: 'USD', quote: 'DOP', rate: 58.5, validFrom: '2026-01-01' };
    await admin().config.createExchangeRate(rate);
    const { data } = await invoice(app, { customerId, lines });
    const detail = (await admin().invoices.get(data.id)).data;
    expect(detail).toMatchObject({
      exchangeRate: 58.5,
      grandTotal: 2,
      companyCurrency: { currencyCode: 'DOP', grandTotal: 117 },
    });
  });

  test('36: requires periods:unlock in a locked period', async () => {
    const customerId = await addCustomer(app);
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const input = { customerId, lines: [{ productId, quantity: 1 }] };
    await admin().config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      const manager = app.as('manager').invoices.create(input);
      expect(await failure(manager)).toMatchObject({ statusCode: 409, code: 'period_locked' });
      const { data } = await invoice(app, input);
      const voiding = app.as('manager').invoices.void(data.id);
      expect(await failure(voiding)).toMatchObject({ statusCode: 409, code: 'period_locked' });
    } finally {
      await admin().config.lockPeriod({ lockedThrough: null });
    }
  });

  test('14: refuses an issue date before the last of the series', async () => {
    const customerId = await addCustomer(app);
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const input = { customerId, lines: [{ productId, quantity: 1 }] };
    await invoice(app, input);
    expect(await refused({ ...input, issueDate: '2026-01-30' })).toMatchObject({
      statusCode: 409,
      code: 'date_before_last_document',
      details: [{ path: 'body.issueDate' }],
    });
  });
});
