import type { ReceivablePaymentInput } from '../../sdk/erp/index.js';
import { failure, failures } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice } from '../support/sales.js';

import {
  addReceivables,
  admin,
  app,
  openOf,
  pay,
  receivables,
  serviceId,
  setUpReceivables,
} from './receivables-support.js';

setUpReceivables();

describe('createReceivablePayment', () => {
  test('28: allocates a payment over three invoices, and preserves its remainder as visible credit', async () => {
    const { customerId, ids } = await addReceivables(100, 200, 300);
    const { data } = await pay({ customerId, amount: 650, method: 'cheque', autoAllocate: true });
    expect(data).toMatchObject({
      number: expect.stringMatching(/^RE-\d{6}$/),
      allocatedAmount: 600,
      unallocatedAmount: 50,
      customerBalance: -50,
    });
    const parts = data.allocations.map(({ invoiceId, amount, openAfter }) => [
      invoiceId,
      amount,
      openAfter,
    ]);
    expect(parts).toEqual(ids.map((id, at) => [id, (at + 1) * 100, 0]));
    const detail = (await admin().invoices.get(ids[2] ?? 0)).data;
    expect(detail).toMatchObject({ status: 'paid', openAmount: 0, paidAmount: 300 });
    expect(detail.payments).toMatchObject([{ paymentId: data.id, amount: 300 }]);
    expect((await admin().customers.balance(customerId)).data).toMatchObject({
      invoiced: 600,
      collected: 650,
      unappliedCredit: 50,
      openAmount: 0,
      netBalance: -50,
      creditLimit: 1000,
      availableCredit: 1050,
    });
    const { rows } = (await receivables().aging({ customerId })).data;
    expect(rows).toMatchObject([{ customerId, current: 0, unappliedCredit: 50, balance: -50 }]);
  });

  test('pays the named invoices, and with autoAllocate the oldest due', async () => {
    const { customerId, ids } = await addReceivables(100, 200, 300);
    const allocations = [{ invoiceId: ids[2] ?? 0, amount: 50 }];
    const some = { customerId, amount: 170, method: 'efectivo' as const, allocations };
    const { data } = await pay({ ...some, autoAllocate: true, reference: 'R-77', notes: 'n' });
    expect(data).toMatchObject({ unallocatedAmount: 0, reference: 'R-77', notes: 'n' });
    expect(await openOf(customerId)).toEqual([0, 180, 250]);
    const partial = (await receivables().list({ customerId, status: 'partial' })).data;
    expect(partial.map(({ invoiceId }) => invoiceId)).toEqual(ids.slice(1));
    expect((await admin().invoices.get(ids[1] ?? 0)).data.status).toBe('partially_paid');
    expect((await receivables().getPayment(data.id)).data).toMatchObject({ amount: 170 });
    expect((await receivables().payments({ customerId, search: 'r-77' })).totalCount).toBe(1);
    expect((await receivables().payments({ customerId, unallocated: true })).totalCount).toBe(0);
  });

  test('refuses invalid allocations, and then books nothing', async () => {
    const { customerId, first, ids } = await addReceivables(100, 50);
    const other = await addReceivables(10);
    const dollars = { customerId, lines: [{ productId: serviceId, quantity: 1, unitPrice: 10 }] };
    const usd = await invoice(app, { ...dollars, currencyCode: 'USD', exchangeRate: 60 });
    await pay({
      customerId,
      amount: 50,
      method: 'otro',
      allocations: [{ invoiceId: ids[1] ?? 0, amount: 50 }],
    });
    const base = { customerId, amount: 100, method: 'efectivo' as const };
    const to = (...allocations: ReceivablePaymentInput['allocations'] & object) => ({
      ...base,
      allocations,
    });
    const before = await admin().customers.balance(customerId);
    const cases: [ReceivablePaymentInput, number, string][] = [
      [
        to({ invoiceId: first, amount: 60 }, { invoiceId: first, amount: 1 }),
        400,
        'duplicate_allocation',
      ],
      [{ ...to({ invoiceId: first, amount: 60 }), amount: 59 }, 400, 'allocation_exceeds_payment'],
      [{ ...to({ invoiceId: first, amount: 101 }), amount: 200 }, 409, 'allocation_exceeds_open'],
      [to({ invoiceId: other.first, amount: 1 }), 409, 'customer_mismatch'],
      [to({ invoiceId: usd.data.id, amount: 1 }), 409, 'currency_mismatch'],
      [to({ invoiceId: ids[1] ?? 0, amount: 1 }), 409, 'receivable_closed'],
      [to({ receivableId: 999_999, amount: 1 }), 404, 'not_found'],
      [to({ amount: 1 }), 400, 'validation_failed'],
      [to({ invoiceId: first, amount: 0.001 }), 400, 'too_many_decimals'],
      [{ ...base, amount: 0.001 }, 400, 'too_many_decimals'],
      [{ ...base, date: '2026-02-01' }, 400, 'validation_failed'],
      [{ ...base, currencyCode: 'EUR' }, 400, 'inactive_currency'],
      [{ ...base, currencyCode: 'USD' }, 409, 'no_exchange_rate'],
      [{ ...base, currencyCode: 'USD', amount: 9e12, exchangeRate: 60 }, 400, 'amount_too_large'],
      [{ ...base, customerId: 999_999 }, 404, 'not_found'],
    ];
    for (const [input, statusCode, code] of cases) {
      expect([code, await failure(pay(input))]).toMatchObject([code, { statusCode, code }]);
    }
    expect(await admin().customers.balance(customerId)).toEqual(before);
  });

  test('36: is refused in a locked period, as are its reversal and later allocation', async () => {
    const { customerId } = await addReceivables(10);
    const manager = app.as('manager').receivables;
    const input = { customerId, amount: 5, method: 'efectivo' as const };
    const { data } = await manager.pay(input);
    await admin().config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      for (const error of await failures([
        manager.pay(input),
        manager.reverse(data.id),
        manager.allocate(data.id, { autoAllocate: true }),
      ])) {
        expect(error).toMatchObject({ statusCode: 409, code: 'period_locked' });
      }
    } finally {
      await admin().config.lockPeriod({ lockedThrough: null });
    }
  });

  test('refuses an exchange rate other than 1 for the currency of the company', async () => {
    const { customerId } = await addReceivables(100);
    const payment = { customerId, amount: 10, method: 'efectivo' as const };
    expect(await failure(pay({ ...payment, exchangeRate: 58 }))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.exchangeRate' }],
    });
    expect((await pay({ ...payment, exchangeRate: 1 })).data.exchangeRate).toBe(1);
  });

  test('40: answers 404 for a customer of another company', async () => {
    const { customerId } = await addReceivables(10);
    const stranger = app.as('stranger');
    const paying = stranger.receivables.pay({ customerId, amount: 1, method: 'otro' });
    expect(await failure(paying)).toMatchObject({ statusCode: 404 });
    expect(await failure(stranger.customers.balance(customerId))).toMatchObject({
      statusCode: 404,
    });
    expect((await stranger.receivables.list()).totalCount).toBe(0);
  });
});

