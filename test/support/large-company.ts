import type { TestApp } from './app.js';
import { recount } from './recount.js';

const customersSql = `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms,
  currency_code, created_at, updated_at)
SELECT :company, 'MC-' || n, 'mc-' || n, 'Customer ' || n, 'customer ' || n, 'mc-' || n || ' customer ' || n,
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
JOIN customers c ON c.company_id = :company AND c.code = 'MC-' || CASE WHEN n % 2 = 0 THEN 1 ELSE n % 500 + 1 END`;

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
SELECT :company, 'MP-' || n, 'mp-' || n, 'Product ' || n, 'product ' || n, 'mp-' || n || ' product ' || n, 1, 'DOP', 'unit',
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
JOIN products p ON p.company_id = :company AND p.code = 'MP-' || CASE WHEN n % 2 = 0 THEN 1 ELSE n % 10000 + 1 END`;

/** Adds 500 customers, 30,000 receivables, 10,000 products with stock and 30,000 movements, and analyses the tables. */
export async function fillCompany({ companyId, database, warehouseId }: TestApp): Promise<void> {
  const fills = [customersSql, receivablesSql, entriesSql, productsSql, stockSql, movementsSql];
  for (const sql of fills) {
    await database.knex.raw(sql, { company: companyId, warehouse: warehouseId });
  }
  await recount(database, companyId);
  await database.knex.raw('VACUUM ANALYZE');
}
