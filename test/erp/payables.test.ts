import type { PayablePaymentInput } from '../../sdk/erp/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addVendor } from '../support/sales.js';

let app: TestApp;
let serviceId: number;
beforeAll(async () => {
  app = await startTestApp();
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  await app.as('admin').config.updateCurrency('USD', { active: true });
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const payables = () => admin().payables;
const pay = (input: PayablePaymentInput) => payables().pay(input);

/** Creates a vendor with a reception of each amount, and returns the ids of the receptions. */
async function addPayables(...amounts: number[]) {
  const vendorId = await addVendor(app, { paymentTerms: 'CREDITO_30' });
  const ids: number[] = [];
  for (const unitPrice of amounts) {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    const order = (await admin().purchaseOrders.create({ vendorId, lines })).data;
    const received = [{ productId: serviceId, quantity: 1 }];
    const { data } = await admin().purchaseOrders.receive(order.id, { lines: received });
    ids.push(data.reception.id);
  }
  return { vendorId, ids, first: ids[0] ?? 0 };
}

describe('createPayablePayment', () => {
  test('35: pays the oldest first and preserves the remainder as an advance', async () => {
    const { vendorId, ids } = await addPayables(100, 200);
    const paid = { vendorId, amount: 350, method: 'transferencia' as const, autoAllocate: true };
    const { data } = await pay({ ...paid, date: '2026-01-31', reference: 'T-1' });
    expect(data).toMatchObject({
      number: expect.stringMatching(/^PA-\d{6}$/),
      unallocatedAmount: 50,
      vendorBalance: -50,
    });
    expect(data.allocations.map(({ receptionId, amount }) => [receptionId, amount])).toEqual([
      [ids[0], 100],
      [ids[1], 200],
    ]);
    const list = (await payables().list({ vendorId })).data;
    expect(list.map(({ status, openAmount }) => [status, openAmount])).toEqual([
      ['closed', 0],
      ['closed', 0],
    ]);
    expect((await admin().vendors.balance(vendorId)).data).toMatchObject({
      invoiced: 300,
      paid: 350,
      unappliedCredit: 50,
      openAmount: 0,
      netBalance: -50,
      lastPaymentAt: '2026-01-31',
    });
    const { totals } = (await payables().aging({ vendorId })).data;
    expect(totals).toMatchObject({ current: 0, unappliedCredit: 50, balance: -50 });
    expect((await payables().getPayment(data.id)).data).toMatchObject({ reference: 'T-1' });
    expect((await payables().payments({ vendorId })).totalCount).toBe(1);
  });

  test('shows a gain of exchange as positive, as collections do', async () => {
    await admin().config.updateCurrency('GBP', { active: true });
    const vendorId = await addVendor(app, { currencyCode: 'GBP' });
    const rateOf = (rate: number, validFrom: string) =>
      admin().config.createExchangeRate({ base: 'GBP', quote: 'DOP', rate, validFrom });
    await rateOf(60, '2026-01-20');
    const { id: productId } = await createProduct(app, { taxRateId: null });
    const lines = [{ productId, quantity: 100, unitPrice: 10 }];
    const order = (await admin().purchaseOrders.create({ vendorId, lines })).data;
    await admin().purchaseOrders.receive(order.id, { lines: [{ productId, quantity: 100 }] });
    const money = { vendorId, amount: 500, method: 'transferencia', autoAllocate: true } as const;
    const differenceAt = async (exchangeRate: number) =>
      (await admin().payables.pay({ ...money, exchangeRate })).data.allocations[0]
        ?.exchangeDifference;
    expect([await differenceAt(58), await differenceAt(62)]).toEqual([1000, -1000]);
  });

  test('refuses invalid allocations, and then books nothing', async () => {
    const { vendorId, ids, first } = await addPayables(100, 50);
    const other = await addPayables(10);
    const named = (id: number, amount: number) => ({ receptionId: id, amount });
    await pay({ vendorId, amount: 50, method: 'otro', allocations: [named(ids[1] ?? 0, 50)] });
    const base = { vendorId, amount: 100, method: 'efectivo' as const };
    const before = await admin().vendors.balance(vendorId);
    const cases: [PayablePaymentInput, number, string][] = [
      [{ ...base, allocations: [named(first, 1), named(first, 1)] }, 400, 'duplicate_allocation'],
      [{ ...base, amount: 5, allocations: [named(first, 6)] }, 400, 'allocation_exceeds_payment'],
      [{ ...base, amount: 200, allocations: [named(first, 101)] }, 409, 'allocation_exceeds_open'],
      [{ ...base, allocations: [named(other.first, 1)] }, 409, 'vendor_mismatch'],
      [{ ...base, allocations: [named(ids[1] ?? 0, 1)] }, 409, 'payable_closed'],
      [{ ...base, allocations: [{ payableId: 999_999, amount: 1 }] }, 404, 'not_found'],
      [
        { ...base, currencyCode: 'USD', exchangeRate: 60, allocations: [named(first, 1)] },
        409,
        'currency_mismatch',
      ],
      [{ ...base, currencyCode: 'USD' }, 409, 'no_exchange_rate'],
      [{ ...base, currencyCode: 'EUR' }, 400, 'inactive_currency'],
      [{ ...base, vendorId: 999_999 }, 404, 'not_found'],
    ];
    for (const [input, statusCode, code] of cases) {
      expect([code, await failure(pay(input))]).toMatchObject([code, { statusCode, code }]);
    }
    expect(await admin().vendors.balance(vendorId)).toEqual(before);
  });

  test('refuses an exchange rate other than 1 for the currency of the company', async () => {
    const { vendorId } = await addPayables(100);
    const payment = { vendorId, amount: 10, method: 'efectivo' as const, exchangeRate: 58 };
    expect(await failure(pay(payment))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.exchangeRate' }],
    });
  });

  test('40: answers 404 for a vendor of another company', async () => {
    const { vendorId } = await addPayables(10);
    const stranger = app.as('stranger');
    const paying = stranger.payables.pay({ vendorId, amount: 1, method: 'otro' });
    expect(await failure(paying)).toMatchObject({ statusCode: 404 });
    expect(await failure(stranger.vendors.balance(vendorId))).toMatchObject({ statusCode: 404 });
    expect(await failure(stranger.payables.getPayment(1))).toMatchObject({ statusCode: 404 });
    expect((await stranger.payables.list()).totalCount).toBe(0);
  });
});

describe('allocatePayablePayment and reversePayablePayment', () => {
  test('allocate an advance later, and undo everything exactly', async () => {
    const { vendorId, first } = await addPayables(100);
    const { data } = await pay({ vendorId, amount: 80, method: 'cheque' });
    const allocations = [{ receptionId: first, amount: 30 }];
    const placed = (await payables().allocate(data.id, { allocations })).data;
    expect(placed).toMatchObject({ allocatedAmount: 30, unallocatedAmount: 50, vendorBalance: 20 });
    const over = [{ receptionId: first, amount: 50.01 }];
    const refused = failure(payables().allocate(data.id, { allocations: over }));
    expect(await refused).toMatchObject({ statusCode: 400, code: 'allocation_exceeds_payment' });
    const reversed = (await payables().reverse(data.id, { reason: 'Stopped cheque' })).data;
    expect(reversed).toMatchObject({
      status: 'reversed',
      reverseReason: 'Stopped cheque',
      vendorBalance: 100,
      allocations: [],
    });
    const [item] = (await payables().list({ vendorId })).data;
    expect(item).toMatchObject({ status: 'open', openAmount: 100, paidAmount: 0 });
    for (const error of await failures([
      payables().reverse(data.id),
      payables().allocate(data.id, {}),
    ])) {
      expect(error).toMatchObject({
        statusCode: 409,
        code: 'payment_already_reversed',
      });
    }
    for (const error of await failures([
      payables().reverse(999_999),
      payables().allocate(999_999, {}),
    ])) {
      expect(error).toMatchObject({ statusCode: 404 });
    }
  });

  test('36: are refused in a locked period', async () => {
    const { vendorId } = await addPayables(10);
    const manager = app.as('manager').payables;
    const input = { vendorId, amount: 5, method: 'efectivo' as const };
    const { data } = await manager.pay(input);
    await admin().config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      const calls = [manager.pay(input), manager.reverse(data.id), manager.allocate(data.id, {})];
      for (const error of await failures(calls)) {
        expect(error).toMatchObject({ statusCode: 409, code: 'period_locked' });
      }
    } finally {
      await admin().config.lockPeriod({ lockedThrough: null });
    }
  });
});

