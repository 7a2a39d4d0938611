import type { SvcErp } from '../../sdk/erp/index.js';
import { makeYear } from '../../src/demo/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, timeless } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let productId: number;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp();
  productId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  customerId = await addCustomer(app);
  erp = await timeless(app);
});
afterAll(() => app.close());

async function sell(unitPrice: number, more: object = {}) {
  const lines = [{ productId, quantity: 1, unitPrice }];
  return (await erp.invoices.create({ customerId, lines, ...more })).data;
}

const pay = (amount: number, more: object = {}) =>
  erp.receivables.pay({ customerId, amount, method: 'efectivo', ...more });

const monthsOf = async (client: SvcErp, months?: number) =>
  (await client.reports.salesByMonth({ months })).data;

const lastOf = async (client = erp) => (await monthsOf(client, 1))[0];

const nothing = { sales: 0, credits: 0, collections: 0, invoices: 0 };

describe('getSalesByMonth', () => {
  test('sums invoices, credit notes and collections, less reversals', async () => {
    app.clock.set(new Date('2026-03-10T16:00:00Z'));
    const first = await sell(100.25);
    const second = await sell(50);
    await sell(7, { issue: false });
    expect(await lastOf()).toEqual({ month: '2026-03', ...nothing, sales: 150.25, invoices: 2 });
    const allocations = [{ invoiceId: first.id, amount: 60 }];
    await pay(10.5, { date: '2026-02-27' });
    const paid = await pay(60, { allocations });
    await erp.creditNotes.create({ invoiceId: first.id, reason: 'Returned' });
    const withBoth = { sales: 150.25, credits: 100.25, collections: 60, invoices: 2 };
    expect(await monthsOf(erp, 2)).toEqual([
      { month: '2026-02', ...nothing, collections: 10.5 },
      { month: '2026-03', ...withBoth },
    ]);
    await erp.invoices.void(second.id, { reason: 'Mistaken' });
    await erp.receivables.reverse(paid.data.id, { reason: 'Returned cheque' });
    const left = { ...nothing, sales: 100.25, credits: 100.25, invoices: 1 };
    expect(await lastOf()).toEqual({ month: '2026-03', ...left });
    const key = {
      companyId: app.otherCompanyId,
      name: 'elsewhere',
      permissions: ['receivables:read'],
    };
    const elsewhere = await createApiKey(app.database.knex, key, app.clock.now());
    expect(await lastOf(app.client({ apiKey: elsewhere.value }))).toEqual({
      month: '2026-03',
      ...nothing,
    });
  });

  test('counts a draft from its issue day, and a voided credit note no longer', async () => {
    app.clock.set(new Date('2026-04-30T16:00:00Z'));
    const draft = await sell(20, { issue: false });
    app.clock.set(new Date('2026-05-02T16:00:00Z'));
    await erp.invoices.issue(draft.id);
    const note = await erp.creditNotes.create({ invoiceId: draft.id, reason: 'Returned' });
    await erp.creditNotes.void(note.data.id, { reason: 'Mistaken' });
    expect(await monthsOf(erp, 2)).toEqual([
      { month: '2026-04', ...nothing },
      { month: '2026-05', ...nothing, sales: 20, invoices: 1 },
    ]);
  });

  test('uses the currency of the company, each document at its own rate', async () => {
    app.clock.set(new Date('2026-06-05T16:00:00Z'));
    await erp.config.updateCurrency('USD', { active: true });
    await sell(10, { currencyCode: 'USD', exchangeRate: 58.5 });
    await pay(2, { currencyCode: 'USD', exchangeRate: 60 });
    expect(await lastOf()).toEqual({
      month: '2026-06',
      sales: 585,
      credits: 0,
      collections: 120,
      invoices: 1,
    });
  });

  test('ends months at midnight in the time zone of the company', async () => {
    app.clock.set(new Date('2026-08-01T03:59:00Z'));
    await sell(1);
    expect(await lastOf()).toEqual({ month: '2026-07', ...nothing, sales: 1, invoices: 1 });
    app.clock.set(new Date('2026-08-01T04:00:00Z'));
    await sell(2);
    expect(await monthsOf(erp, 2)).toEqual([
      { month: '2026-07', ...nothing, sales: 1, invoices: 1 },
      { month: '2026-08', ...nothing, sales: 2, invoices: 1 },
    ]);
  });

  test('returns every month up to the current one, twelve by default', async () => {
    app.clock.set(new Date('2027-02-28T16:00:00Z'));
    const twelve = (await monthsOf(erp)).map(({ month }) => month);
    expect(twelve).toHaveLength(12);
    expect([twelve[0], twelve[9], twelve[10], twelve[11]]).toEqual([
      '2026-03',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect((await monthsOf(erp, 36))[0]).toEqual({ month: '2024-03', ...nothing });
    for (const months of [0, 37, 1.5]) {
      expect(await failure(erp.reports.salesByMonth({ months }))).toMatchObject({
        statusCode: 400,
        code: 'validation_failed',
      });
    }
  });

  test('equals the documents of a year of business', async () => {
    const { company, apiKey } = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 3,
      invoices: 60,
      onProgress: () => undefined,
    });
    app.clock.set(startOfTests);
    const months = await monthsOf(app.client({ apiKey }), 4);
    const { knex } = app.database;
    const sumOf = (table: string, column: string, where: string) =>
      knex(table)
        .where({ company_id: company.id })
        .whereRaw(where)
        .sum<{ sum: string | null }[]>({ sum: column })
        .then(([row]) => Number(row?.sum ?? 0));
    const cents = (value: number) => Math.round(value * 100);
    const total = (of: 'sales' | 'credits' | 'collections') =>
      months.reduce((sum, month) => sum + cents(month[of]), 0);
    const since = (day: string) => `${day} >= '2025-10-01'`;
    const sold = `status NOT IN ('draft', 'void') AND ${since('issue_date')}`;
    expect(total('sales')).toBe(cents(await sumOf('invoices', 'base_grand_total', sold)));
    const credited = `status <> 'void' AND ${since('date')}`;
    expect(total('credits')).toBe(cents(await sumOf('credit_notes', 'base_grand_total', credited)));
    const posted = `status = 'posted' AND ${since('date')}`;
    expect(total('collections')).toBe(
      cents(await sumOf('receivable_payments', 'base_amount', posted)),
    );
    expect(total('sales')).toBeGreaterThan(0);
    expect(total('collections')).toBeGreaterThan(0);
  });
});

