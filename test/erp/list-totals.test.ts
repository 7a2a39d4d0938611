import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { recount } from '../support/recount.js';
import { addCustomer } from '../support/sales.js';
import { recordsWithAmounts } from './list-totals-fixtures.js';

let app: TestApp;
let erp: SvcErp;
let customerId: number;
let vendorId: number;

beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  ({ customerId, vendorId } = await recordsWithAmounts(app));
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
      { customerId },
      { status: 'void' },
      { currencyCode: 'USD' },
      { overdue: false },
      { search: 'bahia' },
      { search: '59.99' },
      { customerId, status: 'draft' },
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
      { customerId },
      { status: 'closed' },
      { currencyCode: 'DOP' },
      { dueFrom: '2020-01-01', dueTo: '2030-12-31' },
      { search: 'bahia' },
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
  customers: {
    list: (query) => erp.customers.list(query),
    amounts: ['openAmount'],
    queries: () => [{ search: 'bahia' }, { includeInactive: true }],
  },
  stock: {
    list: (query) => erp.inventory.stock(query),
    amounts: ['value'],
    queries: () => [{ warehouseId: 1 }, { onlyPositive: true }, { search: 'nowhere' }],
  },
  movements: {
    list: (query) => erp.inventory.movements(query),
    amounts: ['value'],
    queries: () => [{ warehouseId: 1 }, { documentType: 'adjustment' }],
  },
  leads: {
    list: (query) => erp.crm.leads(query),
    amounts: ['estimatedAmount'],
    queries: () => [{ status: 'new' }, { source: 'web' }, { search: 'reyes' }],
  },
  opportunities: {
    list: (query) => erp.crm.opportunities(query),
    amounts: ['expectedAmount', 'weightedAmount'],
    queries: () => [{ stage: 'negotiation' }, { customerId }, { open: true }, { search: 'bolts' }],
  },
};

/** The statuses of records that no sum counts, unless the request names a status. */
const uncounted: ReadonlySet<string> = new Set(['draft', 'void', 'cancelled', 'reversed']);

/** Adds up the records of all pages by currency, in ten-thousandths. Records without one are in that of the company. */
async function addUp({ list, amounts }: SummedList, query: object): Promise<readonly Sums[]> {
  const sums = new Map<string, Record<string, number>>();
  for await (const record of list({ ...query, pageSize: 2 })) {
    const values = record as Readonly<Record<string, string | number>>;
    if (!('status' in query) && uncounted.has(String(values['status']))) continue;
    const code = String(values['currencyCode'] ?? 'DOP');
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
    const inUnits = Object.entries(amounts).map(([name, sum]) => [
      name,
      Math.round(Number(sum) * 10_000),
    ]);
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

  test('leaves out drafts and void documents, unless they are asked for', async () => {
    const { totals } = await erp.invoices.list({ customerId, totals: true });
    expect(totals).toEqual([
      { currencyCode: 'DOP', count: 1, grandTotal: 100.1, openAmount: 60.05 },
    ]);
    expect((await erp.invoices.list({ status: 'void', totals: true })).totals).toMatchObject([
      { count: 1, grandTotal: 300.3, openAmount: 0 },
    ]);
  });

  test('adds up rounded weighted amounts, and treats unknown amounts as 0', async () => {
    expect((await erp.crm.opportunities({ totals: true })).totals).toEqual([
      { currencyCode: 'DOP', count: 3, expectedAmount: 177.92, weightedAmount: 72.24 },
      { currencyCode: 'JPY', count: 3, expectedAmount: 34, weightedAmount: 4 },
    ]);
  });

  test('is refused for stock to callers who may not see costs', async () => {
    const { inventory } = app.as('viewer');
    const lists = [
      (query: { totals?: true }) => inventory.stock(query),
      (query: { totals?: true }) => inventory.movements(query),
    ];
    for (const list of lists) {
      expect((await list({})).data).not.toEqual([]);
      await expect(list({ totals: true })).rejects.toMatchObject({
        statusCode: 403,
        details: [expect.objectContaining({ path: 'query.totals' })],
      });
    }
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
      await recount(alone.database, alone.companyId);
      const queries = [
        {},
        { status: 'posted' },
        { customerId: payer },
        { search: 'payer' },
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
