import { requestedChanges } from '../../src/erp/inventory/moving/adjustment.js';
import { type AdjustmentLine, documentDay, findLineFault } from '../../src/erp/inventory/rules.js';
import { dayIn } from '../../src/kernel/values/time.js';
import { describe, expect, test } from '../support/jest.js';

const below = (n: number) => Math.floor(Math.random() * n);

function randomLine(): AdjustmentLine {
  const productId = 1 + below(4);
  if (Math.random() < 0.3) return { productId, countedQuantity: below(50) };
  const quantityDelta = (1 + below(1e6)) / 1e4;
  return Math.random() < 0.5
    ? { productId, quantityDelta, unitCost: below(1e6) / 1e6 }
    : { productId, quantityDelta: -quantityDelta };
}

describe('documentDay', () => {
  // 23:30 in New York is the next day in UTC and two days earlier than in Kiritimati.
  const now = new Date('2026-03-11T03:30:00.000Z');

  test('returns today in the company, unless the request names a day', () => {
    expect(documentDay(undefined, dayIn(now, 'America/New_York'))).toBe('2026-03-10');
    expect(documentDay(undefined, dayIn(now, 'Pacific/Kiritimati'))).toBe('2026-03-11');
    expect(documentDay('1999-12-31', dayIn(now, 'UTC'))).toBe('1999-12-31');
  });

  test('refuses a future day', () => {
    expect(documentDay('2026-03-10', dayIn(now, 'America/New_York'))).toBe('2026-03-10');
    expect(documentDay('2026-03-11', dayIn(now, 'America/New_York'))).toBeUndefined();
    expect(documentDay('2026-03-12', dayIn(now, 'Pacific/Kiritimati'))).toBeUndefined();
  });
});

describe('findLineFault', () => {
  test('finds the first line that repeats a counted product, in any order', () => {
    const count = { productId: 1, countedQuantity: 2 };
    const delta = { productId: 1, quantityDelta: 2 };
    const other = { productId: 2, quantityDelta: 2 };
    const second = { line: 2, kind: 'counted_twice' };
    expect(findLineFault([count, other, count])).toEqual(second);
    expect(findLineFault([count, other, delta])).toEqual(second);
    expect(findLineFault([delta, other, count])).toEqual(second);
    expect(findLineFault([delta, other, delta])).toBeUndefined();
  });

  test('allows a cost for increases only', () => {
    const line = { productId: 1, unitCost: 0 };
    expect(findLineFault([{ ...line, quantityDelta: -0.0001 }])).toEqual({
      line: 0,
      kind: 'cost_of_decrease',
    });
    expect(findLineFault([{ ...line, quantityDelta: 1 }])).toBeUndefined();
    // A count is an increase only in comparison with the stock.
    expect(findLineFault([{ ...line, countedQuantity: 0 }])).toBeUndefined();
  });

  test('finds the same errors in any order of lines', () => {
    for (let i = 0; i < 500; i += 1) {
      const lines = Array.from({ length: 1 + below(6) }, randomLine);
      const counted = lines.filter((line) => line.countedQuantity !== undefined);
      const isWrong = counted.some(
        (count) => lines.filter((line) => line.productId === count.productId).length > 1,
      );
      expect(findLineFault(lines) !== undefined).toBe(isWrong);
      expect(findLineFault(lines.toReversed()) !== undefined).toBe(isWrong);
    }
  });
});

describe('requestedChanges', () => {
  const empty = { products: new Map(), rows: new Map(), warehouses: new Map() };

  test('preserves every number exactly', () => {
    for (let i = 0; i < 500; i += 1) {
      const line = randomLine();
      const [asked] = requestedChanges([line], 1, empty);
      expect(asked?.productId).toBe(line.productId);
      // There is no stock, so a count is a change of its quantity.
      expect(asked?.delta.toString()).toBe(String(line.quantityDelta ?? line.countedQuantity));
      expect(asked?.cost?.toString()).toBe(line.unitCost?.toString());
    }
  });

  test('preserves the order of the lines', () => {
    const lines = [
      { productId: 7, quantityDelta: 0.1 },
      { productId: 3, quantityDelta: 1e-4 },
    ];
    const asked = requestedChanges(lines, 1, empty);
    expect(asked.map(({ line, productId, delta }) => [line, productId, delta.toFixed()])).toEqual([
      [1, 7, '0.1'],
      [2, 3, '0.0001'],
    ]);
  });
});
