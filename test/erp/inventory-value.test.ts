import type { Knex } from 'knex';
import { createWarehouse } from '../../src/erp/inventory/index.js';
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
} from '../../src/kernel/values/money.js';
import { onPostgres } from '../support/db.js';
import { describe, expect, test } from '../support/jest.js';
import {
  addProduct,
  adjust,
  clerk,
  contextFor,
  expectConsistent,
  held,
  here,
  type Line,
  now,
  transfer,
  useInventory,
} from './inventory-fixtures.js';

useInventory();

describe('stock value', () => {
  /** Small primes, so that averages need rounding. */
  const pick = <T>(from: readonly [T, ...T[]]): T =>
    from[Math.floor(Math.random() * from.length)] ?? from[0];

  interface Place {
    readonly quantity: Decimal;
    readonly value: Decimal;
  }

  /** The rule: increases at their cost, then departures at their share of the value. */
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
        productId: here.bolt,
        ...(Math.random() < 0.5 ? increase : { quantityDelta: -quantity }),
      };
    });
  }

  test('follows the average cost rule in random documents, in any order of their lines', async () => {
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
      expect(await held(here.bolt)).toEqual({
        quantity: toNumber(quantity),
        value: toNumber(value),
      });
      expect(await held(mirror)).toEqual(await held(here.bolt));
    }
    expect(done).toBeGreaterThan(5);
  });

  test('of the company is unchanged by transfers, and has the sign of the quantity below zero too', async () => {
    const loose = { code: 'L', name: 'L', allowsNegative: true };
    const pit = await createWarehouse(here.database.knex, here.companyId, loose, now);
    const bold = contextFor([...clerk, 'inventory:allow-negative']);
    for (let i = 0; i < 40; i += 1) {
      await adjust(randomLines(), { warehouseId: pit }, bold);
      await expectConsistent();
    }
    await adjust([{ productId: here.bolt, countedQuantity: 7000 }], { warehouseId: pit });
    const total = () =>
      here.database
        .knex('products as p')
        .where({ 'p.id': here.bolt, company_id: here.companyId })
        .first('p.stock_total', 'p.stock_value');
    const before = await total();
    for (let i = 0; i < 20; i += 1) {
      const lines = [1, 2, 3].map(() => ({
        productId: here.bolt,
        quantity: pick([1, 0.0007, 33.3]),
      }));
      await transfer(lines, { fromWarehouseId: pit });
      expect(await total()).toEqual(before);
    }
  });

  test('changes in a transfer only where units fill a shortage that left at another cost', async () => {
    const loose = { code: 'L', name: 'L', allowsNegative: true };
    const pit = await createWarehouse(here.database.knex, here.companyId, loose, now);
    const bold = contextFor([...clerk, 'inventory:allow-negative']);
    const change = (quantityDelta: number) => [{ productId: here.bolt, quantityDelta }];
    await adjust([{ productId: here.bolt, quantityDelta: 1, unitCost: 10 }], { warehouseId: pit });
    await adjust(change(-6), { warehouseId: pit }, bold);
    expect(await held(here.bolt, pit)).toEqual({ quantity: -5, value: -50 });
    await adjust([{ productId: here.bolt, quantityDelta: 8, unitCost: 1 }]);
    await transfer([{ productId: here.bolt, quantity: 5 }], { toWarehouseId: pit });
    expect(await held(here.bolt, pit)).toEqual({ quantity: 0, value: 0 });
    await transfer([{ productId: here.bolt, quantity: 2 }], { toWarehouseId: pit });
    expect(await held(here.bolt, pit)).toEqual({ quantity: 2, value: 2 });
  });
});

onPostgres('concurrent stock documents', () => {
  const outcomes = (results: readonly PromiseSettledResult<unknown>[]) => ({
    done: results.filter((result) => result.status === 'fulfilled').length,
    refused: results.filter(
      (result) => result.status === 'rejected' && result.reason.code === 'insufficient_stock',
    ).length,
  });

  test('take one unit each: 50 of 200 succeed on a stock of 50', async () => {
    await adjust([{ productId: here.bolt, quantityDelta: 50, unitCost: 3.333333 }]);
    const one = [{ productId: here.bolt, quantityDelta: -1 }];
    const race = Array.from({ length: 200 }, (_, i) =>
      adjust(one, {}, i % 4 === 0 ? contextFor(clerk, `race-${i}`, one) : here.ctx),
    );
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 50, refused: 150 });
    expect(await held(here.bolt)).toEqual({ quantity: 0, value: 0 });
  });

  test('create the first stock row of a product together', async () => {
    const fresh = await Promise.all(Array.from({ length: 8 }, (_, i) => addProduct(`F-${i}`)));
    const lines = fresh.map((productId) => ({ productId, quantityDelta: 1, unitCost: 2 }));
    const race = Array.from({ length: 30 }, (_, i) => {
      const order = i % 2 === 0 ? lines : lines.toReversed();
      return adjust(order, {}, i % 3 === 0 ? contextFor(clerk, `first-${i}`, order) : here.ctx);
    });
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 30, refused: 0 });
    expect(await held(fresh[3] ?? 0)).toEqual({ quantity: 30, value: 60 });
  });

  test('succeed as opposite transfers of the same products in any order', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, (_, i) => addProduct(`P-${i}`)));
    const opening = products.map((productId) => ({
      productId,
      quantityDelta: 100,
      unitCost: 1.07,
    }));
    await adjust(opening);
    await adjust(opening, { warehouseId: here.shop });
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const race = Array.from({ length: 80 }, (_, i) => {
      const turned = [...lines.slice(i % 6), ...lines.slice(0, i % 6)];
      const back = i % 2 === 0 ? {} : { fromWarehouseId: here.shop, toWarehouseId: here.main };
      return transfer(i % 3 === 0 ? turned.reverse() : turned, back);
    });
    expect(outcomes(await Promise.allSettled(race))).toEqual({ done: 80, refused: 0 });
    expect(await held(products[0] ?? 0)).toMatchObject({ quantity: 100 });
  });

  /** Starts `late` while `change` is not committed, and commits once `late` waits for it or has ended. */
  async function duringChange(
    change: (trx: Knex.Transaction) => Promise<unknown>,
    late: () => Promise<unknown>,
  ) {
    let isDone = false;
    const trx = await here.database.knex.transaction();
    await change(trx);
    const answer = late()
      .catch((error: unknown) => error)
      .finally(() => {
        isDone = true;
      });
    const waiting = () =>
      here.database
        .knex('pg_stat_activity')
        .whereRaw("datname = current_database() AND wait_event_type = 'Lock'")
        .first<object | undefined>('pid');
    while (!isDone && (await waiting()) === undefined);
    await trx.commit();
    return answer;
  }

  const one = () => adjust([{ productId: here.bolt, quantityDelta: 1 }]);

  test('are refused by a period lock in progress', async () => {
    await one();
    const lock = (trx: Knex.Transaction) =>
      trx('companies').where({ id: here.companyId }).update({ locked_through: '2026-03-10' });
    expect(await duringChange(lock, one)).toMatchObject({ code: 'period_locked' });
  });

  test('are refused by a deactivation of the product in progress', async () => {
    await one();
    const deactivate = (trx: Knex.Transaction) =>
      trx('products')
        .where({ company_id: here.companyId, id: here.bolt })
        .update({ is_active: false });
    expect(await duringChange(deactivate, one)).toMatchObject({ code: 'product_inactive' });
  });
});