describe('allocateReceivablePayment', () => {
  test('27: allocates credit later; a payment always equals its allocations and its remainder', async () => {
    const { customerId, first } = await addReceivables(100);
    const { data } = await pay({ customerId, amount: 80, method: 'transferencia' });
    expect(data).toMatchObject({ allocatedAmount: 0, unallocatedAmount: 80, customerBalance: 20 });
    const to = (amount: number) => ({ allocations: [{ invoiceId: first, amount }] });
    const placed = (await receivables().allocate(data.id, to(30))).data;
    expect(placed).toMatchObject({ allocatedAmount: 30, unallocatedAmount: 50, version: 2 });
    const over = failure(receivables().allocate(data.id, to(51)));
    expect(await over).toMatchObject({ statusCode: 400, code: 'allocation_exceeds_payment' });
    await receivables().allocate(data.id, { autoAllocate: true });
    expect(await openOf(customerId)).toEqual([20]);
    expect(await failure(receivables().allocate(999_999, {}))).toMatchObject({ statusCode: 404 });
  });

  test('refuses a request that allocates nothing, and names both members', async () => {
    const { customerId } = await addReceivables(100);
    const { data } = await pay({ customerId, amount: 80, method: 'transferencia' });
    for (const body of [{}, { autoAllocate: false }]) {
      expect(await failure(receivables().allocate(data.id, body))).toMatchObject({
        statusCode: 400,
        code: 'validation_failed',
        details: [{ path: 'body.allocations' }, { path: 'body.autoAllocate' }],
      });
    }
    expect((await receivables().getPayment(data.id)).data.version).toBe(data.version);
  });
});

