import fc from 'fast-check';
import type { ListStockQuery, Movement, StockRow, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { recordsOf } from '../support/exports.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/** The stock at the end of a past day, beside documents that were entered in any order. */
let app: TestApp;
let erp: SvcErp;
const products: number[] = [];
const dayOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;

interface Step {
  readonly kind: 'bring' | 'take' | 'count' | 'send';
  readonly product: number;
  readonly quantity: number;
  readonly day: number;
}

const someStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('bring', 'bring', 'take', 'count', 'send'),
  product: fc.integer({ min: 0, max: 3 }),
  quantity: fc.constantFrom(1, 2, 3.5, 0.3333, 8),
  day: fc.integer({ min: 2, max: 31 }),
});

async function take(step: Step): Promise<void> {
  const { kind, quantity, day } = step;
  const productId = products[step.product] ?? 0;
  const date = dayOf(day);
  const book = (line: object) => adjust(app, [{ productId, quantityDelta: 1, ...line }], { date });
  const calls = {
    bring: () => book({ quantityDelta: quantity, unitCost: quantity * 1.11 }),
    take: () => book({ quantityDelta: -quantity }),
    count: () => adjust(app, [{ productId, countedQuantity: quantity }], { date }),
    send: () =>
      erp.inventory.transfer({
        fromWarehouseId: app.warehouseId,
        toWarehouseId: app.secondWarehouseId,
        date,
        lines: [{ productId, quantity }],
      }),
  };
  // A document that would bring a day below zero is refused, which is not the matter here.
  await calls[kind]().catch(() => undefined);
}

beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  for (const code of ['A', 'B', 'C', 'D']) {
    products.push((await createProduct(app, { code: `DAY-${code}`, minStock: 5 })).id);
  }
  const [story = []] = fc.sample(fc.array(someStep, { minLength: 120, maxLength: 120 }), {
    numRuns: 1,
    seed: 11,
  });
  for (const step of story) await take(step);
});
afterAll(() => app.close());

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}
const stockOn = (asOf: string, query: Omit<ListStockQuery, 'format'> = {}) =>
  all<StockRow>(erp.inventory.stock({ asOf, pageSize: 3, ...query }));

const exact = (sum: number) => Number(sum.toFixed(4));

/** The stock of a day as the sums of the movements that are dated until then, by place. */
function sumsUntil(day: string, moved: readonly Movement[]) {
  const places = new Map<string, { quantity: number; value: number }>();
  for (const { date, productId, warehouseId, quantity, value = 0 } of moved) {
    if (date > day) continue;
    const key = `${productId} ${warehouseId}`;
    const sum = places.get(key) ?? { quantity: 0, value: 0 };
    places.set(key, {
      quantity: exact(sum.quantity + quantity),
      value: exact(sum.value + value),
    });
  }
  return places;
}

const keyOf = ({ productId, warehouseId }: StockRow) => `${productId} ${warehouseId}`;

describe('listStock with asOf', () => {
  test('equals the sums of the movements until each day, also of documents entered later', async () => {
    const moved = await all(erp.inventory.movements({ sortDir: 'asc', pageSize: 100 }));
    const isBackdated = moved.some(({ date }, at) => date < (moved[at - 1]?.date ?? date));
    expect([isBackdated, moved.length > 60]).toEqual([true, true]);
    for (let day = 1; day <= 31; day += 1) {
      const rows = await stockOn(dayOf(day));
      const found = rows.map((row) => {
        const { quantity, available, averageCost, value = 0 } = row;
        expect(available).toBe(quantity);
        const cost = quantity === 0 ? null : Number((value / quantity).toFixed(6));
        expect(averageCost ?? null).toBe(cost);
        return [keyOf(row), { quantity, value }] as const;
      });
      expect([day, new Map(found)]).toEqual([day, sumsUntil(dayOf(day), moved)]);
      const total = (await erp.inventory.stock({ asOf: dayOf(day), totals: true })).totals;
      const value = exact(rows.reduce((sum, row) => sum + (row.value ?? 0), 0));
      expect(total?.map((one) => [one.count, exact(one.value)]) ?? []).toEqual(
        rows.length === 0 ? [] : [[rows.length, value]],
      );
    }
  });

  test('of today is the list without a day', async () => {
    const now = await all<StockRow>(erp.inventory.stock({ pageSize: 100 }));
    expect(now.length).toBeGreaterThan(4);
    expect(await stockOn('2026-01-31')).toEqual(now);
  });

  test('sorts, filters and exports by the figures of the day', async () => {
    const asOf = dayOf(12);
    const rows = await stockOn(asOf);
    const ascending = (await stockOn(asOf, { sortBy: 'quantity' })).map((row) => row.quantity);
    expect(ascending).toEqual(rows.map((row) => row.quantity).sort((a, b) => a - b));
    const kept = async (query: Omit<ListStockQuery, 'format'>) =>
      (await stockOn(asOf, { sortBy: 'productCode', ...query })).map(keyOf).sort();
    const those = (is: (row: StockRow) => boolean) => rows.filter(is).map(keyOf).sort();
    expect(await kept({ onlyPositive: true })).toEqual(those(({ quantity }) => quantity > 0));
    const [first = 0] = products;
    expect(await kept({ productId: first })).toEqual(those((row) => row.productId === first));
    expect(await kept({ search: 'day-b' })).toEqual(those((row) => row.productCode === 'DAY-B'));
    const warehouseId = app.secondWarehouseId;
    expect(await kept({ warehouseId })).toEqual(those((row) => row.warehouseId === warehouseId));
    const sumOf = (id: number) =>
      rows.reduce((sum, row) => sum + (row.productId === id ? row.quantity : 0), 0);
    const low = those((row) => sumOf(row.productId) < 5);
    expect(await kept({ belowMinimum: true })).toEqual(low);
    const file = await erp.inventory.stock({ asOf, sortBy: 'productCode', format: 'csv' });
    expect(recordsOf(file).map((row) => Number(row['quantity']))).toEqual(
      (await stockOn(asOf, { sortBy: 'productCode' })).map((row) => row.quantity),
    );
  });

  test('refuses a day in the future, and shows no costs to callers without them', async () => {
    const refused = await failure(erp.inventory.stock({ asOf: '2026-02-01' }));
    expect(refused).toMatchObject({ statusCode: 400, details: [{ path: 'query.asOf' }] });
    const { data } = await app.as('viewer').inventory.stock({ asOf: dayOf(20) });
    expect(Object.keys(data[0] ?? {})).not.toContain('value');
  });
});
