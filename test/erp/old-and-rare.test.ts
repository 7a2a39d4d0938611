import { makeYear } from '../../src/demo/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { explainStatements, pagesOf } from '../support/explained.js';
import { growLists } from '../support/grow-lists.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

/** Below this number of pages, the constant parts of a request outweigh what it looks for. */
const floorPages = 100;
const mostGrowth = 2;

/** The days of the old records, and the values that only they have. */
const old = { from: '2024-02-01', days: 28, count: 3_000 };
const february = 'dateFrom=2024-02-01&dateTo=2024-02-29';
const settled = {
  currency_code: `'USD'`,
  status: `'closed'`,
  paid_amount: 'r.amount',
  credited_amount: '0',
  open_amount: '0',
  base_open_amount: '0',
};
const rare = {
  invoices: {
    currency_code: `'USD'`,
    status: `'void'`,
    open_amount: '0',
    search_text: `'x- old ' || n`,
  },
  receivables: settled,
  payables: settled,
  receivable_payments: { status: `'reversed'` },
  payable_payments: { status: `'reversed'` },
  credit_notes: { status: `'void'` },
  purchase_orders: { status: `'cancelled'` },
  receptions: { status: `'reversed'` },
  adjustments: { status: `'reversed'`, reason: `'found'` },
  transfers: { status: `'reversed'` },
  leads: { source: `'evento'` },
};

const requests = [
  `invoices?${february}`,
  `invoices?${february}&sortBy=grandTotal`,
  `invoices?${february}&page=2`,
  'invoices?dateTo=2024-02-29',
  'invoices?currencyCode=USD',
  `invoices?${february}&count=capped&search=x-`,
  'invoices?count=capped&search=old',
  'invoices?status=void&sortBy=grandTotal',
  'invoices?page=140',
  'invoices?page=140&sortBy=grandTotal',
  `receivables?${february}`,
  'receivables?dueFrom=2024-01-01&dueTo=2024-02-29',
  'receivables?currencyCode=USD',
  'receivables?status=closed&sortBy=customerName',
  `payables?${february}`,
  'payables?currencyCode=USD',
  `receivables/payments?${february}`,
  'receivables/payments?status=reversed',
  `payables/payments?${february}`,
  'payables/payments?status=reversed',
  `credit-notes?${february}`,
  'credit-notes?status=void',
  `purchase-orders?${february}`,
  'purchase-orders?status=cancelled&sortBy=grandTotal',
  `purchase-orders/receptions?${february}`,
  'purchase-orders/receptions?status=reversed',
  `inventory/adjustments?${february}`,
  'inventory/adjustments?status=reversed',
  `inventory/transfers?${february}`,
  'inventory/transfers?status=reversed',
  `inventory/movements?${february}`,
  'inventory/stock?asOf=2026-01-20',
  'inventory/stock?asOf=2026-01-20&sortBy=quantity&totals=true',
  `inventory/movements?${february}&sortBy=date`,
  'inventory/movements?documentType=adjustment&dateTo=2024-02-29',
  'inventory/movements?dateTo=2024-02-29&sortDir=asc',
  'invoices?overdue=false',
  'receivables?overdue=false',
  'invoices?overdue=false&sortBy=dueDate',
  'invoices?sortBy=issueDate&count=capped&search=old+1',
  `crm/leads?${february}`,
  'crm/leads?source=evento',
  `crm/opportunities?${february}`,
] as const;

/** Lists whose matches are among the newest, each with the same list without a filter. */
const recent = [
  ['invoices?dateFrom=2025-10-01', 'invoices'],
  ['invoices?dateFrom=2025-10-01&sortBy=issueDate', 'invoices?sortBy=issueDate'],
  ['invoices?currencyCode=DOP', 'invoices'],
  ['receivables?dueFrom=2025-10-01', 'receivables'],
] as const;

onPostgres('in a company whose records are four times as many', () => {
  let app: TestApp;
  let headers: Record<string, string>;
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  let explain: Awaited<ReturnType<typeof explainStatements>>;

  /** Returns the pages that a request for a full page reads. */
  async function pagesFor(request: string): Promise<number> {
    const plans = await explain(async () => {
      const reply = await app.fetch(`/api/${request}`, { headers });
      const { data } = (await reply.json()) as { data?: unknown[] };
      expect([request, reply.status, data?.length]).toEqual([request, 200, 20]);
    });
    return plans.map(pagesOf).reduce((sum, one) => sum + one, 0);
  }

  async function measure(pages: Map<string, number>): Promise<void> {
    for (const request of requests) pages.set(request, await pagesFor(request));
  }

  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 1 } });
    const year = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 3,
      invoices: 120,
      onProgress: () => undefined,
    });
    const { apiKey } = year;
    headers = { 'x-api-key': apiKey };
    const lead = { name: 'Ana Reyes', email: 'ana@example.com', source: 'web' } as const;
    const opportunity = { title: 'Bolts', expectedCloseDate: '2026-02-28' };
    await app.client({ apiKey }).crm.createLead({ ...lead, opportunity });
    const grow = (start: number, count: number, from: string, days: number, values = {}) =>
      growLists(app.database, year.company.id, start, { count, from, days, rare: values });
    await grow(0, old.count, old.from, old.days, rare);
    await grow(old.count, 1_000, '2025-02-01', 90);
    explain = await explainStatements(app.database.knex);
    await measure(before);
    await grow(4_000, 12_000, '2025-05-02', 200);
    await measure(after);
  }, 300_000);
  afterAll(() => app.close());

  test.each(requests)('few old or rare ones are found with as few pages: %s', (request) => {
    const [first = 0, last = 0] = [before.get(request), after.get(request)];
    expect(first).toBeGreaterThan(0);
    expect(last / Math.max(first, floorPages)).toBeLessThan(mostGrowth);
  });

  // PostgreSQL reads a table as a whole where its pages are fewer than the matches.
  test.each(['status=void', 'status=void&count=capped', 'overdue=false'])(
    'old ones with several filters cost no more pages than there are matches: %s',
    async (filter) => {
      expect(await pagesFor(`invoices?${february}&${filter}`)).toBeLessThan(old.count);
    },
  );

  test.each(recent)(
    'new ones are found as soon as without a filter: %s',
    async (request, plain) => {
      const [found, all] = [await pagesFor(request), await pagesFor(plain)];
      expect(found / Math.max(all, floorPages)).toBeLessThan(mostGrowth);
    },
  );
});
