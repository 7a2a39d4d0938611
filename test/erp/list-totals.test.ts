import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let customerId: number;
let vendorId: number;
let serviceId: number;

/** Creates three invoices, a draft, a void invoice, a credit note, and payments, in two currencies. */
async function sell(): Promise<void> {
  customerId = await addCustomer(app, { name: 'Bahía Sur', paymentTerms: 'CREDITO_30' });
  const other = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const issue = async (of: number, unitPrice: number, more = {}) => {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    return (await invoice(app, { customerId: of, lines, ...more })).data.id;
  };
  await issue(customerId, 100.1);
  await issue(customerId, 200.2, { issue: false });
  await erp.invoices.void(await issue(customerId, 300.3), { reason: 'Mistake' });
  await issue(other, 0.4, { currencyCode: 'USD' });
  const credited = await issue(other, 59.99);
  const paid = { method: 'efectivo', autoAllocate: true } as const;
  await erp.receivables.pay({ ...paid, customerId, amount: 40.05 });
  const bounced = await erp.receivables.pay({ ...paid, customerId: other, amount: 70 });
  await erp.receivables.reverse(bounced.data.id, { reason: 'Bounced' });
  await erp.receivables.pay({ ...paid, customerId: other, amount: 60 });
  await erp.creditNotes.create({ invoiceId: credited, reason: 'Returned' });
}

/** Creates orders in two currencies, of which one is received and partly paid. */
async function buy(): Promise<void> {
  vendorId = await addVendor(app, { name: 'Aceros Norte', paymentTerms: 'CREDITO_30' });
  const order = async (unitPrice: number, more = {}) => {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    return (await erp.purchaseOrders.create({ vendorId, lines, ...more })).data.id;
  };
  const lines = [{ productId: serviceId, quantity: 1 }];
  await erp.purchaseOrders.receive(await order(80.25), { lines });
  await erp.purchaseOrders.cancel(await order(15));
  const foreign = await order(20, { currencyCode: 'USD' });
  await erp.purchaseOrders.receive(foreign, { lines });
  await erp.payables.pay({ vendorId, amount: 100, method: 'cheque', autoAllocate: true });
}

beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  await erp.config.updateCurrency('USD', { active: true });
  await erp.config.createExchangeRate({ base: 'USD', quote: 'DOP', rate: 60 });
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  await sell();
  await buy();
});
afterAll(() => app.close());

type Sums = Readonly<Record<string, string | number>>;

interface SummedPage {
  readonly totals?: readonly object[] | null;
}

/** A list, with the amounts that it adds up, and filters to try. */
interface SummedList {
  readonly list: (query: object) => PromiseLike<SummedPage> & AsyncIterable<object>;
  readonly amounts: readonly string[];
  readonly queries: () => readonly object[];
}

const dates = { dateFrom: '2020-01-01', dateTo: '2030-12-31' };

const lists: Readonly<Record<string, SummedList>> = {
  invoices: {
    list: (query) => erp.invoices.list(query),
    amounts: ['grandTotal', 'openAmount'],
    queries: () => [
      ...[{ customerId }, { status: 'void' }, { currencyCode: 'USD' }, { overdue: false }],
      ...[{ search: 'bahia' }, { search: '59.99' }, { customerId, status: 'draft' }],
    ],
  },
  'credit notes': {
    list: (query) => erp.creditNotes.list(query),
    amounts: ['grandTotal', 'unappliedAmount'],
    queries: () => [{ search: 'f-' }, { status: 'applied' }],
  },
  receivables: {
    list: (query) => erp.receivables.list(query),
    amounts: ['amount', 'openAmount'],
    queries: () => [
      ...[{ customerId }, { status: 'closed' }, { currencyCode: 'DOP' }],
      ...[{ dueFrom: '2020-01-01', dueTo: '2030-12-31' }, { search: 'bahia' }],
    ],
  },
  'payments of customers': {
    list: (query) => erp.receivables.payments(query),
    amounts: ['amount', 'unallocatedAmount'],
    queries: () => [{ customerId }, { status: 'posted' }, { unallocated: true }, { search: '60' }],
  },
  payables: {
    list: (query) => erp.payables.list(query),
    amounts: ['amount', 'openAmount'],
    queries: () => [{ vendorId }, { status: 'open' }, { currencyCode: 'USD' }],
  },
  'payments to vendors': {
    list: (query) => erp.payables.payments(query),
    amounts: ['amount', 'unallocatedAmount'],
    queries: () => [{ vendorId }, { unallocated: false }],
  },
  'purchase orders': {
    list: (query) => erp.purchaseOrders.list(query),
    amounts: ['grandTotal'],
    queries: () => [
      { vendorId },
      { status: 'cancelled' },
      { search: 'norte' },
      { expand: 'lines' },
    ],
  },
};

