import type { SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice, timeless } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let serviceId: number;
beforeAll(async () => {
  app = await startTestApp();
  erp = await timeless(app);
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
});
afterAll(() => app.close());

async function sell(customerId: number, issueDate: string) {
  const lines = [{ productId: serviceId, quantity: 1, unitPrice: 100 }];
  const input = { customerId, issueDate, paymentTerms: 'CREDITO_30', lines };
  return (await invoice(app, input)).data;
}

async function order(vendorId: number, productId: number, orderDate: string) {
  const lines = [{ productId, quantity: 1, unitPrice: 100 }];
  return (await erp.purchaseOrders.create({ vendorId, orderDate, lines })).data;
}

const numbersOf = (texts: readonly string[]) => texts.map((text) => Number(text.slice(-6)));

describe('documents that are not fiscal', () => {
  test('may be dated before the last one of their series, and are numbered in the order of creation', async () => {
    const customerId = await addCustomer(app);
    const vendorId = await addVendor(app);
    const { id: productId } = await createProduct(app);
    const days = ['2026-01-31', '2026-01-10', '2026-01-20'];
    const method = 'transferencia' as const;
    const numbers: Record<string, string[]> = { in: [], out: [], order: [], reception: [] };
    for (const date of days) {
      const collected = await erp.receivables.pay({ customerId, amount: 1, method, date });
      numbers['in']?.push(collected.data.number);
      numbers['out']?.push(
        (await erp.payables.pay({ vendorId, amount: 1, method, date })).data.number,
      );
      const made = await order(vendorId, productId, date);
      numbers['order']?.push(made.number);
      const lines = [{ productId, quantity: 1 }];
      const { data } = await erp.purchaseOrders.receive(made.id, { date, lines });
      numbers['reception']?.push(data.reception.number);
    }
    for (const texts of Object.values(numbers)) {
      const [first = 0, ...rest] = numbersOf(texts);
      expect(rest).toEqual([first + 1, first + 2]);
    }
    const series = new Map((await erp.config.series()).data.map((one) => [one.code, one]));
    for (const code of ['collection', 'vendor_payment', 'purchase_order', 'reception']) {
      const told = { lastDate: '2026-01-31', keepsDateOrder: false };
      expect([code, series.get(code)]).toMatchObject([code, told]);
    }
  });
});

describe('fiscal documents', () => {
  test('must follow the order of dates, and a refusal names the day of the last one', async () => {
    const customerId = await addCustomer(app);
    const first = await sell(customerId, '2026-01-27');
    await sell(customerId, '2026-01-29');
    const early = await failure(sell(customerId, '2026-01-28'));
    expect(early).toMatchObject({ code: 'date_before_last_document' });
    expect(early.message).toContain('2026-01-29');
    const { lines } = (await erp.invoices.get(first.id)).data;
    const part = [{ invoiceLineId: lines[0]?.id ?? 0, quantity: 0.5 }];
    const credit = { invoiceId: first.id, reason: 'Returned', lines: part };
    await erp.creditNotes.create({ ...credit, date: '2026-01-30' });
    const earlier = await failure(erp.creditNotes.create({ ...credit, date: '2026-01-28' }));
    expect(earlier).toMatchObject({ code: 'date_before_last_document' });
    expect(earlier.message).toContain('2026-01-30');
    const { data } = await erp.config.series();
    const ordered = data.filter(({ keepsDateOrder }) => keepsDateOrder).map(({ code }) => code);
    expect(ordered.sort()).toEqual(['credit_note', 'invoice']);
  });

  test('racing for a number are refused with the day of the winner', async () => {
    const customerId = await addCustomer(app);
    const days = [
      '2026-01-31',
      '2026-01-30',
      '2026-01-31',
      '2026-01-30',
      '2026-01-31',
      '2026-01-30',
    ];
    const ended = await Promise.allSettled(days.map((day) => sell(customerId, day)));
    for (const one of ended) {
      if (one.status === 'fulfilled') continue;
      expect(one.reason).toMatchObject({ code: 'date_before_last_document' });
      expect((one.reason as Error).message).toContain('2026-01-31');
    }
    expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
  });
});

