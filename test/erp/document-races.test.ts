import { SvcErpError } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, stocked } from '../support/sales.js';

/** Counts the outcomes: created, or refused with a code. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const { reason } = result as PromiseRejectedResult;
    if (result.status === 'rejected' && !(reason instanceof SvcErpError)) throw reason;
    const name = result.status === 'fulfilled' ? 'done' : (reason as SvcErpError).code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

onPostgres('concurrent documents', () => {
  let app: TestApp;
  let serviceId: number;
  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 16 } });
    serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  });
  afterAll(() => app.close());

  const admin = () => app.as('admin');
  const times = <T>(count: number, make: (at: number) => Promise<T>) =>
    Array.from({ length: count }, (_none, at) => make(at));
  const sound = async () => (await admin().admin.selfCheck()).data.checks.filter((c) => !c.sound);

  async function owing(unitPrice: number) {
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    const { data } = await admin().invoices.create({ customerId, lines });
    return { customerId, invoiceId: data.id };
  }

  test('18, 19: of fifty sales for the last twenty units, twenty succeed; stock ends at zero without value', async () => {
    const bolt = await stocked(app, 20, 3.3333);
    const customerId = await addCustomer(app);
    const lines = [{ productId: bolt.id, quantity: 1 }];
    const counts = await outcomes(times(50, () => admin().invoices.create({ customerId, lines })));
    expect(counts).toEqual({ done: 20, insufficient_stock: 30 });
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 0, value: 0 }]);
  });

  test('32: sales never exceed the credit limit', async () => {
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30', creditLimit: 50 });
    const lines = [{ productId: serviceId, quantity: 1, unitPrice: 10 }];
    const counts = await outcomes(times(20, () => admin().invoices.create({ customerId, lines })));
    expect(counts).toEqual({ done: 5, credit_limit_exceeded: 15 });
  });

  test('26, 27: allocations never exceed the open amount', async () => {
    const { customerId, invoiceId } = await owing(100);
    const allocations = [{ invoiceId, amount: 30 }];
    const pay = () =>
      admin().receivables.pay({ customerId, amount: 30, method: 'efectivo', allocations });
    expect(await outcomes(times(12, pay))).toEqual({ done: 3, allocation_exceeds_open: 9 });
    expect((await admin().invoices.get(invoiceId)).data.openAmount).toBe(10);
  });

  test('30: of a void and a payment only one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { customerId, invoiceId } = await owing(10);
      const allocations = [{ invoiceId, amount: 1 }];
      const counts = await outcomes([
        admin().invoices.void(invoiceId, { reason: 'A race' }),
        admin().receivables.pay({ customerId, amount: 1, method: 'otro', allocations }),
      ]);
      expect(counts['done']).toBe(1);
    }
  });

  test('31: credit notes credit an invoice once', async () => {
    const { invoiceId } = await owing(10);
    const credit = () => admin().creditNotes.create({ invoiceId, reason: 'All of it' });
    expect(await outcomes(times(8, credit))).toEqual({ done: 1, credit_exceeds_invoice: 7 });
  });

  test('23: receptions never exceed the order', async () => {
    const vendorId = await addVendor(app);
    const { id: productId } = await createProduct(app);
    const ordered = [{ productId, quantity: 10, unitPrice: 1 }];
    const { data } = await admin().purchaseOrders.create({ vendorId, lines: ordered });
    const lines = [{ productId, quantity: 3 }];
    const receive = () => app.as('warehouse').purchaseOrders.receive(data.id, { lines });
    const counts = await outcomes(times(10, receive));
    expect(counts).toEqual({ done: 3, over_receipt: 7 });
  });

  test('16: twenty requests with one key issue one invoice', async () => {
    const customerId = await addCustomer(app);
    const lines = [{ productId: serviceId, quantity: 1 }];
    const options = { idempotencyKey: 'twenty-at-once' };
    const counts = await outcomes(
      times(20, () => admin().invoices.create({ customerId, lines }, options)),
    );
    expect((counts['done'] ?? 0) + (counts['idempotency_in_progress'] ?? 0)).toBe(20);
    expect((await admin().invoices.list({ customerId })).totalCount).toBe(1);
  });

  test('13: sixteen writers with failures among them leave every series 1..n', async () => {
    const customers = await Promise.all(
      times(4, () => addCustomer(app, { paymentTerms: 'CREDITO_8' })),
    );
    const bolt = await stocked(app, 1000, 1);
    const counts: Record<string, number> = {};
    /** Creates one sale and one collection; some are refused. */
    const turn = (n: number) => {
      const customerId = customers[n % 4] ?? 0;
      const lines = [{ productId: bolt.id, quantity: n % 31 === 7 ? 5000 : 1 }];
      const unknown = { allocations: [{ receivableId: 999_999_999, amount: 1 }] };
      const to = n % 29 === 3 ? unknown : { autoAllocate: true };
      return [
        admin().invoices.create({ customerId, lines }),
        admin().receivables.pay({ customerId, amount: 3, method: 'efectivo', ...to }),
      ];
    };
    const write = async (writer: number) => {
      for (let n = writer * 20; n < writer * 20 + 20; n += 1) {
        for (const [name, count] of Object.entries(await outcomes(turn(n)))) {
          counts[name] = (counts[name] ?? 0) + count;
        }
      }
    };
    await Promise.all(times(16, write));
    expect(counts).toEqual({ done: 640 - 11 - 11, insufficient_stock: 11, not_found: 11 });
    const numbers = async (table: string) => {
      const rows = await app.database
        .knex(table)
        .where({ company_id: app.companyId })
        .select<{ number: string }[]>('number');
      return rows.map(({ number }) => Number(number.replace(/^\D+/, ''))).sort((a, b) => a - b);
    };
    for (const table of ['invoices', 'receivable_payments']) {
      const found = await numbers(table);
      expect(found).toEqual(found.map((_number, at) => at + 1));
    }
    expect(await sound()).toEqual([]);
  });
});
