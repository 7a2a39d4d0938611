import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type CallPair, watchPlans } from '../support/plans.js';

const customersSql = `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms,
  currency_code, created_at, updated_at)
SELECT :company, 'C-' || n, 'c-' || n, 'Customer ' || n, 'customer ' || n, 'c-' || n || ' customer ' || n,
  'CREDITO_30', 'DOP', now(), now() FROM generate_series(1, 500) n`;

/** Every second document belongs to the first customer, and one in five is open. */
const receivablesSql = `INSERT INTO receivables (company_id, party_id, party_name, party_key, search_text, document_type,
  document_number, issue_date, due_date, currency_code, exchange_rate, amount, paid_amount, open_amount, base_amount,
  base_open_amount, status, created_at, updated_at)
SELECT c.company_id, c.id, c.name, c.name_key, 'f-' || n || ' ' || c.name_key, 'opening', 'F-' || n, d.day, d.day + 30,
  'DOP', 1, 100, CASE WHEN n % 10 < 2 THEN 0 ELSE 100 END, CASE WHEN n % 10 < 2 THEN 100 ELSE 0 END, 100,
  CASE WHEN n % 10 < 2 THEN 100 ELSE 0 END, CASE WHEN n % 10 < 2 THEN 'open' ELSE 'closed' END, now(), now()
FROM generate_series(1, 30000) n
CROSS JOIN LATERAL (SELECT date '2026-01-30' - n % 700 AS day) d
JOIN customers c ON c.company_id = :company AND c.code = 'C-' || CASE WHEN n % 2 = 0 THEN 1 ELSE n % 500 + 1 END`;

const entriesSql = `INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
  currency_code, amount, base_amount, created_at)
SELECT r.company_id, r.party_id, r.issue_date, 'item', r.id, 'opened', r.document_number, 'DOP', 100, 100, now()
FROM receivables r WHERE r.company_id = :company
UNION ALL
SELECT r.company_id, r.party_id, least(r.due_date, date '2026-01-30'), 'item', r.id, 'allocated', r.document_number,
  'DOP', -100, -100, now()
FROM receivables r WHERE r.company_id = :company AND r.status = 'closed'`;

const productsSql = `INSERT INTO products (company_id, code, code_key, name, name_key, search_text, price, currency_code,
  unit, type, track_stock, min_stock, stock_total, stock_value, last_cost, created_at, updated_at)
SELECT :company, 'P-' || n, 'p-' || n, 'Product ' || n, 'product ' || n, 'p-' || n || ' product ' || n, 1, 'DOP', 'unit',
  'good', true, 5, 1000, 2500, 2.5, now(), now() FROM generate_series(1, 10000) n`;

const stockSql = `INSERT INTO stock (company_id, product_id, warehouse_id, product_code_key, product_name_key,
  warehouse_name_key, quantity, value, version, created_at, updated_at)
SELECT p.company_id, p.id, w.id, p.code_key, p.name_key, w.name_key, 1000, 2500, 1, now(), now()
FROM products p JOIN warehouses w ON w.company_id = p.company_id AND w.id = :warehouse WHERE p.company_id = :company`;

/** Every second movement belongs to the first product. */
const movementsSql = `INSERT INTO stock_movements (company_id, date, product_id, warehouse_id, document_type, document_id,
  document_number, line, quantity, quantity_after, unit_cost, value, created_at)
SELECT p.company_id, date '2026-01-30' - n % 700, p.id, :warehouse, 'adjustment', n, 'AJ-' || n, 1, 1, 1000, 2.5, 2.5, now()
FROM generate_series(1, 30000) n
JOIN products p ON p.company_id = :company AND p.code = 'P-' || CASE WHEN n % 2 = 0 THEN 1 ELSE n % 10000 + 1 END`;

