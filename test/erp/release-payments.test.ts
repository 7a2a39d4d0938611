import { failure } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice, timeless } from '../support/sales.js';
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

const isSound = async () => (await admin().admin.selfCheck()).data.sound;

/** Pays two receivables of a customer at once, and returns the payment with the ids of both. */
async function payBoth() {
  const { customerId } = await addReceivables(100, 50);
  const paid = (await pay({ customerId, amount: 150, method: 'cheque', autoAllocate: true })).data;
  const [first = 0, second = 0] = paid.allocations.map(({ receivableId }) => receivableId);
  return { customerId, paid, first, second };
}

describe('releaseReceivablePayment', () => {
  test('26, 27, 33: opens one document again, and the money settles another one', async () => {
    const { customerId, paid, first } = await payBoth();
    const released = (await receivables().release(paid.id, { receivableId: first })).data;
    expect(released).toMatchObject({ allocatedAmount: 50, unallocatedAmount: 100, version: 2 });
    expect(released.allocations).toHaveLength(1);
    expect(
      (await receivables().list({ customerId, sortBy: 'id', sortDir: 'asc' })).data,
    ).toMatchObject([
      { openAmount: 100, paidAmount: 0, status: 'open' },
      { openAmount: 0, paidAmount: 50, status: 'closed' },
    ]);
    const balance = (await admin().customers.balance(customerId)).data;
    expect(balance).toMatchObject({ openAmount: 100, unappliedCredit: 100, netBalance: 0 });
    await receivables().allocate(paid.id, { autoAllocate: true });
    expect(await openOf(customerId)).toEqual([0, 0]);
    expect(await isSound()).toBe(true);
  });

  test('37: leaves an audit entry with both states, and an event', async () => {
    const { paid, second } = await payBoth();
    await receivables().release(paid.id, { receivableId: second });
    const { data } = await admin().audit.list({ objectType: 'collection' });
    expect(data[0]).toMatchObject({
      before: { unallocatedAmount: '0.0000' },
      after: { unallocatedAmount: '50.0000', itemId: second },
    });
    const { data: events } = await admin().events.list({ limit: 500 });
    const types = events.map(({ type }) => type);
    expect(types).toContain('collection.released');
  });

  test('16: releases once for repeated requests with one key', async () => {
    const { customerId, paid, first } = await payBoth();
    const once = { idempotencyKey: `release-${paid.id}` };
    const one = await receivables().release(paid.id, { receivableId: first }, once);
    expect(await receivables().release(paid.id, { receivableId: first }, once)).toEqual(one);
    expect(await openOf(customerId)).toEqual([100, 0]);
  });

  test('29: restores the amounts in company currency and the exchange difference exactly', async () => {
    const customerId = await addCustomer(app, { currencyCode: 'USD', paymentTerms: 'CREDITO_30' });
    const lines = [{ productId: serviceId, quantity: 1, unitPrice: 100.01 }];
    await invoice(app, { customerId, lines, exchangeRate: 50 });
    const part = { customerId, method: 'transferencia', autoAllocate: true } as const;
    const one = (await pay({ ...part, amount: 33.34, exchangeRate: 52 })).data;
    const before = (await admin().customers.balance(customerId)).data;
    const two = (await pay({ ...part, amount: 20, exchangeRate: 49 })).data;
    const receivableId = two.allocations[0]?.receivableId ?? 0;
    const { data } = await receivables().release(two.id, { receivableId });
    expect(data).toMatchObject({ unallocatedAmount: 20, allocations: [] });
    const after = (await admin().customers.balance(customerId)).data;
    expect(after).toMatchObject({ openAmount: before.openAmount, unappliedCredit: 980 });
    await receivables().reverse(two.id);
    await receivables().release(one.id, { receivableId });
    await receivables().reverse(one.id);
    const end = (await admin().customers.balance(customerId)).data;
    expect(end).toMatchObject({ openAmount: 5000.5, unappliedCredit: 0 });
    expect(await isSound()).toBe(true);
  });

  test('is refused for a document that the payment does not settle, a reversed payment and other companies', async () => {
    const { paid, first, second } = await payBoth();
    await receivables().release(paid.id, { receivableId: first });
    const none = { statusCode: 404, details: [{ path: 'body.receivableId' }] };
    for (const receivableId of [first, 999_999]) {
      expect(await failure(receivables().release(paid.id, { receivableId }))).toMatchObject(none);
    }
    const stranger = app.as('stranger').receivables;
    const stolen = stranger.release(paid.id, { receivableId: second });
    expect(await failure(stolen)).toMatchObject({ statusCode: 404 });
    await receivables().reverse(paid.id);
    expect(await failure(receivables().release(paid.id, { receivableId: second }))).toMatchObject({
      statusCode: 409,
      code: 'payment_already_reversed',
    });
  });

  test('36: is refused while today is in a locked period', async () => {
    const { paid, first } = await payBoth();
    await admin().config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      const releasing = app.as('manager').receivables.release(paid.id, { receivableId: first });
      expect(await failure(releasing)).toMatchObject({ statusCode: 409, code: 'period_locked' });
    } finally {
      await admin().config.lockPeriod({ lockedThrough: null });
    }
  });

  test('28: lets one of two racing releases win', async () => {
    const { customerId, paid, first } = await payBoth();
    const racing = [0, 1, 2].map(() => receivables().release(paid.id, { receivableId: first }));
    const ended = await Promise.allSettled(racing);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await openOf(customerId)).toEqual([100, 0]);
    expect(await isSound()).toBe(true);
  });
});

