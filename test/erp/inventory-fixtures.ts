import type { components } from '../../generated/erp/types.js';
import { handlers } from '../../src/erp/inventory/handlers.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { handlers as productHandlers } from '../../src/erp/products/handlers.js';
import { createContext, noEffects } from '../../src/kernel/operations/context.js';
import type { Context } from '../../src/kernel/operations/handlers.js';
import { requestHash } from '../../src/kernel/operations/idempotency.js';
import { permissionSet } from '../../src/kernel/permissions.js';
import { createTestCompany, openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '../support/jest.js';

export type Line = components['schemas']['AdjustmentLineInput'];
type AdjustmentInput = components['schemas']['AdjustmentInput'];

export const now = new Date('2026-03-10T15:00:00.000Z');
export const clerk = ['inventory:read', 'inventory:cost', 'inventory:adjust', 'inventory:transfer'];

interface World {
  database: TestDatabase;
  companyId: number;
  main: number;
  shop: number;
  bolt: number;
  /** The call of a clerk, without an idempotency key. */
  ctx: Context;
}

/** The database of a test file, with a new company for each test. */
export const here = {} as World;

export function contextFor(granted: readonly string[], key?: string, body?: unknown): Context {
  const scope = {
    companyId: here.companyId,
    principal: 'user:1',
    operation: 'test',
    key: key ?? '',
  };
  const hash = { requestHash: requestHash(Buffer.from('secret'), '/', body) };
  return createContext(
    {
      db: here.database.knex,
      principal: {
        companyId: here.companyId,
        timeZone: 'UTC',
        baseCurrency: 'EUR',
        lockedThrough: undefined,
        type: 'user',
        id: 1,
        publicId: '1',
        environment: 'live',
        name: 'Ana',
        permissions: permissionSet(granted),
        locale: 'en',
        loginId: undefined,
      },
      request: {
        requestId: 'r',
        ip: '127.0.0.1',
        userAgent: '',
        locale: 'en',
        operationId: 'test',
      },
      now,
      dispatch: () => Promise.reject(new Error('Nothing is dispatched here')),
      idempotency:
        key === undefined ? undefined : { ...scope, ...hash, sealingKeys: [Buffer.alloc(32)] },
      successOf: () => ({ status: 201 }),
      serialise: JSON.stringify,
    },
    noEffects(),
  );
}

export async function addProduct(code: string, more: object = {}): Promise<number> {
  const call = {
    params: {},
    query: {},
    headers: {},
    body: { code, name: code, price: 1, ...more },
  };
  return (await productHandlers.createProduct(call, here.ctx)).data.id;
}

export const call = <Body>(body: Body) => ({ params: {}, query: {}, headers: {}, body });

export async function adjust(lines: Line[], more: Partial<AdjustmentInput> = {}, as = here.ctx) {
  const body: AdjustmentInput = { warehouseId: here.main, reason: 'other', lines, ...more };
  return (await handlers.createAdjustment(call(body), as)).data;
}

export async function transfer(
  lines: { productId: number; quantity: number }[],
  more = {},
  as = here.ctx,
) {
  const body = { fromWarehouseId: here.main, toWarehouseId: here.shop, lines, ...more };
  return (await handlers.createTransfer(call(body), as)).data;
}

interface StockRow {
  readonly quantity: number;
  readonly value: number;
}

export async function held(productId: number, warehouseId = here.main): Promise<StockRow> {
  const row = await here.database
    .knex('stock as s')
    .where({
      's.company_id': here.companyId,
      's.product_id': productId,
      's.warehouse_id': warehouseId,
    })
    .first<{ quantity: string; value: string } | undefined>('s.quantity', 's.value');
  return { quantity: Number(row?.quantity ?? 0), value: Number(row?.value ?? 0) };
}

/** Invariants that always hold; each query counts the rows that violate one. */
export async function expectConsistent(): Promise<void> {
  const { rows } = await here.database.knex.raw<{ rows: Record<string, number>[] }>(
    `WITH ledger AS (
       SELECT m.product_id, m.warehouse_id, sum(m.quantity) AS quantity, sum(m.value) AS value, count(*) AS moves,
         (array_agg(m.quantity_after ORDER BY m.id DESC))[1] AS last_after
       FROM stock_movements m WHERE m.company_id = :companyId GROUP BY 1, 2
     ), numbers AS (
       SELECT d.number FROM adjustments d WHERE d.company_id = :companyId
       UNION ALL SELECT d.number FROM transfers d WHERE d.company_id = :companyId
     )
     SELECT
       (SELECT count(*) FROM stock s FULL JOIN ledger l USING (product_id, warehouse_id)
        WHERE coalesce(s.company_id, :companyId) = :companyId AND
          (s.quantity, s.value, s.version, s.quantity) IS DISTINCT FROM (l.quantity, l.value, l.moves, l.last_after)) AS unlike_ledger,
       (SELECT count(*) FROM stock s WHERE s.company_id = :companyId
          AND (s.quantity = 0 AND s.value <> 0 OR sign(s.value) = -sign(s.quantity) AND s.value <> 0)) AS wrong_value,
       (SELECT count(*) FROM products p LEFT JOIN LATERAL (
          SELECT coalesce(sum(s.quantity), 0) AS quantity, coalesce(sum(s.value), 0) AS value FROM stock s
          WHERE s.company_id = p.company_id AND s.product_id = p.id) t ON true
        WHERE p.company_id = :companyId AND (p.stock_total, p.stock_value) <> (t.quantity, t.value)) AS wrong_totals,
       (SELECT count(*) FROM series n WHERE n.company_id = :companyId AND n.next_number - 1 <>
          (SELECT count(*) FROM numbers x WHERE starts_with(x.number, n.prefix)
             AND right(x.number, -length(n.prefix))::bigint BETWEEN 1 AND n.next_number - 1)) AS gaps,
       (SELECT count(*) FROM numbers) - (SELECT coalesce(sum(n.next_number - 1), 0) FROM series n
          WHERE n.company_id = :companyId) AS unnumbered,
       (SELECT count(*) FROM numbers) - (SELECT count(*) FROM audit_log a
          WHERE a.company_id = :companyId AND a.object_type IN ('adjustment', 'transfer')) AS unaudited`,
    { companyId: here.companyId },
  );
  const sound = { unlike_ledger: 0, wrong_value: 0, wrong_totals: 0, gaps: 0 };
  const counts = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  );
  expect(counts).toEqual({ ...sound, unnumbered: 0, unaudited: 0 });
}