describe('listPayables', () => {
  test('filters by vendor, status, due day and words, sorted by due day', async () => {
    const { vendorId, ids } = await addPayables(1, 2);
    const found = async (query: object) =>
      (await payables().list({ vendorId, ...query })).data.map(({ receptionId }) => receptionId);
    const due = '2026-03-02';
    for (const query of [
      {},
      { status: 'open' },
      { dueFrom: due },
      { dueTo: due },
      { overdue: false },
    ]) {
      expect([query, await found(query)]).toEqual([query, ids]);
    }
    for (const query of [{ status: 'closed' }, { dueTo: '2026-03-01' }, { overdue: true }]) {
      expect([query, await found(query)]).toEqual([query, []]);
    }
    const number = (await payables().list({ vendorId })).data[0]?.documentNumber ?? '';
    expect(await found({ search: number.toLowerCase() })).toEqual([ids[0]]);
  });

  test.each(['id', 'dueDate', 'issueDate', 'amount', 'openAmount', 'vendorName'] as const)(
    '45: visits each record once by cursor, sorted by %s',
    async (sortBy) => {
      await addPayables(1, 2);
      const all = (await payables().list({ pageSize: 100 })).data.map(({ id }) => id).sort();
      const seen: number[] = [];
      for await (const row of payables().list({ sortBy, pageSize: 2 })) seen.push(row.id);
      expect(seen.sort()).toEqual(all);
    },
  );
});
