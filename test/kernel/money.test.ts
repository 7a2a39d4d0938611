import {
  add,
  costOut,
  currencyDecimals,
  decimal,
  decimalsOf,
  divide,
  fitsNumber,
  multiply,
  roundHalfAway,
  subtract,
  toNumber,
  toSql,
} from '../../src/kernel/values/money.js';
import { describe, expect, test } from '../support/jest.js';

describe('decimal', () => {
  test('reads the shortest decimal text of a number, without binary errors', () => {
    expect(toNumber(add(decimal(0.1), decimal(0.2)))).toBe(0.3);
    expect(toNumber(multiply(decimal(1.005), decimal(100)))).toBe(100.5);
    expect(toNumber(subtract(decimal(1.1), decimal('1')))).toBe(0.1);
  });

  test('preserves every accepted number', () => {
    for (const value of [0.07, 0.14, 0.28, 0.29, 1e-6, 9_999_999_999_999, 123_456_789.123456, -4]) {
      expect(toNumber(decimal(value))).toBe(value);
      expect(toNumber(decimal(toSql(decimal(value))))).toBe(value);
    }
  });

  test('writes plain digits for SQL at any magnitude', () => {
    expect(toSql(decimal(1e-7))).toBe('0.0000001');
    expect(toSql(decimal('1e+21'))).toBe('1000000000000000000000');
  });

  test.each(['', 'abc', '1,5', 'NaN', '0x10'])('refuses %j', (text) => {
    expect(() => decimal(text)).toThrow();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => decimal(value)).toThrow();
  });
});

describe('roundHalfAway', () => {
  test.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['1.005', 2, '1.01'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['2.3449999', 2, '2.34'],
  ])('%s to %d places is %s', (value, places, expected) => {
    expect(roundHalfAway(decimal(value), places).toFixed()).toBe(expected);
  });

  test('is symmetric: negating the value negates the result', () => {
    for (let i = 0; i < 2_000; i += 1) {
      const value = decimal(`${i}.${(i * 7919) % 1000}5`);
      const there = roundHalfAway(value, 2);
      expect(roundHalfAway(value.neg(), 2).eq(there.neg())).toBe(true);
    }
  });

  test('returns 0 instead of -0', () => {
    expect(Object.is(toNumber(roundHalfAway(decimal('-0.001'), 2)), 0)).toBe(true);
  });
});

test('divide rounds once, not twice', () => {
  // Rounding 0.4445 to three places first would return 0.445, and then 0.45.
  expect(divide(decimal('0.889'), decimal('2'), 2).toFixed()).toBe('0.44');
  expect(divide(decimal('1'), decimal('3'), 4).toFixed()).toBe('0.3333');
  expect(divide(decimal('-1'), decimal('8'), 2).toFixed()).toBe('-0.13');
});

test('fitsNumber finds values that a JSON number cannot represent', () => {
  expect(fitsNumber(decimal('9999999999999.99'))).toBe(true);
  expect(fitsNumber(decimal('99999999999999.9999'))).toBe(false);
});

test('decimalsOf counts significant decimals', () => {
  expect(['1.10', '100', '0', '0.000001', '1e-8'].map((text) => decimalsOf(decimal(text)))).toEqual(
    [1, 0, 0, 6, 8],
  );
});

describe('currencyDecimals', () => {
  test.each([
    ['EUR', 2],
    ['COP', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['IQD', 3],
    ['JPY', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %d', (code, decimals) => {
    expect(currencyDecimals(code)).toBe(decimals);
  });

  test.each(['XAU', 'XXX', 'eur', 'HRK', ''])('refuses %j', (code) => {
    expect(() => currencyDecimals(code)).toThrow(RangeError);
  });
});

describe('costOut', () => {
  test('leaves no value when the last of ten units leaves', () => {
    let onHand = decimal('3');
    let value = decimal('10');
    const costs: string[] = [];
    while (onHand.gt(decimal('0'))) {
      const cost = costOut(decimal('1'), onHand, value, 2);
      costs.push(cost.toFixed(2));
      onHand = subtract(onHand, decimal('1'));
      value = subtract(value, cost);
    }
    expect(costs).toEqual(['3.33', '3.34', '3.33']);
    expect(value.toFixed()).toBe('0');
  });

  test('removes exactly the value at hand, whatever the order of departures', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let onHand = decimal(String(seed));
      let value = decimal(`${seed * 7}.${seed % 100}`);
      for (let step = 1; onHand.gt(decimal('0')); step += 1) {
        const asked = decimal(String(((seed * step) % 5) + 1));
        const out = asked.gt(onHand) ? onHand : asked;
        value = subtract(value, costOut(out, onHand, value, 2));
        onHand = subtract(onHand, out);
        expect(value.gte(decimal('0'))).toBe(true);
      }
      expect(value.eq(decimal('0'))).toBe(true);
    }
  });

  test('refuses more than the quantity on hand, and negative quantities', () => {
    expect(() => costOut(decimal('2'), decimal('1'), decimal('5'), 2)).toThrow(RangeError);
    expect(() => costOut(decimal('-1'), decimal('1'), decimal('5'), 2)).toThrow(RangeError);
  });
});
