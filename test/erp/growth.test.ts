import type { ListReceivablesQuery, SvcErp } from '../../sdk/erp/index.js';
import { makeYear } from '../../src/demo/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/** Compares the stored totals of a company that has documents in every status. */
let app: TestApp;
let erp: SvcErp;
let companyId: number;

beforeAll(async () => {
  app = await startTestApp();
  const now = startOfTests;
  const year = await makeYear({
    database: app.database,
    bcryptCost: 4,
    now,
    code: 'YEAR',
    months: 5,
    invoices: 200,
    onProgress: () => undefined,
  });
  companyId = year.company.id;
  erp = app.client({ apiKey: year.apiKey });
});
afterAll(() => app.close());

async function countOf(table: string, where: string): Promise<number> {
  const own = app.database.knex(table).where({ company_id: companyId }).whereRaw(where);
  const [row] = await own.count<{ count: number }[]>({ count: '*' });
  return Number(row?.count);
}

const late = `open_amount > 0 AND due_date < '2026-01-31'`;

describe('listInvoices', () => {
  test.each([
    [{}, 'true'],
    [{ status: 'paid' }, `status = 'paid'`],
    [{ status: 'void' }, `status = 'void'`],
    [{ currencyCode: 'USD' }, `currency_code = 'USD'`],
    [{ currencyCode: 'EUR' }, 'false'],
    [{ status: 'issued', currencyCode: 'DOP' }, `status = 'issued' AND currency_code = 'DOP'`],
    [{ overdue: true }, late],
    [{ overdue: false }, `NOT (${late})`],
    [
      { overdue: false, status: 'issued', currencyCode: 'DOP', dateTo: '2026-01-10' },
      `NOT (${late}) AND status = 'issued' AND currency_code = 'DOP' AND issue_date <= '2026-01-10'`,
    ],
    [{ overdue: true, currencyCode: 'DOP' }, `${late} AND currency_code = 'DOP'`],
    [{ overdue: true, status: 'issued' }, `${late} AND status = 'issued'`],
    [{ dateFrom: '2025-12-01' }, `issue_date >= '2025-12-01'`],
    [
      { dateFrom: '2025-12-01', dateTo: '2025-12-24', status: 'paid' },
      `issue_date BETWEEN '2025-12-01' AND '2025-12-24' AND status = 'paid'`,
    ],
    [
      { dateTo: '2026-01-03', search: 'colmado' },
      `issue_date <= '2026-01-03' AND search_text LIKE '%colmado%'`,
    ],
  ] as const)('counts exactly the matching rows: %j', async (query, where) => {
    const { totalCount } = await erp.invoices.list({ ...query, pageSize: 1 });
    expect(totalCount).toBe(await countOf('invoices', where));
  });

  /** All overdue invoices as a plain query finds them. */
  async function overdueIds(sortDir: 'asc' | 'desc'): Promise<number[]> {
    const own = app.database.knex('invoices').where({ company_id: companyId }).whereRaw(late);
    const found = await own.orderBy('id', sortDir).select<{ id: number }[]>('id');
    return found.map(({ id }) => Number(id));
  }

  test.each(['asc', 'desc'] as const)(
    'lists exactly the overdue invoices in the order of ids, %s, by cursor and by page',
    async (sortDir) => {
      const expected = await overdueIds(sortDir);
      expect(expected.length).toBeGreaterThan(10);
      const query = { overdue: true, sortBy: 'id', sortDir, pageSize: 3 } as const;
      const [byCursor, byPage]: number[][] = [[], []];
      for await (const { id } of erp.invoices.list(query)) byCursor?.push(id);
      for (let page = 1; (page - 1) * 3 < expected.length; page += 1) {
        const { data, totalCount } = await erp.invoices.list({ ...query, page });
        expect(totalCount).toBe(expected.length);
        byPage?.push(...data.map(({ id }) => id));
      }
      expect(byCursor).toEqual(expected);
      expect(byPage).toEqual(expected);
    },
  );

  test('counts drafts as they are created, issued and deleted', async () => {
    const today = { dateFrom: '2026-01-31', status: 'draft' } as const;
    const [product] = (await erp.products.list({ sortBy: 'stock', sortDir: 'desc' })).data;
    const [customer] = (await erp.customers.list({ search: 'Cliente al contado' })).data;
    const lines = [{ productId: product?.id ?? 0, quantity: 1 }];
    const draft = { customerId: customer?.id ?? 0, lines, issue: false };
    const first = (await erp.invoices.create(draft)).data;
    const second = (await erp.invoices.create(draft)).data;
    expect((await erp.invoices.list(today)).totalCount).toBe(2);
    await erp.invoices.issue(first.id);
    await erp.invoices.delete(second.id);
    expect((await erp.invoices.list(today)).totalCount).toBe(0);
  });
});

/** Both lists have the same filters. */
const list = (table: 'receivables' | 'payables', query: Omit<ListReceivablesQuery, 'sortBy'>) =>
  table === 'receivables' ? erp.receivables.list(query) : erp.payables.list(query);

describe.each([
  ['listReceivables', 'receivables'],
  ['listPayables', 'payables'],
] as const)('%s', (_operation, table) => {
  test.each([
    [{ status: 'open' }, `status = 'open'`],
    [{ status: 'partial' }, `status = 'partial'`],
    [{ overdue: true }, late],
    [{ overdue: false }, `NOT (${late})`],
    [{ overdue: true, currencyCode: 'DOP' }, `${late} AND currency_code = 'DOP'`],
    [{ status: 'closed', dueTo: '2025-12-31' }, `status = 'closed' AND due_date <= '2025-12-31'`],
    [
      { dueFrom: '2025-12-15', dueTo: '2026-02-10' },
      `due_date BETWEEN '2025-12-15' AND '2026-02-10'`,
    ],
  ] as const)('counts exactly the matching rows: %j', async (query, where) => {
    const { totalCount } = await list(table, { ...query, pageSize: 1 });
    expect(totalCount).toBe(await countOf(table, where));
  });
});
