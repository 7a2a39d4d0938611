import type { SvcErp } from '../../sdk/erp/index.js';
import { makeYear, type YearCredentials } from '../../src/demo/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/** Compares the bulk writes of the demo year with the writes of the operations, column by column. */
let app: TestApp;
let year: YearCredentials;
let erp: SvcErp;

beforeAll(async () => {
  app = await startTestApp();
  const options = { database: app.database, bcryptCost: 4, now: startOfTests, code: 'YEAR' };
  year = await makeYear({ ...options, months: 2, invoices: 160, onProgress: () => undefined });
  const { email, password } = year.admin;
  erp = app.client();
  await erp.auth.login({ email, password });
});
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const found = await app.database.knex.raw<{ rows: Row[] }>(sql, [...values] as never);
  return found.rows;
}

const without = (names: readonly string[], row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Columns that differ between two equal documents: ids, times and numbers. */
const own = ['id', 'created_at', 'updated_at', 'at', 'request_id', 'ip', 'item_id', 'invoice_id'];
const its = [...own, 'number', 'document_number', 'document_id', 'object_id', 'search_text'];

/** Returns all rows that are written when an invoice is issued. */
async function rowsOfInvoice(invoiceId: number): Promise<Record<string, Row[]>> {
  const key = [year.company.id, invoiceId];
  const audits = await rowsOf(
    `SELECT * FROM audit_log WHERE company_id = ? AND object_type = 'invoice' AND object_id = ?::text
     AND action = 'createInvoice'`,
    key,
  );
  const events = `SELECT * FROM outbox WHERE company_id = ? AND object_type = 'invoice' AND object_id = ?::text
    AND type = 'invoice.issued'`;
  return {
    invoices: await rowsOf('SELECT * FROM invoices WHERE company_id = ? AND id = ?', key),
    lines: await rowsOf(
      'SELECT * FROM invoice_lines WHERE company_id = ? AND invoice_id = ? ORDER BY line',
      key,
    ),
    receivables: await rowsOf(
      `SELECT * FROM receivables WHERE company_id = ? AND document_type = 'invoice' AND document_id = ?`,
      key,
    ),
    entries: await rowsOf(
      `SELECT e.* FROM receivable_entries e JOIN receivables r ON r.company_id = e.company_id AND r.id = e.item_id
       WHERE e.company_id = ? AND e.item_type = 'item' AND e.kind = 'opened' AND r.document_type = 'invoice'
         AND r.document_id = ?`,
      key,
    ),
    movements: await rowsOf(
      `SELECT * FROM stock_movements WHERE company_id = ? AND document_type = 'invoice' AND document_id = ? ORDER BY id`,
      key,
    ),
    audits: audits.map((row) => ({ ...row, after: without(['number'], row['after'] as Row) })),
    events: await rowsOf(events, key),
  };
}

/** Columns that depend on the moment of the sale and on the stock. */
const ofItsMoment = ['cost', 'value', 'unit_cost', 'quantity_after', 'action'];

const comparable = (written: Record<string, Row[]>, more: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(written).map(([table, rows]) => [
      table,
      rows.map((row) => without([...its, ...ofItsMoment, ...more], row)),
    ]),
  );

async function soldToday(currency: string): Promise<number> {
  const [found] = await rowsOf(
    `SELECT i.id FROM invoices i WHERE i.company_id = ? AND i.status = 'issued' AND i.currency_code = ?
       AND (SELECT count(*) FROM invoice_lines l WHERE l.company_id = i.company_id AND l.invoice_id = i.id
            AND l.warehouse_id IS NOT NULL) > 0
     ORDER BY i.id DESC LIMIT 1`,
    [year.company.id, currency],
  );
  return Number(found?.['id']);
}

describe('an invoice of the demo year', () => {
  test.each(['DOP', 'USD'])(
    'equals the invoice that createInvoice writes for the same sale in %s',
    async (currency) => {
      const seededId = await soldToday(currency);
      const { data: seeded } = await erp.invoices.get(seededId);
      // The clock cannot go back for one call, so the copy has the date of today instead of the date of the sale.
      const lines = seeded.lines.map(({ productId, quantity, discountPercent, warehouseId }) => ({
        productId,
        quantity,
        discountPercent,
        ...(warehouseId === null ? {} : { warehouseId }),
      }));
      const paymentTerms = seeded.paymentTerms;
      const rate = currency === 'DOP' ? {} : { exchangeRate: seeded.exchangeRate };
      const sale = { customerId: seeded.customerId, lines, paymentTerms, ...rate };
      const { data: copy } = await erp.invoices.create(sale);
      const dates = ['issue_date', 'due_date', 'date'];
      const [expected, found] = [await rowsOfInvoice(copy.id), await rowsOfInvoice(seededId)];
      const bare = ({ after, ...row }: Row) => ({
        ...row,
        ...(after === undefined ? {} : { after: without(['issueDate'], after as Row) }),
      });
      const shown = (written: Record<string, Row[]>) =>
        comparable({ ...written, audits: (written['audits'] ?? []).map(bare) }, dates);
      expect(shown(found)).toEqual(shown(expected));
      expect(Object.keys(found['movements']?.[0] ?? {})).not.toEqual([]);
    },
  );

  test('has a movement for each line that left stock, at the cost on the line', async () => {
    const rows = await rowsOf(
      `SELECT l.id FROM invoice_lines l LEFT JOIN stock_movements m ON m.company_id = l.company_id
         AND m.document_type = 'invoice' AND m.document_id = l.invoice_id AND m.line = l.line
       WHERE l.company_id = ? AND (l.cost IS DISTINCT FROM -m.value OR l.warehouse_id IS DISTINCT FROM m.warehouse_id
         OR m.unit_cost <> round(m.value / m.quantity, 6))`,
      [year.company.id],
    );
    expect(rows).toEqual([]);
  });
});

/** Returns all rows that are written with a collection. */
async function rowsOfPayment(id: number): Promise<Record<string, Row[]>> {
  const key = [year.company.id, id];
  const audits = await rowsOf(
    `SELECT * FROM audit_log WHERE company_id = ? AND object_type = 'collection' AND object_id = ?::text`,
    key,
  );
  return {
    payments: await rowsOf(
      'SELECT * FROM receivable_payments WHERE company_id = ? AND id = ?',
      key,
    ),
    allocations: await rowsOf(
      `SELECT * FROM receivable_allocations WHERE company_id = ? AND source_type = 'payment' AND source_id = ?`,
      key,
    ),
    entries: await rowsOf(
      `SELECT * FROM receivable_entries WHERE company_id = ? AND document_number =
         (SELECT p.number FROM receivable_payments p WHERE p.id = ?) ORDER BY id`,
      key,
    ),
    audits: audits.map((row) => {
      const after = row['after'] as { allocations: Row[] };
      const allocations = after.allocations.map((part) => without(['document'], part));
      return { ...row, after: without(['number'], { ...after, allocations }) };
    }),
    events: await rowsOf(
      `SELECT * FROM outbox WHERE company_id = ? AND object_type = 'collection' AND object_id = ?::text`,
      key,
    ),
  };
}

describe('a collection of the demo year', () => {
  test('equals the collection that createReceivablePayment writes for the same money', async () => {
    const [found] = await rowsOf(
      `SELECT p.id, r.document_id FROM receivable_payments p
       JOIN receivable_allocations a ON a.company_id = p.company_id AND a.source_type = 'payment' AND a.source_id = p.id
       JOIN receivables r ON r.company_id = a.company_id AND r.id = a.item_id
       WHERE p.company_id = ? AND p.status = 'posted' AND p.unallocated_amount = 0 AND r.status = 'closed'
         AND r.amount = p.amount AND r.credited_amount = 0 AND p.currency_code = 'DOP' ORDER BY p.id DESC LIMIT 1`,
      [year.company.id],
    );
    const seededId = Number(found?.['id']);
    const { data: payment } = await erp.receivables.getPayment(seededId);
    const { data: paid } = await erp.invoices.get(Number(found?.['document_id']));
    const lines = paid.lines.map(({ productId, quantity, discountPercent }) => {
      return { productId, quantity, discountPercent };
    });
    const { customerId, paymentTerms, pricesIncludeTax } = paid;
    const sale = { customerId, lines, paymentTerms, pricesIncludeTax };
    const { data: invoice } = await erp.invoices.create(sale);
    expect(invoice.grandTotal).toBe(paid.grandTotal);
    const { amount, method, reference } = payment;
    const { data: copy } = await erp.receivables.pay({
      customerId,
      amount,
      method,
      allocations: [{ invoiceId: invoice.id, amount }],
      ...(reference === null ? {} : { reference }),
    });
    const names = ['date', 'source_id'];
    const [expected, seeded] = [await rowsOfPayment(copy.id), await rowsOfPayment(seededId)];
    expect(comparable(seeded, names)).toEqual(comparable(expected, names));
    const states = async (id: number) => {
      const invoices = (await rowsOfInvoice(id))['invoices'] ?? [];
      return invoices.map((row) => without([...its, 'issue_date', 'due_date'], row));
    };
    expect(await states(paid.id)).toEqual(await states(invoice.id));
  });
});
