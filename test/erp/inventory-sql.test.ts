import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '../../generated/erp/types.js';
import { handlers } from '../../src/erp/inventory/handlers.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { handlers as productHandlers } from '../../src/erp/products/handlers.js';
import { createContext } from '../../src/kernel/context.js';
import type { Context } from '../../src/kernel/handlers.js';
import { requestHash } from '../../src/kernel/idempotency.js';
import {
  add,
  costOut,
  type Decimal,
  decimal,
  multiply,
  roundHalfAway,
  subtract,
  toNumber,
  zero,
} from '../../src/kernel/money.js';
import { permissionSet } from '../../src/kernel/permissions.js';
import {
  createTestCompany,
  onPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../support/db.js';

type Line = components['schemas']['AdjustmentLineInput'];
type AdjustmentInput = components['schemas']['AdjustmentInput'];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-10T15:00:00.000Z');
const clerk = ['inventory:read', 'inventory:cost', 'inventory:adjust', 'inventory:transfer'];

let companyId: number;
let main: number;
let shop: number;
let bolt: number;
let ctx: Context;

function contextFor(granted: readonly string[], key?: string, body?: unknown): Context {
  const scope = { companyId, principal: 'user:1', operation: 'test', key: key ?? '' };
  const hash = { requestHash: requestHash('/', body) };
  return createContext(
    {
      db: database.knex,
      principal: {
        companyId,
        timeZone: 'UTC',
        baseCurrency: 'EUR',
        lockedThrough: undefined,
        type: 'user',
        id: 1,
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
      idempotency: key === undefined ? undefined : { ...scope, ...hash },
      successStatus: 201,
      serialise: JSON.stringify,
    },
    { audits: 0, kept: undefined },
  );
}

async function addProduct(code: string, more: object = {}): Promise<number> {
  const call = {
    params: {},
    query: {},
    headers: {},
    body: { code, name: code, price: 1, ...more },
  };
  return (await productHandlers.createProduct(call, ctx)).data.id;
}

const call = <Body>(body: Body) => ({ params: {}, query: {}, headers: {}, body });

async function adjust(lines: Line[], more: Partial<AdjustmentInput> = {}, as = ctx) {
  const body: AdjustmentInput = { warehouseId: main, reason: 'other', lines, ...more };
  return (await handlers.createAdjustment(call(body), as)).data;
}

async function transfer(lines: { productId: number; quantity: number }[], more = {}, as = ctx) {
  const body = { fromWarehouseId: main, toWarehouseId: shop, lines, ...more };
  return (await handlers.createTransfer(call(body), as)).data;
}

interface Held {
  readonly quantity: number;
  readonly value: number;
}

async function held(productId: number, warehouseId = main): Promise<Held> {
  const row = await database
    .knex('stock as s')
    .where({ 's.company_id': companyId, 's.product_id': productId, 's.warehouse_id': warehouseId })
    .first<{ quantity: string; value: string } | undefined>('s.quantity', 's.value');
  return { quantity: Number(row?.quantity ?? 0), value: Number(row?.value ?? 0) };
}

/** Whatever must hold at every instant; each count is of rows that break it. */
async function expectConsistent(): Promise<void> {
  const { rows } = await database.knex.raw<{ rows: Record<string, number>[] }>(
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
    { companyId },
  );
  const sound = { unlike_ledger: 0, wrong_value: 0, wrong_totals: 0, gaps: 0 };
  const counts = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  );
  expect(counts).toEqual({ ...sound, unnumbered: 0, unaudited: 0 });
}

/** Everything that a refused document could have left behind. */
async function traces(): Promise<unknown> {
  const count = (table: string) =>
    database.knex(table).where({ company_id: companyId }).count('* as n').first();
  const tables = ['stock', 'stock_movements', 'adjustments', 'transfers', 'audit_log', 'series'];
  const totals = await database
    .knex('products as p')
    .where({ 'p.company_id': companyId })
    .orderBy('p.id')
    .select('p.stock_total', 'p.stock_value', 'p.last_cost', 'p.version', 'p.updated_at');
  const numbers = await database
    .knex('series')
    .where({ company_id: companyId })
    .select('next_number');
  return { counts: await Promise.all(tables.map(count)), totals, numbers };
}

async function expectRefused(work: () => Promise<unknown>, code: string, path?: string) {
  const before = await traces();
  const details = path === undefined ? [] : [expect.objectContaining({ path, code })];
  await expect(work()).rejects.toMatchObject({ code, details });
  expect(await traces()).toEqual(before);
}

beforeEach(async () => {
  companyId = await createTestCompany(database);
  ctx = contextFor(clerk);
  main = await createWarehouse(database.knex, companyId, { code: 'MAIN', name: 'Main' }, now);
  shop = await createWarehouse(database.knex, companyId, { code: 'SHOP', name: 'Shop' }, now);
  bolt = await addProduct('BOLT');
});
afterEach(expectConsistent);

describe('createAdjustment', () => {
  test('books, numbers, values and audits a document', async () => {
    const nut = await addProduct('NUT');
    const made = await adjust(
      [
        { productId: bolt, quantityDelta: 10, unitCost: 1.5 },
        { productId: nut, countedQuantity: 4 },
        { productId: bolt, quantityDelta: -3 },
      ],
      { notes: 'first' },
    );
    expect(made).toMatchObject({
      number: 'AJ-000001',
      date: '2026-03-10',
      notes: 'first',
      version: 1,
    });
    expect(made.lines).toEqual([
      { productId: bolt, before: 0, delta: 10, after: 10, unitCost: 1.5, value: 15 },
      { productId: nut, before: 0, delta: 4, after: 4, unitCost: 0, value: 0 },
      { productId: bolt, before: 10, delta: -3, after: 7, unitCost: 1.5, value: -4.5 },
    ]);
    expect(await held(bolt)).toEqual({ quantity: 7, value: 10.5 });
    const [audit] = await database
      .knex('audit_log')
      .where({ company_id: companyId })
      .orderBy('id', 'desc');
    expect(audit).toMatchObject({
      object_type: 'adjustment',
      object_id: String(made.id),
      actor_name: 'Ana',
    });
    expect(audit.after).toMatchObject({ number: 'AJ-000001', reason: 'other' });
    expect(audit.after.lines).toEqual(made.lines);
  });

  test('takes the documented default cost of an increase', async () => {
    await adjust([{ productId: bolt, quantityDelta: 2, unitCost: 3 }], { warehouseId: shop });
    const elsewhere = await adjust([{ productId: bolt, quantityDelta: 1 }]);
    expect(elsewhere.lines[0]).toMatchObject({ unitCost: 3, value: 3 });
    await adjust([{ productId: bolt, quantityDelta: 1, unitCost: 4 }]);
    const here = await adjust([{ productId: bolt, quantityDelta: 1 }]);
    expect(here.lines[0]).toMatchObject({ unitCost: 3.5, value: 3.5 });
    await adjust([{ productId: bolt, countedQuantity: 0 }]);
    await adjust([{ productId: bolt, countedQuantity: 0 }], { warehouseId: shop });
    const last = await adjust([{ productId: bolt, quantityDelta: 1 }]);
    expect(last.lines[0]).toMatchObject({ unitCost: 4, value: 4 });
  });

  test('books the difference of a count, and nothing when there is none', async () => {
    await adjust([{ productId: bolt, quantityDelta: 10, unitCost: 0.3 }]);
    const less = await adjust([{ productId: bolt, countedQuantity: 7 }], { reason: 'count' });
    expect(less.lines[0]).toMatchObject({ before: 10, delta: -3, after: 7, value: -0.9 });
    const same = await adjust([{ productId: bolt, countedQuantity: 7, unitCost: 9 }]);
    expect(same.lines[0]).toMatchObject({ before: 7, delta: 0, after: 7, value: 0 });
    const moves = await database.knex('stock_movements').where({ company_id: companyId });
    expect(moves).toHaveLength(2);
    const none = await adjust([{ productId: await addProduct('NEW'), countedQuantity: 0 }]);
    expect(none.number).toBe('AJ-000004');
  });

  test('lets the last unit take what remains of the value', async () => {
    await adjust([{ productId: bolt, quantityDelta: 3, unitCost: 3.333333 }]);
    const values: (number | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      values.push((await adjust([{ productId: bolt, quantityDelta: -1 }])).lines[0]?.value);
    }
    expect(values).toEqual([-3.33, -3.34, -3.33]);
    expect(await held(bolt)).toEqual({ quantity: 0, value: 0 });
  });

  test('checks several lines of one product as a sum', async () => {
    await adjust([{ productId: bolt, quantityDelta: 5 }]);
    const out = { productId: bolt, quantityDelta: -3 };
    await expectRefused(
      () => adjust([out, out]),
      'insufficient_stock',
      'body.lines.1.quantityDelta',
    );
    await adjust([out, out, { productId: bolt, quantityDelta: 1 }]);
    expect((await held(bolt)).quantity).toBe(0);
  });

  test('tells the first line that is wrong, and writes nothing', async () => {
    const service = await addProduct('HELP', { type: 'service' });
    const old = await addProduct('OLD');
    await productHandlers.deactivateProduct({ ...call(undefined), params: { id: old } }, ctx);
    const good = { productId: bolt, quantityDelta: 1 };
    const refused = (line: Line, code: string, member: string) =>
      expectRefused(() => adjust([good, line, line]), code, `body.lines.1.${member}`);
    await refused({ productId: 9e15, quantityDelta: 1 }, 'not_found', 'productId');
    await refused({ productId: old, quantityDelta: 1 }, 'product_inactive', 'productId');
    await refused({ productId: service, quantityDelta: 1 }, 'service_has_no_stock', 'productId');
    await refused({ productId: bolt, quantityDelta: -4 }, 'insufficient_stock', 'quantityDelta');
    await adjust([{ productId: bolt, quantityDelta: 9 }]);
    const cost = { productId: bolt, quantityDelta: -1, unitCost: 1 };
    await refused(cost, 'validation_failed', 'unitCost');
    await refused({ productId: bolt, countedQuantity: 4 }, 'duplicate_product', 'productId');
    const counted = { productId: bolt, countedQuantity: 4, unitCost: 1 };
    await expectRefused(() => adjust([counted]), 'validation_failed', 'body.lines.0.unitCost');
  });

  test('refuses what would not fit, instead of failing', async () => {
    const huge = { productId: bolt, quantityDelta: 9999999999 };
    await adjust([huge]);
    await expectRefused(() => adjust([huge]), 'validation_failed', 'body.lines.0');
    const nut = await addProduct('NUT');
    const dear = { productId: nut, quantityDelta: 9999999999, unitCost: 9999999999999 };
    await expectRefused(() => adjust([dear]), 'validation_failed', 'body.lines.0');
    const crumb = { productId: nut, quantityDelta: 0.0001, unitCost: 9999999999999 };
    await expectRefused(() => adjust([crumb]), 'validation_failed', 'body.lines.0');
  });

  test('knows only the active warehouses of the company', async () => {
    const line = { productId: bolt, quantityDelta: 1 };
    await database
      .knex('warehouses')
      .where({ company_id: companyId, id: shop })
      .update({ is_active: false });
    const strangers = await createTestCompany(database);
    const other = await createWarehouse(database.knex, strangers, { code: 'X', name: 'X' }, now);
    for (const warehouseId of [shop, other]) {
      await expectRefused(() => adjust([line], { warehouseId }), 'not_found', 'body.warehouseId');
    }
  });

  test('dates nothing in the future or in a locked period, but for who may unlock', async () => {
    const line = { productId: bolt, quantityDelta: 1 };
    await expectRefused(
      () => adjust([line], { date: '2026-03-11' }),
      'validation_failed',
      'body.date',
    );
    await database
      .knex('companies')
      .where({ id: companyId })
      .update({ locked_through: '2026-02-28' });
    await expectRefused(() => adjust([line], { date: '2026-02-28' }), 'period_locked');
    await adjust([line], { date: '2026-03-01' });
    const controller = contextFor([...clerk, 'periods:unlock']);
    const made = await adjust([line], { date: '2026-02-28' }, controller);
    const audit = await database
      .knex('audit_log')
      .where({ company_id: companyId, object_id: String(made.id), object_type: 'adjustment' })
      .first();
    expect(audit.after).toMatchObject({ date: '2026-02-28', lockedThrough: '2026-02-28' });
  });

  test('goes below zero only where the warehouse and the caller may', async () => {
    const out = [{ productId: bolt, quantityDelta: -2 }];
    const bold = contextFor([...clerk, 'inventory:allow-negative']);
    await expectRefused(
      () => adjust(out, {}, bold),
      'insufficient_stock',
      'body.lines.0.quantityDelta',
    );
    const loose = { code: 'L', name: 'L', allowsNegative: true };
    const warehouseId = await createWarehouse(database.knex, companyId, loose, now);
    await expectRefused(
      () => adjust(out, { warehouseId }),
      'insufficient_stock',
      'body.lines.0.quantityDelta',
    );
    await adjust([{ productId: bolt, quantityDelta: 1, unitCost: 2 }], { warehouseId });
    await adjust([{ productId: bolt, quantityDelta: -4 }], { warehouseId }, bold);
    expect(await held(bolt, warehouseId)).toEqual({ quantity: -3, value: -6 });
    // Towards zero is open to all; the shortage fills at what left, the rest has its own cost.
    await adjust([{ productId: bolt, quantityDelta: 1, unitCost: 5 }], { warehouseId });
    expect(await held(bolt, warehouseId)).toEqual({ quantity: -2, value: -4 });
    await adjust([{ productId: bolt, quantityDelta: 3, unitCost: 5 }], { warehouseId });
    expect(await held(bolt, warehouseId)).toEqual({ quantity: 1, value: 5 });
  });

  test('hides costs from who may not see them', async () => {
    const plain = contextFor(['inventory:adjust']);
    const made = await adjust([{ productId: bolt, quantityDelta: 1, unitCost: 2 }], {}, plain);
    expect(made.lines).toEqual([{ productId: bolt, before: 0, delta: 1, after: 1 }]);
  });

  test('keeps the key, the document and its reply together', async () => {
    const lines = [{ productId: bolt, quantityDelta: 2, unitCost: 1 }];
    const first = await adjust(lines, {}, contextFor(clerk, 'k-1', lines));
    const again = adjust(lines, {}, contextFor(clerk, 'k-1', lines));
    await expect(again).rejects.toMatchObject({
      name: 'IdempotentReplay',
      reply: { status: 201, body: JSON.stringify({ ok: true, data: first }) },
    });
    const tooMuch = [{ productId: bolt, quantityDelta: -9 }];
    const keyed = () => adjust(tooMuch, {}, contextFor(clerk, 'k-2', tooMuch));
    await expectRefused(keyed, 'insufficient_stock', 'body.lines.0.quantityDelta');
    expect(await database.knex('idempotency_keys').where({ company_id: companyId })).toHaveLength(
      1,
    );
  });

  test('says so when the next number of the series is taken', async () => {
    const line = { productId: bolt, quantityDelta: 1 };
    await adjust([line]);
    const series = database.knex('series').where({ company_id: companyId });
    await series.clone().update({ next_number: 1 });
    await expect(adjust([line])).rejects.toMatchObject({ code: 'duplicate_code' });
    await series.clone().update({ next_number: 2 });
    expect(await held(bolt)).toMatchObject({ quantity: 1 });
  });
});

describe('createTransfer', () => {
  test('moves goods with their value, all lines or none', async () => {
    const nut = await addProduct('NUT');
    await adjust([
      { productId: bolt, quantityDelta: 3, unitCost: 3.333333 },
      { productId: nut, quantityDelta: 1, unitCost: 2 },
    ]);
    const line = { productId: bolt, quantity: 1 };
    const tooMuch = { productId: nut, quantity: 2 };
    await expectRefused(
      () => transfer([line, tooMuch]),
      'insufficient_stock',
      'body.lines.1.quantity',
    );
    const made = await transfer([line, line]);
    expect(made).toMatchObject({ number: 'TR-000001', status: 'done', fromWarehouseId: main });
    expect(made.lines).toEqual([
      { productId: bolt, quantity: 1, fromAfter: 2, toAfter: 1 },
      { productId: bolt, quantity: 1, fromAfter: 1, toAfter: 2 },
    ]);
    expect(await held(bolt)).toEqual({ quantity: 1, value: 3.33 });
    expect(await held(bolt, shop)).toEqual({ quantity: 2, value: 6.67 });
  });

  test('tells which warehouse, product or day is wrong', async () => {
    const lines = [{ productId: bolt, quantity: 1 }];
    const refused = (more: object, code: string, path?: string) =>
      expectRefused(() => transfer(lines, more), code, path);
    await refused({ toWarehouseId: main }, 'same_warehouse', 'body.toWarehouseId');
    await refused({ toWarehouseId: 9e15 }, 'not_found', 'body.toWarehouseId');
    await refused({ fromWarehouseId: 9e15 }, 'not_found', 'body.fromWarehouseId');
    await refused({ date: '2026-03-11' }, 'validation_failed', 'body.date');
    await refused({}, 'insufficient_stock', 'body.lines.0.quantity');
    await database
      .knex('companies')
      .where({ id: companyId })
      .update({ locked_through: '2026-03-10' });
    await refused({}, 'period_locked');
  });
});

describe('value', () => {
  /** Small primes, so that averages do not come out even. */
  const pick = <T>(from: readonly [T, ...T[]]): T =>
    from[Math.floor(Math.random() * from.length)] ?? from[0];

  interface Place {
    readonly quantity: Decimal;
    readonly value: Decimal;
  }

  /** The rule in words: increases at their cost, then what leaves takes its share. */
  function afterLines(place: Place, lines: readonly Line[]): Place | undefined {
    let { quantity, value } = place;
    let out = zero;
    for (const { quantityDelta = 0, unitCost = 0 } of lines) {
      const delta = decimal(quantityDelta);
      if (delta.lt(zero)) {
        out = subtract(out, delta);
        continue;
      }
      quantity = add(quantity, delta);
      value = add(value, roundHalfAway(multiply(delta, decimal(unitCost)), 2));
    }
    if (out.gt(quantity)) return undefined;
    const cost = out.eq(zero) ? zero : costOut(out, quantity, value, 2);
    return { quantity: subtract(quantity, out), value: subtract(value, cost) };
  }

  function randomLines(): Line[] {
    return Array.from({ length: pick([1, 2, 3, 5]) }, (): Line => {
      const quantity = pick([1, 3, 7, 0.5, 0.0001, 12.3456, 1000]);
      const increase = {
        quantityDelta: quantity,
        unitCost: pick([0, 0.01, 1.333333, 19.99, 700.5]),
      };
      return {
        productId: bolt,
        ...(Math.random() < 0.5 ? increase : { quantityDelta: -quantity }),
      };
    });
  }

  test('follows the rule through random documents, whatever the order of their lines', async () => {
    const mirror = await addProduct('MIRROR');
    let place: Place = { quantity: zero, value: zero };
    let done = 0;
    for (let i = 0; i < 60; i += 1) {
      const lines = randomLines();
      const expected = afterLines(place, lines);
      if (expected === undefined) {
        await expect(adjust(lines)).rejects.toMatchObject({ code: 'insufficient_stock' });
        continue;
      }
      await adjust(lines);
      await adjust(lines.map((line) => ({ ...line, productId: mirror })).reverse());
      place = expected;
      done += 1;
      const { quantity, value } = place;
      expect(await held(bolt)).toEqual({ quantity: toNumber(quantity), value: toNumber(value) });
      expect(await held(mirror)).toEqual(await held(bolt));
    }
    expect(done).toBeGreaterThan(5);
  });

  test('of the company stands still in transfers, and has the sign of the quantity below zero too', async () => {
    const loose = { code: 'L', name: 'L', allowsNegative: true };
    const pit = await createWarehouse(database.knex, companyId, loose, now);
    const bold = contextFor([...clerk, 'inventory:allow-negative']);
    for (let i = 0; i < 40; i += 1) {
      await adjust(randomLines(), { warehouseId: pit }, bold);
      await expectConsistent();
    }
    await adjust([{ productId: bolt, countedQuantity: 7000 }], { warehouseId: pit });
    const total = () =>
      database
        .knex('products as p')
        .where({ 'p.id': bolt, company_id: companyId })
        .first('p.stock_total', 'p.stock_value');
    const before = await total();
    for (let i = 0; i < 20; i += 1) {
      const lines = [1, 2, 3].map(() => ({ productId: bolt, quantity: pick([1, 0.0007, 33.3]) }));
      await transfer(lines, { fromWarehouseId: pit });
      expect(await total()).toEqual(before);
    }
  });
});

describe('lists', () => {
  const page = { page: 1, pageSize: 20 };
  const query = <Query>(more: Query) => ({ ...call(undefined), query: { ...page, ...more } });

  test('find stock and movements by product, with costs for who may see them', async () => {
    const nut = await addProduct('Ñandú');
    await adjust([
      { productId: bolt, quantityDelta: 4, unitCost: 2.5 },
      { productId: nut, quantityDelta: 1 },
    ]);
    await transfer([{ productId: bolt, quantity: 1 }], { date: '2026-01-31' });
    const stock = await handlers.listStock(query({ search: 'nandu', onlyPositive: true }), ctx);
    expect(stock.data).toMatchObject([{ productId: nut, quantity: 1, averageCost: 0, version: 1 }]);
    const sorted = await handlers.listStock(
      query({ sortBy: 'quantity' as const, onlyPositive: false }),
      ctx,
    );
    expect(sorted.data.map((row) => row.quantity)).toEqual([1, 1, 3]);
    const plain = contextFor(['inventory:read']);
    const hidden = await handlers.listStock(query({ onlyPositive: false, productId: nut }), plain);
    expect(hidden.data[0]).not.toHaveProperty('value');

    const all = await handlers.listMovements(query({}), ctx);
    expect(all).toMatchObject({ totalCount: 4 });
    expect(all.data[0]).toMatchObject({
      documentNumber: 'TR-000001',
      quantity: 1,
      quantityAfter: 1,
      value: 2.5,
    });
    const january = { dateFrom: '2026-01-31', dateTo: '2026-01-31', warehouseId: main };
    const found = await handlers.listMovements(query(january), plain);
    expect(found.data).toMatchObject([{ date: '2026-01-31', quantity: -1, quantityAfter: 3 }]);
    expect(found.data[0]).not.toHaveProperty('unitCost');
    for (const more of [
      { productId: bolt },
      { warehouseId: main },
      { documentType: 'adjustment' },
    ]) {
      const { data, totalCount } = await handlers.listMovements(query(more), ctx);
      expect(totalCount).toBe(data.length);
      expect(totalCount).toBeGreaterThan(0);
    }
  });

  test('find warehouses by name or code, closed ones when asked for', async () => {
    await createWarehouse(database.knex, companyId, { code: 'BOG-1', name: 'Bogotá' }, now);
    const twice = createWarehouse(database.knex, companyId, { code: 'bog-1', name: 'X' }, now);
    await expect(twice).rejects.toMatchObject({ code: 'duplicate_code' });
    for (const search of ['bogota', 'og-1']) {
      const { data } = await handlers.listWarehouses(
        query({ search, includeInactive: false }),
        ctx,
      );
      expect(data).toMatchObject([{ code: 'BOG-1', name: 'Bogotá', active: true }]);
    }
    await database
      .knex('warehouses')
      .where({ company_id: companyId, id: shop })
      .update({ is_active: false });
    const count = async (includeInactive: boolean) =>
      (await handlers.listWarehouses(query({ includeInactive }), ctx)).totalCount;
    expect([await count(false), await count(true)]).toEqual([2, 3]);
  });
});

onPostgres('races', () => {
  const outcomes = (results: readonly PromiseSettledResult<unknown>[]) => ({
    done: results.filter((result) => result.status === 'fulfilled').length,
    refused: results.filter(
      (result) => result.status === 'rejected' && result.reason.code === 'insufficient_stock',
    ).length,
  });

  test('200 racing adjustments of -1 on a stock of 50: 50 win', async () => {
    await adjust([{ productId: bolt, quantityDelta: 50, unitCost: 3.333333 }]);
    const one = [{ productId: bolt, quantityDelta: -1 }];
    const race = Array.from({ length: 200 }, (_, i) =>
      adjust(one, {}, i % 4 === 0 ? contextFor(clerk, `race-${i}`, one) : ctx),
    );
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 50, refused: 150 });
    expect(await held(bolt)).toEqual({ quantity: 0, value: 0 });
  });

  test('the first stock of a product in a place may come from many at once', async () => {
    const fresh = await Promise.all(Array.from({ length: 8 }, (_, i) => addProduct(`F-${i}`)));
    const lines = fresh.map((productId) => ({ productId, quantityDelta: 1, unitCost: 2 }));
    const race = Array.from({ length: 30 }, (_, i) => {
      const order = i % 2 === 0 ? lines : lines.toReversed();
      return adjust(order, {}, i % 3 === 0 ? contextFor(clerk, `first-${i}`, order) : ctx);
    });
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 30, refused: 0 });
    expect(await held(fresh[3] ?? 0)).toEqual({ quantity: 30, value: 60 });
  });

  test('opposite transfers of the same products in any order all succeed', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, (_, i) => addProduct(`P-${i}`)));
    const opening = products.map((productId) => ({
      productId,
      quantityDelta: 100,
      unitCost: 1.07,
    }));
    await adjust(opening);
    await adjust(opening, { warehouseId: shop });
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const race = Array.from({ length: 80 }, (_, i) => {
      const turned = [...lines.slice(i % 6), ...lines.slice(0, i % 6)];
      const back = i % 2 === 0 ? {} : { fromWarehouseId: shop, toWarehouseId: main };
      return transfer(i % 3 === 0 ? turned.reverse() : turned, back);
    });
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 80, refused: 0 });
    expect(await held(products[0] ?? 0)).toMatchObject({ quantity: 100 });
  });

  test('a period that is being locked lets nothing in afterwards', async () => {
    await adjust([{ productId: bolt, quantityDelta: 1 }]);
    await database.knex.transaction(async (trx) => {
      await trx('companies').where({ id: companyId }).update({ locked_through: '2026-03-10' });
      const late = adjust([{ productId: bolt, quantityDelta: 1 }]).catch((error: unknown) => error);
      await trx.commit();
      expect(await late).toMatchObject({ code: 'period_locked' });
    });
  });
});
