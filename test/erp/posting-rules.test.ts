import { bookAdjustment, requestedChanges } from '../../src/erp/inventory/moving/adjustment.js';
import { bookTransfer } from '../../src/erp/inventory/moving/transfer.js';
import {
  type Booking,
  bookGoods,
  findRefusal,
  type GoodsLine,
  type LockedStock,
  placeKey,
} from '../../src/erp/posting/index.js';
import { firstShortDay, pastStock } from '../../src/erp/posting/stock/past.js';
import { type Decimal, decimal, zero } from '../../src/kernel/values/money.js';
import { describe, expect, test } from '../support/jest.js';

const below = (n: number) => Math.floor(Math.random() * n);
const pick = <T>(...items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0];
const cents = (most: number) => decimal(below(most * 100) / 100);
const quantity = () => decimal((1 + below(500_000)) / pick(1, 10, 10_000));

/** A past day of a place, with up to three later days. */
function randomPast(now: { quantity: Decimal; value: Decimal }) {
  const later = Array.from({ length: 1 + below(3) }, (_none, index) => {
    const sign = decimal(pick(1, -1));
    const moved = { quantity: quantity().times(sign), value: cents(999).times(sign) };
    return { day: `2026-01-0${index + 2}`, ...moved, takers: [`A-${index}`] };
  });
  return pastStock('2026-01-01', now, later);
}

/** Two products in two warehouses, some of them short of stock or empty. */
function randomStock(): LockedStock {
  const products = new Map<number, NonNullable<ReturnType<LockedStock['products']['get']>>>();
  const rows = new Map<string, NonNullable<ReturnType<LockedStock['rows']['get']>>>();
  for (const productId of [1, 2]) {
    let stock = { quantity: zero, value: zero };
    for (const warehouseId of [1, 2]) {
      if (Math.random() < 0.3) continue;
      const sign = decimal(pick(1, 1, -1, 0));
      const held = { quantity: quantity().times(sign), value: cents(9_999).times(sign) };
      const worth = held.quantity.eq(zero) ? { quantity: zero, value: zero } : held;
      const place = { productId, warehouseId };
      const row = { id: productId * 10 + warehouseId, ...place, ...worth };
      const isPast = Math.random() < 0.4;
      rows.set(placeKey(place), isPast ? { ...row, past: randomPast(worth) } : row);
      stock = {
        quantity: stock.quantity.plus(worth.quantity),
        value: stock.value.plus(worth.value),
      };
    }
    const facts = { code: `P-${productId}`, isActive: true, tracksStock: true };
    products.set(productId, {
      id: productId,
      ...facts,
      stock,
      lastCost: undefined,
      usualCost: cents(50),
    });
  }
  const warehouse = { isActive: true, allowsNegative: true };
  const warehouses = new Map([1, 2].map((id) => [id, { id, ...warehouse }]));
  return { products, rows, warehouses };
}

function randomGoods(): GoodsLine[] {
  const isReturn = Math.random() < 0.3;
  return Array.from({ length: 1 + below(6) }, (_none, index) => {
    const isIncrease = Math.random() < 0.4;
    const delta = isIncrease ? quantity() : quantity().neg();
    const value = isIncrease || isReturn ? { value: cents(9_999) } : {};
    return { line: index + 1, productId: 1 + below(2), warehouseId: 1 + below(2), delta, ...value };
  });
}

const sum = (amounts: readonly Decimal[]) =>
  amounts.reduce((total, amount) => total.plus(amount), zero);

/** Returns the quantity and value of each place as texts. */
const figures = ({ rows }: Booking) =>
  rows
    .map((row) => [placeKey(row), row.after.quantity.toFixed(), row.after.value.toFixed()])
    .sort();

/** Checks that the movements and the stock rows of a booking agree. */
function expectExact({ rows, movements }: Booking): void {
  for (const row of rows) {
    const own = movements.filter((movement) => placeKey(movement) === placeKey(row));
    const { before, after } = row;
    expect(sum(own.map(({ delta }) => delta)).toFixed()).toBe(
      after.quantity.minus(before.quantity).toFixed(),
    );
    expect(sum(own.map(({ value }) => value)).toFixed()).toBe(
      after.value.minus(before.value).toFixed(),
    );
    expect(own.at(-1)?.after.toFixed()).toBe(after.quantity.toFixed());
    const written = own.filter(({ delta, value }) => !delta.eq(zero) || !value.eq(zero));
    expect(row.moves).toBe(written.length);
    if (after.quantity.eq(zero)) expect(after.value.toFixed()).toBe('0');
  }
}

