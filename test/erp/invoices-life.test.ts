import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked, timeless } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const owedBy = async (id: number) => (await admin().customers.get(id)).data.openAmount;

describe('voidInvoice', () => {
  test('15, 21: preserves the number, and returns the goods at the cost at which they left', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 3, 3.3333);
    const lines = [{ productId: bolt.id, quantity: 2 }];
    const { data } = await invoice(app, { customerId, lines });
    const voided = await admin().invoices.void(data.id, { reason: 'Wrong customer' });
    expect(voided.data).toMatchObject({
      status: 'void',
      number: data.number,
      openAmount: 0,
      voidReason: 'Wrong customer',
      version: 2,
    });
    expect(voided.data.voidedAt).not.toBeNull();
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 3, value: 10 }]);
    expect(await owedBy(customerId)).toBe(0);
    const again = failure(admin().invoices.void(data.id));
    expect(await again).toMatchObject({ statusCode: 409, code: 'invoice_already_void' });
    const credit = admin().creditNotes.create({ invoiceId: data.id, reason: 'Too late' });
    expect(await failure(credit)).toMatchObject({
      statusCode: 409,
      code: 'invoice_not_creditable',
    });
  });

  test('accepts a request without a reason, and shows it as null', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 1, 1);
    const { data } = await invoice(app, {
      customerId,
      lines: [{ productId: bolt.id, quantity: 1 }],
    });
    expect((await admin().invoices.void(data.id)).data).toMatchObject({ voidReason: null });
  });

  test('30: refuses an invoice with a payment or credit', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 5, 1);
    const lines = [{ productId: bolt.id, quantity: 2 }];
    const { data } = await invoice(app, { customerId, lines });
    const paid = await admin().receivables.pay({
      customerId,
      amount: 1,
      method: 'efectivo',
      allocations: [{ invoiceId: data.id, amount: 1 }],
    });
    const voiding = () => failure(admin().invoices.void(data.id));
    expect(await voiding()).toMatchObject({ statusCode: 409, code: 'invoice_has_payments' });
    await admin().receivables.reverse(paid.data.id);
    const lineId = (await admin().invoices.get(data.id)).data.lines[0]?.id ?? 0;
    const note = await admin().creditNotes.create({
      invoiceId: data.id,
      reason: 'One back',
      lines: [{ invoiceLineId: lineId, quantity: 1 }],
    });
    expect(await voiding()).toMatchObject({ statusCode: 409, code: 'invoice_has_credit_notes' });
    await admin().creditNotes.void(note.data.id);
    expect((await admin().invoices.void(data.id)).data.status).toBe('void');
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 5, value: 5 }]);
  });

  test('refuses an invoice that credit of another invoice settles', async () => {
    const customerId = await addCustomer(app);
    const bolt = await stocked(app, 5, 1);
    const sell = async () => {
      const lines = [{ productId: bolt.id, quantity: 1 }];
      return (await invoice(app, { customerId, lines })).data;
    };
    const first = await sell();
    const money = { customerId, amount: first.grandTotal, method: 'efectivo' } as const;
    await admin().receivables.pay({ ...money, autoAllocate: true });
    const returned = { invoiceId: first.id, reason: 'Returned goods' };
    const { data: note } = await admin().creditNotes.create(returned);
    const second = await sell();
    await admin().creditNotes.allocate(note.id, { autoAllocate: true });
    const voiding = failure(admin().invoices.void(second.id));
    expect(await voiding).toMatchObject({ statusCode: 409, code: 'invoice_has_credit_notes' });
  });
});

describe('listInvoices', () => {
  test('filters by customer, status, number, currency, words and days', async () => {
    const customerId = await addCustomer(app, {
      name: 'Ferretería Ñandú',
      paymentTerms: 'CREDITO_8',
    });
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 1, unitPrice: 7 }];
    const { data } = await invoice(app, { customerId, lines, notes: 'Über 100%' });
    const ids = async (query: object) =>
      (await admin().invoices.list({ customerId, ...query })).data.map(({ id }) => id);
    for (const query of [
      {},
      { status: 'issued' },
      { number: data.number },
      { currencyCode: 'DOP' },
      { search: 'nandu' },
      { search: 'uber 100%' },
      { search: data.number },
      { dateFrom: '2026-01-31', dateTo: '2026-01-31' },
      { overdue: false },
    ]) {
      expect([query, await ids(query)]).toEqual([query, [data.id]]);
    }
    const none = [
      { status: 'paid' },
      { overdue: true },
      { search: '100_' },
      { dateTo: '2026-01-30' },
    ];
    for (const query of none) expect([query, await ids(query)]).toEqual([query, []]);
    const backwards = admin().invoices.list({ dateFrom: '2026-02-01', dateTo: '2026-01-01' });
    expect(await failure(backwards)).toMatchObject({ code: 'invalid_date_range' });
  });

  test('34: treats an invoice as current on its due day, and as overdue the day after', async () => {
    const start = app.clock.now();
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_8' });
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 1, unitPrice: 7 }];
    await invoice(app, { customerId, lines });
    const robot = await timeless(app);
    const overdue = async () => (await robot.invoices.list({ customerId })).data[0]?.overdue;
    try {
      // The invoice is due on 8 February: the last minute of it in Santo Domingo, and the first of the next day.
      app.clock.set(new Date('2026-02-09T03:59:00Z'));
      expect(await overdue()).toBe(false);
      app.clock.set(new Date('2026-02-09T04:00:00Z'));
      expect(await overdue()).toBe(true);
      expect((await robot.invoices.list({ customerId, overdue: true })).totalCount).toBe(1);
    } finally {
      app.clock.set(start);
    }
  });

  test.each([
    'id',
    'number',
    'issueDate',
    'dueDate',
    'grandTotal',
    'openAmount',
    'customerName',
    'createdAt',
  ] as const)('45: visits each record once by cursor, sorted by %s', async (sortBy) => {
    const all = (await admin().invoices.list({ pageSize: 100 })).data.map(({ id }) => id).sort();
    const seen: number[] = [];
    for await (const row of admin().invoices.list({ sortBy, pageSize: 3 })) seen.push(row.id);
    expect(seen.sort()).toEqual(all);
  });

  test('counts exactly, also by status', async () => {
    const { knex } = app.database;
    for (const status of ['draft', 'issued', 'paid', 'void'] as const) {
      const [row] = await knex('invoices')
        .where({ company_id: app.companyId, status })
        .count<{ n: number }[]>('* as n');
      expect([status, (await admin().invoices.list({ status })).totalCount]).toEqual([
        status,
        row?.n,
      ]);
    }
  });
});
