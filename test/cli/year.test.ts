import type { SvcErp } from '../../sdk/erp/index.js';
import { makeYear, type YearCredentials } from '../../src/demo/index.js';
import { checkBooks } from '../../src/erp/self-check/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const options = { bcryptCost: 4, now: startOfTests, months: 7, invoices: 340 };

let app: TestApp;
let year: YearCredentials;
let erp: SvcErp;
const progress: number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const onProgress = (done: number) => progress.push(done);
  year = await makeYear({ ...options, database: app.database, code: 'YEAR', onProgress });
  erp = app.client({ apiKey: year.apiKey });
});
afterAll(() => app.close());

type Row = Readonly<Record<string, string>>;

async function columnsOf(table: string, ...columns: string[]): Promise<Row[]> {
  const own = app.database.knex(table).where({ company_id: year.company.id });
  return own.orderBy('id').select<Row[]>(columns);
}

const soundness = async (companyId: number) =>
  (await checkBooks(app.database.knex, companyId)).filter(({ faults }) => faults.length > 0);

describe('the demo year', () => {
  test('reports its progress by month, up to the current day', () => {
    expect(year).toMatchObject({ from: '2025-07-01', to: '2026-01-31', invoices: 340 });
    expect(progress.at(-1)).toBe(340);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  test('has sound books', async () => {
    expect(await soundness(year.company.id)).toEqual([]);
  });

  test.each([
    ['invoices', 'F-', 'issue_date'],
    ['receivable_payments', 'RE-', 'date'],
    ['credit_notes', 'NC-', 'date'],
    ['purchase_orders', 'OC-', 'order_date'],
    ['receptions', 'RC-', 'date'],
    ['payable_payments', 'PA-', 'date'],
    ['adjustments', 'AJ-', 'date'],
    ['transfers', 'TR-', 'date'],
  ])('numbers %s from 1 without a gap and never goes back in time', async (table, prefix, day) => {
    const rows = await columnsOf(table, 'number', day);
    const numbers = rows.map((_row, at) => `${prefix}${String(at + 1).padStart(6, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.map((row) => row[day])).toEqual(rows.map((row) => row[day]).sort());
    expect(rows.length).toBeGreaterThan(3);
  });

  test('contains nothing dated in the future', async () => {
    for (const table of ['invoices', 'receivable_payments', 'stock_movements', 'leads']) {
      const late = await app.database.knex(table).where('created_at', '>', startOfTests);
      expect([table, late]).toEqual([table, []]);
    }
  });

  test('has a running quantity in every stock movement', async () => {
    const rows = await app.database.knex.raw<{ rows: object[] }>(
      `SELECT m.id FROM (
         SELECT m.*, sum(m.quantity) OVER (PARTITION BY m.product_id, m.warehouse_id ORDER BY m.id) AS upto
         FROM stock_movements m WHERE m.company_id = ?
       ) m WHERE m.upto <> m.quantity_after OR m.quantity_after < 0`,
      [year.company.id],
    );
    expect(rows.rows).toEqual([]);
  });
});

describe('the data of the demo year', () => {
  test('fills every bucket of the aging, whose total is what the customers owe', async () => {
    const { data } = await erp.receivables.aging();
    for (const bucket of data.buckets) expect(bucket.amount).toBeGreaterThan(0);
    const [owed] = await columnsOfSum('open_amount', 'unapplied_amount');
    const open = data.buckets.reduce((sum, bucket) => sum + bucket.amount, 0);
    expect(open).toBeCloseTo(Number(owed?.['open_amount']), 2);
    expect(data.totals.unappliedCredit).toBeCloseTo(Number(owed?.['unapplied_amount']), 2);
    expect(data.totals.unappliedCredit).toBeGreaterThan(0);
  });

  test('includes documents in every status', async () => {
    const seen = async (table: string, column: string) => {
      const rows = await columnsOf(table, column);
      return [...new Set(rows.map((row) => row[column]))].sort();
    };
    const statuses = ['issued', 'paid', 'partially_paid', 'void'];
    expect(await seen('invoices', 'status')).toEqual(statuses);
    expect(await seen('credit_notes', 'status')).toEqual(['applied', 'issued']);
    expect(await seen('receivable_payments', 'status')).toEqual(['posted', 'reversed']);
    expect(await seen('invoices', 'currency_code')).toEqual(['DOP', 'USD']);
    expect(await seen('payables', 'status')).toEqual(['closed', 'open']);
    expect(await seen('leads', 'status')).toHaveLength(5);
    expect(await seen('opportunities', 'stage')).toHaveLength(6);
  });

  test('includes payments over several invoices, unallocated money, and products below minimum', async () => {
    const placed = await columnsOf('receivable_allocations', 'source_type', 'source_id');
    const sources = placed.map((row) => `${row['source_type']} ${row['source_id']}`);
    expect(new Set(sources).size).toBeLessThan(sources.length);
    const unplaced = await erp.receivables.payments({ unallocated: true });
    expect(unplaced.totalCount).toBeGreaterThan(0);
    const low = await erp.products.list({ lowStock: true });
    expect(low.totalCount).toBeGreaterThan(0);
  });

  test('includes an invoice with its print, found by its customer', async () => {
    const { data } = await erp.invoices.list({ status: 'paid', pageSize: 1 });
    const [item] = data;
    if (item === undefined) throw new Error('Nothing was paid');
    const found = await erp.invoices.list({ search: item.customerName, number: item.number ?? '' });
    expect(found.data.map(({ id }) => id)).toEqual([item.id]);
    const invoice = (await erp.invoices.get(item.id)).data;
    expect(invoice.payments.length + invoice.creditNotes.length).toBeGreaterThan(0);
    const print = await erp.invoices.pdf(item.id);
    expect(Buffer.from(print.content).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

async function columnsOfSum(...columns: string[]) {
  const customers = app.database.knex('customers').where({ company_id: year.company.id });
  const sums = Object.fromEntries(columns.map((column) => [column, column]));
  return customers.sum<Record<string, string>[]>(sums);
}

describe('a demo year with the same arguments at the same moment', () => {
  const tables = [
    'products',
    'customers',
    'vendors',
    'stock',
    'stock_movements',
    'adjustments',
    'transfers',
    'invoices',
    'invoice_lines',
    'credit_notes',
    'credit_note_lines',
    'exchange_rates',
    'receivables',
    'receivable_payments',
    'receivable_allocations',
    'receivable_entries',
    'purchase_orders',
    'receptions',
    'payables',
    'payable_payments',
    'payable_entries',
    'leads',
    'opportunities',
    'opportunity_stage_changes',
    'outbox',
  ];
  // Only ids and the code of the company on its documents may differ.
  const dump = async (table: string, companyId: number) => {
    const rows = await app.database
      .knex(table)
      .where({ company_id: companyId })
      .orderBy('id')
      .select<object[]>();
    const shown = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !/(^|_)id$|^company$|^taxes$/.test(name)),
      ),
    );
    // A trigger writes the events of several invoices in no defined order.
    const key = (row: object) => JSON.stringify(row);
    return table === 'outbox' ? shown.sort((a, b) => (key(a) < key(b) ? -1 : 1)) : shown;
  };

  test('has the same business data', async () => {
    const onProgress = () => undefined;
    const again = { ...options, database: app.database, code: 'AGAIN', onProgress };
    const other = await makeYear(again);
    for (const table of tables) {
      const expected = await dump(table, year.company.id);
      expect(expected.length).toBeGreaterThan(0);
      expect({ table, rows: await dump(table, other.company.id) }).toEqual({
        table,
        rows: expected,
      });
    }
  });

  test('is refused for a code that exists, and writes nothing', async () => {
    const before = await app.database.knex('audit_log').count();
    const onProgress = () => undefined;
    const again = makeYear({ ...options, database: app.database, code: 'YEAR', onProgress });
    await expect(again).rejects.toThrow('The company YEAR is there already; nothing was added');
    expect(await app.database.knex('audit_log').count()).toEqual(before);
  });
});

describe('work after the demo year', () => {
  test('continues the series of the year, and leaves the books sound', async () => {
    const [stocked] = (await erp.products.list({ sortBy: 'stock', sortDir: 'desc' })).data;
    const [customer] = (await erp.customers.list({ search: 'Supermercado El Cibao' })).data;
    const [vendor] = (await erp.vendors.list({})).data;
    if (!stocked || !customer || !vendor) throw new Error('The year is empty');
    const lines = [{ productId: stocked.id, quantity: 1 }];
    const sale = { customerId: customer.id, paymentTerms: 'CONTADO', lines };
    const first = (await erp.invoices.create(sale)).data;
    const second = (await erp.invoices.create(sale)).data;
    expect([first.number, second.number]).toEqual(['F-000341', 'F-000342']);
    const money = {
      customerId: customer.id,
      method: 'efectivo',
      amount: first.grandTotal,
    } as const;
    const allocations = [{ invoiceId: first.id, amount: first.grandTotal }];
    await erp.receivables.pay({ ...money, allocations });
    await erp.invoices.void(second.id, { reason: 'Not wanted' });
    const ordered = [{ productId: stocked.id, quantity: 3, unitPrice: 4 }];
    const order = (await erp.purchaseOrders.create({ vendorId: vendor.id, lines: ordered })).data;
    await erp.purchaseOrders.receive(order.id, { lines: [{ productId: stocked.id, quantity: 3 }] });
    expect((await erp.invoices.get(first.id)).data.status).toBe('paid');
    expect(await soundness(year.company.id)).toEqual([]);
  });
});