describe('listReceivablePayments', () => {
  test('finds a collection by its reference, with or without accents', async () => {
    const { customerId } = await addReceivables(100);
    const reference = 'Depósito Nº 81';
    const { data } = await pay({ customerId, amount: 80, method: 'transferencia', reference });
    for (const search of ['Depósito', 'deposito nº 81']) {
      const found = (await receivables().payments({ customerId, search })).data;
      expect([search, found.map(({ id }) => id)]).toEqual([search, [data.id]]);
    }
  });
});

describe('reverseReceivablePayment', () => {
  test('shows no reason as null, and accepts a date without a reason', async () => {
    const { customerId } = await addReceivables(100);
    const payment = { customerId, amount: 10, method: 'efectivo' as const };
    for (const body of [undefined, {}, { date: '2026-01-31' }]) {
      const { data } = await pay(payment);
      const reversed = (await receivables().reverse(data.id, body)).data;
      expect([body, reversed]).toMatchObject([body, { status: 'reversed', reverseReason: null }]);
    }
  });

  test('29: restores open amounts, statuses and exchange difference exactly', async () => {
    const customerId = await addCustomer(app, { currencyCode: 'USD', paymentTerms: 'CREDITO_30' });
    const lines = [{ productId: serviceId, quantity: 1, unitPrice: 100.01 }];
    const made = await invoice(app, { customerId, lines, exchangeRate: 50 });
    const part = { customerId, currencyCode: 'USD', method: 'transferencia' as const };
    const before = (await receivables().list({ customerId })).data[0];
    const one = await pay({ ...part, amount: 33.34, exchangeRate: 52, autoAllocate: true });
    expect(one.data.allocations).toMatchObject([{ amount: 33.34, exchangeDifference: 66.68 }]);
    const last = await pay({ ...part, amount: 66.67, exchangeRate: 49, autoAllocate: true });
    expect(last.data.allocations).toMatchObject([{ openAfter: 0, exchangeDifference: -66.67 }]);
    expect(last.data.customerBalance).toBe(0);
    expect((await admin().invoices.get(made.data.id)).data.status).toBe('paid');
    for (const { data } of [last, one]) {
      const reversed = await receivables().reverse(data.id, { reason: 'Returned' });
      expect(reversed.data).toMatchObject({
        status: 'reversed',
        allocations: [],
        unallocatedAmount: 0,
      });
      const again = failure(receivables().reverse(data.id));
      expect(await again).toMatchObject({ statusCode: 409, code: 'payment_already_reversed' });
      const placing = failure(receivables().allocate(data.id, { autoAllocate: true }));
      expect(await placing).toMatchObject({ code: 'payment_already_reversed' });
    }
    const after = (await receivables().list({ customerId })).data[0];
    expect(after).toMatchObject({ openAmount: 100.01, paidAmount: 0, status: 'open' });
    expect(after?.version).toBe((before?.version ?? 0) + 4);
    expect((await admin().customers.balance(customerId)).data).toMatchObject({
      openAmount: 5000.5,
      collected: 0,
      lastPaymentAt: null,
      byCurrency: [{ currencyCode: 'USD', openAmount: 100.01, netBalance: 100.01 }],
    });
    expect((await admin().invoices.get(made.data.id)).data).toMatchObject({ status: 'issued' });
  });
});
