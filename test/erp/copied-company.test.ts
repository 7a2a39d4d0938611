import type { SvcErp } from '../../sdk/erp/index.js';
import { makeYear } from '../../src/demo/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { explainStatements, pagesOf } from '../support/explained.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { multiplyCompany } from '../support/multiply/multiply.js';

const invoices = 200;
const factor = 20;

onPostgres('a company that copies made twenty times as large', () => {
  let app: TestApp;
  let erp: SvcErp;
  let before: Readonly<Record<string, number>>;

  const totals = async (): Promise<Record<string, number>> => {
    const size = { pageSize: 1 };
    return {
      invoices: (await erp.invoices.list(size)).totalCount,
      paid: (await erp.invoices.list({ ...size, status: 'paid' })).totalCount,
      overdue: (await erp.invoices.list({ ...size, overdue: true })).totalCount,
      receivables: (await erp.receivables.list(size)).totalCount,
      payables: (await erp.payables.list(size)).totalCount,
      customers: (await erp.customers.list(size)).totalCount,
      products: (await erp.products.list(size)).totalCount,
      movements: (await erp.inventory.movements(size)).totalCount,
    };
  };

  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 1 } });
    const { company, admin } = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 12,
      invoices,
      onProgress: () => undefined,
    });
    erp = app.client();
    await erp.auth.login({ email: admin.email, password: admin.password });
    before = await totals();
    await multiplyCompany(String(app.database.url), company.id, factor);
    await app.database.knex.raw('VACUUM ANALYZE');
    await erp.auth.login({ email: admin.email, password: admin.password });
  }, 120_000);
  afterAll(() => app.close());

  const faults = async () => {
    const { data } = await erp.admin.selfCheck();
    expect(data.checks.length).toBeGreaterThan(20);
    return data.checks.filter(({ sound }) => !sound);
  };

  test('has sound books', async () => {
    expect(await faults()).toEqual([]);
  });

  test('has each record of its lists twenty times', async () => {
    const grown = Object.entries(before).map(([name, total]) => [name, total * factor]);
    expect(before).toMatchObject({ invoices });
    expect(await totals()).toEqual(Object.fromEntries(grown));
  });

  test('finds a copy by its own number alone', async () => {
    const found = await erp.invoices.list({ search: 'F-000777' });
    expect(found.data.map(({ number }) => number)).toEqual(['F-000777']);
    const { data } = await erp.invoices.get(found.data[0]?.id ?? 0);
    const customer = (await erp.customers.get(data.customerId)).data;
    expect(data.customer).toMatchObject({ code: customer.code, name: customer.name });
  });

  test('numbers its events without a gap', async () => {
    const { data } = await erp.events.list({ after: 0, limit: 500 });
    expect(data.map(({ position }) => position)).toEqual(data.map((_event, at) => at + 1));
  });

  test('reads the overdue invoices of a page and not the newer ones', async () => {
    const explain = await explainStatements(app.database.knex);
    const plans = await explain(() => erp.invoices.list({ overdue: true }));
    const pages = plans.map((plan) => ({ pages: pagesOf(plan), text: plan['Query Text'] }));
    const list = pages.filter(({ text }) => text.includes('FROM invoices AS i'));
    expect(list).toHaveLength(1);
    expect(list[0]?.pages).toBeLessThan(120);
  });

  test('books the next invoice after the last copy', async () => {
    const [product] = (await erp.products.list({ sortBy: 'stock', sortDir: 'desc' })).data;
    const [place] = (await erp.inventory.stock({ productId: product?.id ?? 0 })).data;
    const [customer] = (await erp.customers.list({ search: 'Cliente al contado' })).data;
    const customerId = customer?.id ?? 0;
    const owed = (await erp.customers.balance(customerId)).data;
    const lines = [
      { productId: product?.id ?? 0, quantity: 2, warehouseId: place?.warehouseId ?? 0 },
    ];
    const { data } = await erp.invoices.create({ customerId, lines });
    expect(data.number).toBe(`F-00${invoices * factor + 1}`);
    const [left] = (await erp.inventory.stock({ productId: product?.id ?? 0 })).data;
    expect(left?.quantity).toBe((place?.quantity ?? 0) - 2);
    const owes = (await erp.customers.balance(customerId)).data;
    expect(owes.netBalance).toBeCloseTo(owed.netBalance + data.grandTotal, 4);
    expect(await faults()).toEqual([]);
  });
});
