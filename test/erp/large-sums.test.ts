import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor, invoice } from '../support/sales.js';

/** The largest amount that a document or a balance may have. */
const largest = 9_999_999_999_999;
const refusal = { statusCode: 409, code: 'balance_too_large' };

let app: TestApp;
let serviceId: number;
beforeAll(async () => {
  app = await startTestApp();
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
});
afterAll(() => app.close());

const admin = () => app.as('admin');

const collect = (customerId: number, amount: number) =>
  admin().receivables.pay({ customerId, amount, method: 'transferencia', autoAllocate: true });
const balanceOf = async (customerId: number) => (await admin().customers.balance(customerId)).data;

async function sell(customerId: number, unitPrice: number, more = {}) {
  const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
  const input = { customerId, paymentTerms: 'CREDITO_30', lines, ...more };
  return (await invoice(app, input)).data;
}

describe('the balance of a customer', () => {
  test('may reach the largest amount to the cent, and a payment above it books nothing', async () => {
    const customerId = await addCustomer(app);
    const first = (await collect(customerId, largest - 0.01)).data;
    expect((await collect(customerId, 0.01)).data.customerBalance).toBe(-largest);
    const count = (await admin().receivables.payments({ customerId })).totalCount;
    expect(await failure(collect(customerId, 0.01))).toMatchObject(refusal);
    expect(await failure(collect(customerId, largest))).toMatchObject(refusal);
    expect((await admin().receivables.payments({ customerId })).totalCount).toBe(count);
    expect((await admin().customers.get(customerId)).data.openAmount).toBe(0);
    expect(await balanceOf(customerId)).toMatchObject({ netBalance: -largest, openAmount: 0 });
    await admin().receivables.reverse(first.id, { reason: 'Bounced' });
    expect((await balanceOf(customerId)).netBalance).toBe(-0.01);
  });

  test('refuses an invoice that would exceed the largest amount, issued at once or from a draft', async () => {
    const customerId = await addCustomer(app);
    await sell(customerId, largest);
    const draft = await sell(customerId, 0.01, { issue: false });
    expect(await failure(sell(customerId, 0.01))).toMatchObject(refusal);
    expect(await failure(admin().invoices.issue(draft.id))).toMatchObject(refusal);
    expect(await balanceOf(customerId)).toMatchObject({ netBalance: largest, invoiced: largest });
  });

  test('refuses reversing a payment and voiding a credit note that would exceed it', async () => {
    const customerId = await addCustomer(app);
    const first = await sell(customerId, largest);
    const paid = (await collect(customerId, largest)).data;
    const second = await sell(customerId, largest);
    const reversal = admin().receivables.reverse(paid.id, { reason: 'Bounced' });
    expect(await failure(reversal)).toMatchObject(refusal);
    const credit = { invoiceId: second.id, reason: 'Returned' };
    const note = (await admin().creditNotes.create(credit)).data;
    const third = await sell(customerId, largest);
    const voided = admin().creditNotes.void(note.id, { reason: 'Mistake' });
    expect(await failure(voided)).toMatchObject(refusal);
    expect(await balanceOf(customerId)).toMatchObject({
      invoiced: 3 * largest,
      collected: largest,
      credited: largest,
      netBalance: largest,
    });
    await collect(customerId, largest);
    await admin().creditNotes.create({ invoiceId: first.id, reason: 'Returned' });
    const again = admin().creditNotes.create({ invoiceId: third.id, reason: 'Returned' });
    expect(await failure(again)).toMatchObject(refusal);
  });

  test('is exact when both the credit limit and the credit are the largest amount', async () => {
    const customerId = await addCustomer(app, { creditLimit: largest });
    await collect(customerId, largest);
    expect((await balanceOf(customerId)).availableCredit).toBe(2 * largest);
  });
});

describe('the balance of a vendor', () => {
  const pay = (vendorId: number, amount: number) =>
    admin().payables.pay({ vendorId, amount, method: 'transferencia' });

  test('may reach the largest amount to the cent, and a payment above it books nothing', async () => {
    const vendorId = await addVendor(app);
    expect((await pay(vendorId, largest)).data.vendorBalance).toBe(-largest);
    expect(await failure(pay(vendorId, 0.01))).toMatchObject(refusal);
    expect((await admin().payables.payments({ vendorId })).totalCount).toBe(1);
  });

  test('refuses a reception or a payment reversal that would exceed the largest amount', async () => {
    const vendorId = await addVendor(app);
    const untaxed = await addTaxRate(app, 0);
    const receive = async (unitPrice: number) => {
      const product = await createProduct(app, { taxRateId: untaxed });
      const lines = [{ productId: product.id, quantity: 1, unitPrice }];
      const order = (await admin().purchaseOrders.create({ vendorId, lines })).data;
      const received = [{ productId: product.id, quantity: 1 }];
      return admin().purchaseOrders.receive(order.id, { lines: received });
    };
    await receive(largest);
    expect(await failure(receive(0.01))).toMatchObject(refusal);
    const payment = { vendorId, amount: largest, method: 'cheque' as const, autoAllocate: true };
    const paid = (await admin().payables.pay(payment)).data;
    await receive(largest);
    const reversal = admin().payables.reverse(paid.id, { reason: 'Bounced' });
    expect(await failure(reversal)).toMatchObject(refusal);
    expect((await admin().vendors.balance(vendorId)).data.netBalance).toBe(largest);
  });
});

describe('sums over several parties, documents or currencies', () => {
  test('are returned beyond the largest amount of one document', async () => {
    const alone = await startTestApp();
    try {
      const as = alone.as('admin');
      const product = await createProduct(alone, { type: 'service', trackStock: false });
      await as.config.updateCurrency('USD', { active: true });
      const customers = [await addCustomer(alone), await addCustomer(alone)];
      const lines = [{ productId: product.id, quantity: 1, unitPrice: largest }];
      const input = { paymentTerms: 'CREDITO_30', lines };
      for (const customerId of customers) await invoice(alone, { ...input, customerId });
      const cheap = { ...input, currencyCode: 'USD', exchangeRate: 0.00001 };
      const foreign = await addCustomer(alone);
      for (const _ of [1, 2]) await invoice(alone, { ...cheap, customerId: foreign });
      const inCompanyCurrency = 2 * largest + 2 * 99_999_999.99999;
      const { totals } = (await as.receivables.aging({})).data;
      expect(totals.balance).toBeCloseTo(inCompanyCurrency, 1);
      const dollars = (await as.receivables.aging({ currencyCode: 'USD' })).data;
      expect(dollars.rows).toMatchObject([{ customerId: foreign, balance: 2 * largest }]);
      const { byCurrency } = (await as.customers.balance(foreign)).data;
      expect(byCurrency).toMatchObject([{ currencyCode: 'USD', openAmount: 2 * largest }]);
      const months = (await as.reports.salesByMonth({ months: 1 })).data;
      expect(months[0]?.sales).toBeCloseTo(inCompanyCurrency, 1);
    } finally {
      await alone.close();
    }
  });
});