/** Adds up the records of all pages by currency, in ten-thousandths. */
async function addUp({ list, amounts }: SummedList, query: object): Promise<readonly Sums[]> {
  const sums = new Map<string, Record<string, number>>();
  for await (const record of list({ ...query, pageSize: 2 })) {
    const values = record as Readonly<Record<string, string | number>>;
    const code = String(values['currencyCode']);
    const sum = sums.get(code) ?? { count: 0, ...Object.fromEntries(amounts.map((of) => [of, 0])) };
    for (const of of amounts) sum[of] = (sum[of] ?? 0) + Math.round(Number(values[of]) * 10_000);
    sum['count'] = (sum['count'] ?? 0) + 1;
    sums.set(code, sum);
  }
  const codes = [...sums.keys()].toSorted();
  return codes.map((currencyCode) => ({ currencyCode, ...sums.get(currencyCode) }));
}

const scaled = (totals: SummedPage['totals']): readonly Sums[] | undefined =>
  totals?.map((sums) => {
    const { currencyCode = '', count = 0, ...amounts } = sums as Sums;
    const inUnits = Object.entries(amounts).map(([name, sum]) => [name, Number(sum) * 10_000]);
    return { currencyCode, count, ...Object.fromEntries(inUnits) };
  });

describe('totals=true', () => {
  test.each(Object.keys(lists))('adds up all pages of the list of %s', async (name) => {
    const of = lists[name] as SummedList;
    for (const query of [{}, dates, ...of.queries()]) {
      const expected = await addUp(of, query);
      const found = await of.list({ ...query, totals: true, pageSize: 1 });
      expect([query, scaled(found.totals)]).toEqual([query, expected]);
    }
  });

  test('counts drafts and void documents as the list shows them', async () => {
    const { totals } = await erp.invoices.list({ customerId, totals: true });
    const sums = { currencyCode: 'DOP', count: 3, grandTotal: 600.6, openAmount: 60.05 };
    expect(totals).toEqual([sums]);
    expect((await erp.invoices.list({ status: 'void', totals: true })).totals).toMatchObject([
      { count: 1, grandTotal: 300.3, openAmount: 0 },
    ]);
  });

  test('is the same on each page, and beside fields', async () => {
    const { totals, nextCursor = '' } = await erp.invoices.list({ totals: true, pageSize: 2 });
    expect(totals).toHaveLength(2);
    const next = { totals: true, pageSize: 2, cursor: nextCursor, fields: ['id'] } as const;
    const second = await erp.invoices.list(next);
    expect(second.data.map((record) => Object.keys(record))).toEqual([['id'], ['id']]);
    expect(second.totals).toEqual(totals);
  });

  test('is empty where nothing matches, and of the company of the caller only', async () => {
    expect((await erp.invoices.list({ search: 'nowhere', totals: true })).totals).toEqual([]);
    const stranger = app.as('stranger');
    expect((await stranger.invoices.list({ totals: true })).totals).toEqual([]);
    expect((await stranger.receivables.list({ totals: true })).totals).toEqual([]);
  });

  test('is refused with format', async () => {
    const reply = await app.fetch('/api/invoices?format=csv&totals=true', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      details: [expect.objectContaining({ path: 'query.totals' })],
    });
  });

  test('is left out of the reply without the parameter', async () => {
    expect(await erp.invoices.list()).not.toHaveProperty('totals');
    expect(await erp.invoices.list({ totals: false })).not.toHaveProperty('totals');
  });
});

/** Copies the only payment. */
const copies = `INSERT INTO receivable_payments
SELECT c.* FROM receivable_payments p CROSS JOIN generate_series(1, 9999) n CROSS JOIN LATERAL
  jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000 + n, 'number', 'COPY-' || n)) c`;

describe('the totals of many records', () => {
  test('are those of up to 10,000, and null above', async () => {
    const alone = await startTestApp();
    try {
      const admin = alone.as('admin');
      const payer = await addCustomer(alone, { name: 'Payer of many' });
      const pay = () =>
        admin.receivables.pay({ customerId: payer, amount: 2.5, method: 'efectivo' });
      await pay();
      await alone.database.knex.raw(copies);
      const queries = [
        ...[{}, { status: 'posted' }, { customerId: payer }, { search: 'payer' }],
        { search: 'payer', count: 'capped' },
      ] as const;
      for (const query of queries) {
        const { totals } = await admin.receivables.payments({ ...query, totals: true });
        expect([query, totals]).toMatchObject([query, [{ count: 10_000, amount: 25_000 }]]);
      }
      await pay();
      for (const query of queries) {
        const { totals } = await admin.receivables.payments({ ...query, totals: true });
        expect([query, totals]).toEqual([query, null]);
      }
    } finally {
      await alone.close();
    }
  });
});
