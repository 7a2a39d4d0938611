import type { Db } from '../kernel/db/client.js';
import { query } from '../kernel/db/statements/query.js';
import type { DemoIds } from './credentials.js';

const lock = query<object>('demo.lock', 'SELECT pg_advisory_xact_lock(7301954212)');

/** Locks the creation of the demo, because several servers may start on the same empty database. */
export async function lockDemo(trx: Db): Promise<void> {
  await lock(trx, {});
}

const lockSeries = query<{ readonly companyId: number }>(
  'demo.lock_numbers',
  'SELECT s.code FROM series s WHERE s.company_id = :companyId::bigint ORDER BY s.code FOR UPDATE',
);

/** Locks the numbers of the documents of a company against other writers. */
export async function lockNumbers(trx: Db, companyId: number): Promise<void> {
  await lockSeries(trx, { companyId });
}

const unused = query<{ readonly code: string; readonly day: string }, { id: number }>(
  'demo.unused',
  `SELECT c.id FROM companies c
   WHERE c.code = :code AND (c.created_at AT TIME ZONE c.time_zone)::date <= :day::date
     AND NOT EXISTS (
       SELECT 1 FROM series s
       WHERE s.company_id = c.id AND s.last_date > (c.created_at AT TIME ZONE c.time_zone)::date
     )`,
);

/** Returns the company if it was founded by that day and has no documents since. */
export const findUnused = (db: Db, code: string, day: string) => unused.first(db, { code, day });

const companies = query<object, { has_companies: boolean }>(
  'demo.has_companies',
  'SELECT EXISTS (SELECT 1 FROM companies) AS has_companies',
);

export async function hasCompanies(db: Db): Promise<boolean> {
  const [row] = await companies(db, {});
  return row?.has_companies ?? false;
}

const ids = query<{ readonly companyId: number; readonly otherCompanyId: number }, DemoIds>(
  'demo.ids',
  `SELECT
     (SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code = 'ALI-001') AS "productId",
     (SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code = 'SRV-001') AS "serviceId",
     (SELECT c.id FROM product_categories c WHERE c.company_id = :companyId AND c.name = 'Alimentos') AS "categoryId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :companyId AND w.code = 'MAIN') AS "warehouseId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :companyId AND w.code = 'SANTIAGO') AS "secondWarehouseId",
     (SELECT p.id FROM products p WHERE p.company_id = :otherCompanyId AND p.code = 'OFF-001') AS "otherProductId",
     (SELECT w.id FROM warehouses w WHERE w.company_id = :otherCompanyId AND w.code = 'MAIN') AS "otherWarehouseId"`,
);

export async function getDemoIds(
  db: Db,
  companyId: number,
  otherCompanyId: number,
): Promise<DemoIds> {
  const [row] = await ids(db, { companyId, otherCompanyId });
  if (row === undefined) throw new Error('The ids of the demo were not answered');
  return row;
}