describe('a closed month', () => {
  test('allows reversing a bounced payment and a reception in the open month', async () => {
    const customerId = await addCustomer(app);
    const vendorId = await addVendor(app);
    const { id: productId } = await createProduct(app, { taxRateId: null });
    await sell(customerId, '2026-01-31');
    const payment = { customerId, amount: 100, method: 'cheque' as const, autoAllocate: true };
    const paid = (await erp.receivables.pay(payment)).data;
    const made = await order(vendorId, productId, '2026-01-31');
    const lines = [{ productId, quantity: 1 }];
    const received = (await erp.purchaseOrders.receive(made.id, { lines })).data.reception;
    await app.as('admin').config.lockPeriod({ lockedThrough: '2026-01-31' });
    app.clock.set(new Date('2026-02-05T12:00:00Z'));
    await erp.receivables.reverse(paid.id, { reason: 'Bounced' });
    await erp.purchaseOrders.reverseReception(received.id, { reason: 'Wrong goods' });
    const owed = async (asOf?: string) =>
      (await erp.customers.balance(customerId, { asOf })).data.openAmount;
    expect([await owed('2026-01-31'), await owed()]).toEqual([0, 100]);
    const owing = async (asOf?: string) =>
      (await erp.vendors.balance(vendorId, { asOf })).data.openAmount;
    expect([await owing('2026-01-31'), await owing()]).toEqual([100, 0]);
    const back = (await erp.inventory.movements({ productId })).data.map(({ date }) => date);
    expect(back.sort()).toEqual(['2026-01-31', '2026-02-05']);
  });

  test('accepts another day for a reversal, after the last entry and outside of the closed month', async () => {
    app.clock.set(new Date('2026-02-10T12:00:00Z'));
    const { id: customerId } = (await erp.customers.create({ name: 'Late bank lines' })).data;
    const { id: vendorId } = (await erp.vendors.create({ name: 'Late bank lines' })).data;
    const product = { code: 'LATE', name: 'Late', price: 100, taxRateId: null };
    const { id: productId } = (await erp.products.create(product)).data;
    const sold = [{ productId: serviceId, quantity: 1, unitPrice: 100 }];
    const terms = { issueDate: '2026-02-05', paymentTerms: 'CREDITO_30' };
    await erp.invoices.create({ customerId, ...terms, lines: sold });
    const method = 'cheque' as const;
    const collected = { customerId, amount: 100, method, date: '2026-02-06', autoAllocate: true };
    const { id: inId } = (await erp.receivables.pay(collected)).data;
    const made = await order(vendorId, productId, '2026-02-05');
    const came = { date: '2026-02-05', lines: [{ productId, quantity: 1 }] };
    const { reception } = (await erp.purchaseOrders.receive(made.id, came)).data;
    const paid = { vendorId, amount: 100, method, date: '2026-02-06', autoAllocate: true };
    const { id: outId } = (await erp.payables.pay(paid)).data;

    const reverse = {
      collection: (date: string) => erp.receivables.reverse(inId, { reason: 'Bounced', date }),
      payment: (date: string) => erp.payables.reverse(outId, { reason: 'Bounced', date }),
      reception: (date: string) =>
        erp.purchaseOrders.reverseReception(reception.id, { reason: 'Wrong goods', date }),
    };
    for (const call of [reverse.collection, reverse.payment]) {
      expect((await failure(call('2026-02-05'))).message).toContain('before 2026-02-06');
      const late = await failure(call('2026-02-11'));
      expect(late).toMatchObject({ code: 'validation_failed', statusCode: 400 });
      await call('2026-02-07');
    }
    // The reversal of its payment is the last entry of the payable.
    expect((await failure(reverse.reception('2026-02-06'))).message).toContain('before 2026-02-07');
    await erp.config.lockPeriod({ lockedThrough: '2026-02-07' });
    const locked = await failure(reverse.reception('2026-02-07'));
    expect(locked).toMatchObject({ code: 'period_locked' });
    expect(locked.message).toContain('2026-02-07');
    await reverse.reception('2026-02-08');

    const balances = async (asOf: string) => [
      (await erp.customers.balance(customerId, { asOf })).data.netBalance,
      (await erp.vendors.balance(vendorId, { asOf })).data.netBalance,
    ];
    expect(await balances('2026-02-06')).toEqual([0, 0]);
    expect(await balances('2026-02-07')).toEqual([100, 100]);
    expect(await balances('2026-02-08')).toEqual([100, 0]);
    const days = (await erp.inventory.movements({ productId })).data.map(({ date }) => date);
    expect(days.sort()).toEqual(['2026-02-05', '2026-02-08']);
  });
});