describe('the goods of a document', () => {
  test('change stock exactly as their movements, and leave an empty place without value', () => {
    for (let i = 0; i < 500; i += 1) {
      expectExact(bookGoods(randomGoods(), randomStock(), pick(0, 2, 3)));
    }
  });

  test('leave the same stock in any order of their lines', () => {
    for (let i = 0; i < 300; i += 1) {
      const [lines, stock] = [randomGoods(), randomStock()];
      const turned = bookGoods(lines.toReversed(), stock, 2);
      expect(figures(turned)).toEqual(figures(bookGoods(lines, stock, 2)));
    }
  });

  test('never give existing stock a negative value', () => {
    for (let i = 0; i < 500; i += 1) {
      for (const { after } of bookGoods(randomGoods(), randomStock(), 2).rows) {
        expect(after.value.times(after.quantity).gte(zero)).toBe(true);
      }
    }
  });

  test('leave no value behind when they enter and leave again', () => {
    const stock: LockedStock = { ...randomStock(), rows: new Map() };
    const at = { productId: 1, warehouseId: 1 };
    const into = { line: 1, ...at, delta: decimal('3'), value: decimal('10') };
    const out = { line: 2, ...at, delta: decimal('-3') };
    const [row] = bookGoods([into, out], stock, 2).rows;
    expect(row?.after.value.toFixed()).toBe('0');
  });

  test('are refused for exactly the lines that are short', () => {
    for (let i = 0; i < 300; i += 1) {
      const [lines, stock] = [randomGoods(), randomStock()];
      const booking = bookGoods(lines, stock, 2);
      const refusal = findRefusal(lines, booking, stock, { mayGoNegative: () => false });
      const isShort = booking.rows.some((row) => {
        const change = row.after.quantity.minus(row.before.quantity);
        const past = stock.rows.get(placeKey(row))?.past;
        const ends = past === undefined ? [row.before] : [past, ...past.laterDays];
        return change.lt(zero) && ends.some((end) => end.quantity.plus(change).lt(zero));
      });
      expect(refusal?.code).toBe(isShort ? 'short' : undefined);
      expect(refusal?.shortages?.[0]?.line).toBe(refusal?.line);
      expect(findRefusal(lines, booking, stock, { mayGoNegative: () => true })).toBeUndefined();
    }
  });
});

describe('an adjustment', () => {
  test('changes stock exactly as its movements', () => {
    for (let i = 0; i < 500; i += 1) {
      const lines = Array.from({ length: 1 + below(5) }, () => {
        const quantityDelta = Number(quantity().toFixed()) * pick(1, -1);
        const cost =
          quantityDelta > 0 && Math.random() < 0.5 ? { unitCost: below(9_999) / 100 } : {};
        return { productId: 1 + below(2), quantityDelta, ...cost };
      });
      const stock = randomStock();
      expectExact(bookAdjustment(requestedChanges(lines, 1, stock), stock, 2));
    }
  });

  test('sets the counted quantity on its day', () => {
    for (let i = 0; i < 500; i += 1) {
      const stock = randomStock();
      const counted = below(1_000);
      const asked = requestedChanges([{ productId: 1, countedQuantity: counted }], 2, stock);
      const [row] = bookAdjustment(asked, stock, 2).rows;
      const held = stock.rows.get('1:2');
      const later = held?.quantity.minus(held.past?.quantity ?? held.quantity) ?? zero;
      expect(row?.after.quantity.minus(later).toFixed()).toBe(String(counted));
    }
  });
});

describe('a transfer', () => {
  test('changes stock exactly as its movements, and not the quantity of the company', () => {
    for (let i = 0; i < 500; i += 1) {
      const lines = Array.from({ length: 1 + below(5) }, (_none, index) => {
        const moved = quantity();
        const place = { productId: 1 + below(2), warehouseId: 1 };
        return { line: index + 1, ...place, quantity: moved, delta: moved.neg() };
      });
      const booking = bookTransfer(lines, 2, randomStock(), 2);
      expectExact(booking);
      expect(sum(booking.movements.map(({ delta }) => delta)).toFixed()).toBe('0');
    }
  });
});

describe('the stock of a past day', () => {
  const worth = (quantity: number) => ({ quantity: decimal(quantity), value: decimal(quantity) });
  const moved = (day: string, quantity: number) => ({
    day,
    ...worth(quantity),
    takers: quantity < 0 ? [`F-${day}`] : [],
  });

  test('is the present stock without the later movements, and its least is that of the worst day', () => {
    const past = pastStock('01', worth(7), [moved('02', -8), moved('03', 5)]);
    expect([past.quantity.toNumber(), past.value.toNumber(), past.least.toNumber()]).toEqual([
      10, 10, 2,
    ]);
    expect(pastStock('01', worth(7), [moved('02', 3)]).least.toNumber()).toBe(4);
  });

  test('falls short on the first day below zero', () => {
    const past = pastStock('01', worth(7), [moved('02', -8), moved('03', -1), moved('04', 6)]);
    const shortAfter = (change: number) => firstShortDay(past, decimal(change));
    expect(shortAfter(-2)).toEqual({ day: '03', documents: ['F-03'] });
    expect(shortAfter(-3)).toEqual({ day: '02', documents: ['F-02'] });
    expect(shortAfter(-11)).toEqual({ day: '01', documents: [] });
  });
});
