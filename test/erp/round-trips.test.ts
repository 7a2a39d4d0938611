import pg from 'pg';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, stocked } from '../support/sales.js';

/** The writes of statements to the database, in order; pg calls this method for each statement. */
interface StatementWrite {
  readonly client: object;
  /** The first statement of the write. */
  readonly name: unknown;
}
const sent: StatementWrite[] = [];
const { query } = pg.Client.prototype;

let app: TestApp;
let customerId: number;
let productId: number;
beforeAll(async () => {
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const name = typeof first === 'object' && first !== null && Reflect.get(first, 'name');
    sent.push({ client: this, name });
    return Reflect.apply(query, this, args);
  } as typeof query;
  app = await startTestApp();
  customerId = await addCustomer(app);
  productId = (await stocked(app, 100, 5)).id;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await app.close();
});

/** Counts the round trips of the transaction of `write`, from BEGIN to COMMIT. */
async function tripsOf(path: string, body: object, key?: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${app.tokenOf('admin')}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  sent.length = 0;
  const reply = await app.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([200, 201]).toContain(reply.status);
  const begin = sent.findIndex(({ name }) => name === 'transaction.begin');
  expect(begin).toBeGreaterThanOrEqual(0);
  return sent.slice(begin).filter(({ client }) => client === sent[begin]?.client).length;
}

describe('the number of round trips', () => {
  const sale = () => ({ customerId, lines: [{ productId, quantity: 1 }] });
  const count = () => ({
    warehouseId: app.warehouseId,
    reason: 'count',
    lines: [{ productId, quantityDelta: 1 }],
  });

  test('of an invoice is two, or three with an idempotency key', async () => {
    await tripsOf('/api/invoices', sale());
    expect(await tripsOf('/api/invoices', sale())).toBe(2);
    expect(await tripsOf('/api/invoices', sale(), 'round-trips')).toBe(3);
  });

  test('of a payment is three', async () => {
    const payment = () => ({ customerId, amount: 1, method: 'efectivo', autoAllocate: true });
    await tripsOf('/api/receivables/payments', payment());
    expect(await tripsOf('/api/receivables/payments', payment())).toBe(3);
  });

  test('of the reversal of a payment is three', async () => {
    const input = { customerId, amount: 1, method: 'efectivo', autoAllocate: true } as const;
    const reversal = async () => {
      const { id } = (await app.as('admin').receivables.pay(input)).data;
      return `/api/receivables/payments/${id}/reverse`;
    };
    await tripsOf(await reversal(), {});
    expect(await tripsOf(await reversal(), {})).toBe(3);
  });

  test('of a credit note is three', async () => {
    const credit = async () => {
      const { data } = await app.as('admin').invoices.create(sale());
      return { invoiceId: data.id, reason: 'Returned' };
    };
    await tripsOf('/api/credit-notes', await credit());
    expect(await tripsOf('/api/credit-notes', await credit())).toBe(3);
  });

  test('of a void is three', async () => {
    const sell = async () => (await app.as('admin').invoices.create(sale())).data.id;
    await tripsOf(`/api/invoices/${await sell()}/void`, {});
    expect(await tripsOf(`/api/invoices/${await sell()}/void`, {})).toBe(3);
    const credit = async () => {
      const note = { invoiceId: await sell(), reason: 'Returned' };
      return (await app.as('admin').creditNotes.create(note)).data.id;
    };
    await tripsOf(`/api/credit-notes/${await credit()}/void`, {});
    expect(await tripsOf(`/api/credit-notes/${await credit()}/void`, {})).toBe(3);
  });

  test('of a reception and of its reversal is three', async () => {
    const lines = [{ productId, quantity: 10, unitPrice: 4 }];
    const vendorId = await addVendor(app);
    const order = (await app.as('admin').purchaseOrders.create({ vendorId, lines })).data.id;
    const received = { lines: [{ productId, quantity: 1 }] };
    const path = `/api/purchase-orders/${order}/receive`;
    await tripsOf(path, received);
    expect(await tripsOf(path, received)).toBe(3);
    const [first, second] = (await app.as('admin').purchaseOrders.get(order)).data.receptions;
    await tripsOf(`/api/purchase-orders/receptions/${first?.id}/reverse`, {});
    expect(await tripsOf(`/api/purchase-orders/receptions/${second?.id}/reverse`, {})).toBe(3);
  });

  test('of an adjustment is two, or three with an idempotency key', async () => {
    await tripsOf('/api/inventory/adjustments', count());
    expect(await tripsOf('/api/inventory/adjustments', count())).toBe(2);
    expect(await tripsOf('/api/inventory/adjustments', count(), 'round-trips')).toBe(3);
  });

  test('of an adjustment of a past day is one more, which looks for counts that it contradicts', async () => {
    const product = await createProduct(app);
    const lines = [{ productId: product.id, quantityDelta: 1 }];
    const fresh = { ...count(), date: '2026-01-20', lines };
    await tripsOf('/api/inventory/adjustments', fresh);
    expect(await tripsOf('/api/inventory/adjustments', fresh)).toBe(3);
  });

  test('of an adjustment is another one more only if movements of its goods are dated later', async () => {
    const early = { ...count(), date: '2026-01-20' };
    expect(await tripsOf('/api/inventory/adjustments', early)).toBe(4);
  });
});