describe('getSales', () => {
  const salesOf = async (dateFrom: string, dateTo: string) =>
    (await erp.reports.sales({ dateFrom, dateTo })).data;

  test('sums the documents of both days and those between, as the months do', async () => {
    app.clock.set(new Date('2027-04-01T16:00:00Z'));
    await sell(10);
    app.clock.set(new Date('2027-04-15T16:00:00Z'));
    const returned = await sell(5);
    await sell(7, { issue: false });
    await erp.creditNotes.create({ invoiceId: returned.id, reason: 'Returned' });
    await pay(3);
    expect(await salesOf('2027-04-01', '2027-04-14')).toEqual({
      ...nothing,
      sales: 10,
      invoices: 1,
    });
    expect(await salesOf('2027-04-15', '2027-04-15')).toEqual({
      sales: 5,
      credits: 5,
      collections: 3,
      invoices: 1,
    });
    const { month: _month, ...april } = (await lastOf()) ?? { month: '' };
    expect(await salesOf('2027-04-01', '2027-04-30')).toEqual(april);
    expect(await salesOf('2027-04-16', '2027-04-30')).toEqual(nothing);
  });

  test('refuses days in the wrong order, and a missing one', async () => {
    const wrong = { dateFrom: '2027-04-30', dateTo: '2027-04-01' };
    expect(await failure(erp.reports.sales(wrong))).toMatchObject({
      statusCode: 400,
      code: 'invalid_date_range',
      details: [{ path: 'query.dateFrom', code: 'invalid_date_range' }],
    });
    const dateTo = '2027-04-01';
    expect(await failure(erp.reports.sales({ dateTo } as typeof wrong))).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
    });
  });
});