describe('releasePayablePayment', () => {
  test('35: opens one payable again, until its payment is reversed', async () => {
    const vendorId = await addVendor(app);
    const { id: productId } = await createProduct(app, { taxRateId: null });
    const lines = [{ productId, quantity: 4, unitPrice: 25 }];
    const order = (await admin().purchaseOrders.create({ vendorId, lines })).data;
    await admin().purchaseOrders.receive(order.id, { lines: [{ productId, quantity: 4 }] });
    const paid = (
      await admin().payables.pay({ vendorId, amount: 60, method: 'cheque', autoAllocate: true })
    ).data;
    const payableId = paid.allocations[0]?.payableId ?? 0;
    const released = (await admin().payables.release(paid.id, { payableId })).data;
    expect(released).toMatchObject({ unallocatedAmount: 60, allocations: [], vendorBalance: 40 });
    expect((await admin().payables.list({ vendorId })).data).toMatchObject([
      { openAmount: 100, status: 'open' },
    ]);
    await admin().payables.allocate(paid.id, { autoAllocate: true });
    expect((await admin().payables.list({ vendorId })).data).toMatchObject([
      { openAmount: 40, status: 'partial' },
    ]);
    expect(await isSound()).toBe(true);
    await admin().payables.reverse(paid.id);
    expect(await failure(admin().payables.release(paid.id, { payableId }))).toMatchObject({
      statusCode: 409,
      code: 'payment_already_reversed',
    });
  });
});

describe('a past day', () => {
  test('34: still shows what was allocated on it after the release', async () => {
    const { customerId, paid, first } = await payBoth();
    const robot = await timeless(app);
    app.clock.set(new Date('2026-02-05T15:00:00Z'));
    await robot.receivables.release(paid.id, { receivableId: first });
    const balanceOn = async (asOf: string) => {
      const { data } = await robot.customers.balance(customerId, { asOf });
      return [data.openAmount, data.unappliedCredit];
    };
    expect(await balanceOn('2026-01-31')).toEqual([0, 0]);
    expect(await balanceOn('2026-02-04')).toEqual([0, 0]);
    expect(await balanceOn('2026-02-05')).toEqual([100, 100]);
    const aging = async (asOf: string) =>
      (await robot.receivables.aging({ customerId, asOf })).data.totals;
    expect(await aging('2026-02-04')).toMatchObject({ balance: 0, unappliedCredit: 0 });
    expect(await aging('2026-02-05')).toMatchObject({ balance: 0, unappliedCredit: 100 });
  });
});