onPostgres('frequently called statements', () => {
  let app: TestApp;
  let erp: SvcErp;
  let growth: Awaited<ReturnType<typeof watchPlans>>;
  let few = { customer: 0, product: 0 };
  let many = few;

  beforeAll(async () => {
    // One connection, so that each call has the plans of the calls before it.
    app = await startTestApp({ database: { poolMax: 1 } });
    erp = app.as('admin');
    const { knex } = app.database;
    const { companyId: company, warehouseId: warehouse } = app;
    const fills = [customersSql, receivablesSql, entriesSql, productsSql, stockSql, movementsSql];
    for (const sql of fills) await knex.raw(sql, { company, warehouse });
    await knex.raw('VACUUM ANALYZE');
    const idOf = async (table: string, code: string): Promise<number> =>
      (await knex(table).where({ company_id: company, code }).first('id')).id;
    few = { customer: await idOf('customers', 'C-77'), product: await idOf('products', 'P-77') };
    many = { customer: await idOf('customers', 'C-1'), product: await idOf('products', 'P-1') };
    growth = await watchPlans(app);
  });
  afterAll(() => app.close());

  const reads: Readonly<Record<string, CallPair>> = {
    'the aging of one customer': {
      rare: () => erp.receivables.aging({ customerId: few.customer }),
      usual: () => erp.receivables.aging(),
    },
    'the aging of a currency': {
      rare: () => erp.receivables.aging({ currencyCode: 'USD' }),
      usual: () => erp.receivables.aging(),
    },
    'the aging of a past day': {
      rare: () => erp.receivables.aging({ asOf: '2026-01-29' }),
      usual: () => erp.receivables.aging({ asOf: '2024-06-01' }),
    },
    'the documents of an aging': {
      rare: () => erp.receivables.aging({ customerId: few.customer, detail: true }),
      usual: () => erp.receivables.aging({ detail: true }),
    },
    'the balance of a customer': {
      rare: () => erp.customers.balance(few.customer),
      usual: () => erp.customers.balance(many.customer),
    },
    'the receivables': { rare: () => erp.receivables.list() },
    'the receivables of one customer': {
      rare: () => erp.receivables.list({ customerId: few.customer }),
      usual: () => erp.receivables.list({ customerId: many.customer }),
    },
    'the open receivables by amount': {
      rare: () => erp.receivables.list({ status: 'open', sortBy: 'openAmount' }),
      usual: () => erp.receivables.list({ status: 'closed', sortBy: 'openAmount' }),
    },
    'receivables found by a text': {
      rare: () => erp.receivables.list({ search: 'f-2977' }),
      usual: () => erp.receivables.list({ search: 'customer' }),
    },
    'the receivables of a week': {
      rare: () => erp.receivables.list({ dateFrom: '2025-06-01', dateTo: '2025-06-07' }),
      usual: () => erp.receivables.list({ dateFrom: '2024-01-01', dateTo: '2026-01-31' }),
    },
    'the customers': { rare: () => erp.customers.list() },
    'customers found by a text': {
      rare: () => erp.customers.list({ search: 'customer 77' }),
      usual: () => erp.customers.list({ search: 'customer' }),
    },
    'the products': { rare: () => erp.products.list() },
    'products found by a text': {
      rare: () => erp.products.list({ search: 'product 977' }),
      usual: () => erp.products.list({ search: 'product' }),
    },
    'the stock': { rare: () => erp.inventory.stock() },
    'stock found by a text': {
      rare: () => erp.inventory.stock({ search: 'product 977' }),
      usual: () => erp.inventory.stock({ search: 'product' }),
    },
    'the movements': { rare: () => erp.inventory.movements() },
    'the movements of one product': {
      rare: () => erp.inventory.movements({ productId: few.product }),
      usual: () => erp.inventory.movements({ productId: many.product }),
    },
  };

  test.each(Object.keys(reads))(
    'read %s with as few pages at the twelfth call as at the first',
    async (name) => {
      expect(await growth(reads[name] as CallPair)).toEqual([]);
    },
  );

  test('write a payment with as few pages at the twelfth call as at the first', async () => {
    const pay = () =>
      erp.receivables.pay({
        customerId: few.customer,
        amount: 1,
        method: 'efectivo',
        autoAllocate: true,
      });
    expect(await growth({ rare: pay })).toEqual([]);
  });

  test('write an adjustment with as few pages at the twelfth call as at the first', async () => {
    const adjust = () =>
      erp.inventory.adjust({
        warehouseId: app.warehouseId,
        reason: 'count',
        lines: [{ productId: few.product, quantityDelta: 1 }],
      });
    expect(await growth({ rare: adjust })).toEqual([]);
  });
});