/** Returns the row counts and totals that a refused document must not change. */
async function traces(): Promise<unknown> {
  const count = (table: string) =>
    here.database.knex(table).where({ company_id: here.companyId }).count('* as n').first();
  const tables = ['stock', 'stock_movements', 'adjustments', 'transfers', 'audit_log', 'series'];
  const totals = await here.database
    .knex('products as p')
    .where({ 'p.company_id': here.companyId })
    .orderBy('p.id')
    .select('p.stock_total', 'p.stock_value', 'p.last_cost', 'p.version', 'p.updated_at');
  const numbers = await here.database
    .knex('series')
    .where({ company_id: here.companyId })
    .select('next_number');
  return { counts: await Promise.all(tables.map(count)), totals, numbers };
}

export async function expectRefused(work: () => Promise<unknown>, code: string, path?: string) {
  const before = await traces();
  const details = path === undefined ? [] : [expect.objectContaining({ path, code })];
  await expect(work()).rejects.toMatchObject({ code, details });
  expect(await traces()).toEqual(before);
}

/** Opens a database for the file and a company for each test, and checks the invariants after each. */
export function useInventory(): void {
  beforeAll(async () => {
    here.database = await openTestDatabase();
  });
  afterAll(() => here.database.close());
  beforeEach(async () => {
    const { knex } = here.database;
    here.companyId = await createTestCompany(here.database);
    here.ctx = contextFor(clerk);
    here.main = await createWarehouse(knex, here.companyId, { code: 'MAIN', name: 'Main' }, now);
    here.shop = await createWarehouse(knex, here.companyId, { code: 'SHOP', name: 'Shop' }, now);
    here.bolt = await addProduct('BOLT');
  });
  afterEach(expectConsistent);
}

/** Returns the page of a list handler, which answers no file here. */
export async function paged<Reply extends object>(reply: Promise<Reply>) {
  const found = await reply;
  if (!('data' in found)) throw new Error('It answered an export');
  return found as Extract<Reply, { data: readonly object[] }>;
}
