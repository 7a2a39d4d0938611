import pg from 'pg';
import { createUser } from '../../src/erp/auth/index.js';
import { insertCompany } from '../../src/erp/config/index.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import { partitionByCompany } from '../../src/kernel/db/partitions/partition.js';
import { migrations } from '../../src/migrations/index.js';

/** The data for the measured operations. */
export interface Facts {
  readonly url: string;
  readonly companyId: number;
  readonly timeZone: string;
  readonly warehouseIds: readonly number[];
  readonly firstProductId: number;
  readonly productCount: number;
  readonly firstCustomerId: number;
  readonly customerCount: number;
  readonly email: string;
  readonly password: string;
}

export interface BenchDatabase {
  readonly facts: Facts;
  /** Adds another company with the same data. */
  addCompany(code: string): Promise<Facts>;
  drop(): Promise<void>;
}

/** Partitions by company of each tenant table; 0 for plain tables. */
const partitions = Number(process.env['BENCH_PARTITIONS'] ?? 0);

const timeZone = 'America/Santo_Domingo';
const productCount = 10_000;
const customerCount = 500;
const password = 'measured over many rounds';

const productsSql = `INSERT INTO products (company_id, code, code_key, name, name_key, search_text, price, currency_code, unit,
  type, track_stock, min_stock, stock_total, stock_value, last_cost, created_at, updated_at)
SELECT $1, 'P-' || lpad(n::text, 5, '0'), 'p-' || lpad(n::text, 5, '0'), m.name, lower(m.name),
  'p-' || lpad(n::text, 5, '0') || chr(10) || lower(m.name) || chr(10), (n % 900) + 0.75, 'DOP', 'unit', 'good', true, 5,
  2000, 5000, 2.5, $2, $2
FROM generate_series(1, ${productCount}) n
CROSS JOIN LATERAL (
  SELECT (ARRAY['Bolt', 'Nut', 'Washer', 'Screw', 'Hinge'])[n % 5 + 1] || ' size ' || n / 40 AS name
) m ORDER BY n`;

const stockSql = `INSERT INTO stock (company_id, product_id, warehouse_id, product_code_key, product_name_key,
  warehouse_name_key, quantity, value, created_at, updated_at)
SELECT $1, p.id, w.id, p.code_key, p.name_key, w.name_key, 1000, 2500, $2, $2
FROM products p JOIN warehouses w ON w.company_id = p.company_id WHERE p.company_id = $1 ORDER BY p.id, w.id`;

const taxSql = `WITH rate AS (
  INSERT INTO tax_rates (company_id, code, code_key, name, search_text, rate, category, created_at, updated_at)
  VALUES ($1, 'VAT18', 'vat18', 'VAT 18 %', 'vat18', 18, 'standard', $2, $2) RETURNING id
)
UPDATE products p SET tax_rate_id = r.id FROM rate r WHERE p.company_id = $1`;

const customersSql = `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms,
  currency_code, created_at, updated_at)
SELECT $1, 'C-' || n, 'c-' || n, 'Customer ' || n, 'customer ' || n, 'c-' || n || ' customer ' || n, 'CREDITO_30', 'DOP',
  $2, $2
FROM generate_series(1, ${customerCount}) n`;

const startSeries = `INSERT INTO series (company_id, code, prefix)
VALUES ($1, 'adjustment', 'AJ-'), ($1, 'invoice', 'F-')`;

async function fill({ knex }: Database, url: string, code: string): Promise<Facts> {
  const now = new Date();
  const email = `${code.toLowerCase()}@example.com`;
  const company = { code, name: 'Bench', timeZone, locale: 'en' as const };
  const companyId = await insertCompany(knex, { ...company, baseCurrency: 'DOP', now });
  const passwords = await createPasswords(10);
  const person = { companyId, name: 'Bench', email, password, role: 'admin' };
  await createUser(knex, passwords, person, now);
  const warehouse = (name: string) =>
    createWarehouse(knex, companyId, { code: name.toUpperCase(), name }, now);
  const warehouseIds = [await warehouse('Main'), await warehouse('Second')];
  const run = (sql: string, values: unknown[]) => {
    const bound = sql.replace(/\$(\d)/g, (_all, place: string) => `:v${place}`);
    const named = Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value]));
    return knex.raw(bound, named as never);
  };
  await run(productsSql, [companyId, now]);
  await run(taxSql, [companyId, now]);
  await run(customersSql, [companyId, now]);
  await run(stockSql, [companyId, now]);
  await run(startSeries, [companyId]);
  const firstOf = async (table: string) => {
    const first = await knex(table).where({ company_id: companyId }).min({ id: 'id' }).first();
    return Number(first?.['id']);
  };
  // An empty table that is analysed makes PostgreSQL plan full scans for its foreign keys, and keep these plans.
  await knex.raw('VACUUM ANALYZE products, stock, customers');
  const firstProductId = await firstOf('products');
  const firstCustomerId = await firstOf('customers');
  const owner = { url, companyId, timeZone, email, password };
  const goods = { warehouseIds, firstProductId, productCount };
  return { ...owner, ...goods, firstCustomerId, customerCount };
}

async function withAdmin<T>(url: string, fn: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await admin.connect();
  try {
    return await fn(admin);
  } finally {
    await admin.end();
  }
}

/** Returns the reason why PostgreSQL does not answer, or undefined. */
export async function whyNoServer(url: string): Promise<string | undefined> {
  try {
    await withAdmin(url, (admin) => admin.query('SELECT 1'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  }
}

/** Creates a migrated database with data. Drop it at the end. */
export async function createBenchDatabase(serverUrl: string): Promise<BenchDatabase> {
  const name = `notaria_bench_${process.pid}_${Date.now().toString(36)}`;
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  await withAdmin(serverUrl, (admin) => admin.query(`CREATE DATABASE ${name}`));
  const drop = async () => {
    await withAdmin(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  const addCompany = async (code: string) => {
    const settings = { url: own.href, poolMax: 2, statementTimeoutMs: 120_000 };
    const database = await openDatabase(settings);
    try {
      await migrate(database, migrations);
      if (partitions > 0) await partitionByCompany({ database }, partitions);
      return await fill(database, own.href, code);
    } finally {
      await database.close();
    }
  };
  try {
    return { facts: await addCompany('BENCH'), addCompany, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
