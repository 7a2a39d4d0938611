import Big from 'big.js';
import { minorUnits } from './currencies.js';

/** An exact decimal. Money never passes through binary arithmetic. */
export type Decimal = Big;

/** Own constructor: strict refuses bare numbers, whose arithmetic might already have gone wrong. */
const Exact = Big();
Exact.strict = true;

/** Of a number, exactly what JSON shows of it: the shortest decimal that reads back as the same. */
export function decimal(value: number | string | Decimal): Decimal {
  return new Exact(typeof value === 'number' ? String(value) : value);
}

export const zero: Decimal = decimal('0');

export function add(...values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), zero);
}

export function subtract(from: Decimal, value: Decimal): Decimal {
  return from.minus(value);
}

export function multiply(...values: readonly [Decimal, ...Decimal[]]): Decimal {
  const [first, ...others] = values;
  return others.reduce((product, value) => product.times(value), first);
}

/**
 * Divides and rounds once, half away from zero. Division is the one operation of big.js that rounds
 * by itself, as its constructor says at that moment.
 */
export function divide(value: Decimal, by: Decimal, decimals: number): Decimal {
  Exact.DP = decimals;
  Exact.RM = Big.roundHalfUp;
  return value.div(by);
}

/** Half away from zero: 2.345 → 2.35 and −2.345 → −2.35, so a negated document negates every amount. */
export function roundHalfAway(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Big.roundHalfUp);
}

/** Decimal places that the value really needs; trailing zeros are none. */
export function decimalsOf(value: Decimal): number {
  return Math.max(0, value.c.length - 1 - value.e);
}

/** For a JSON reply: the nearest double, which is exact up to 15 significant digits. */
export function toNumber(value: Decimal): number {
  const number = Number(value.toString());
  // Never -0, which a reader may show as "-0".
  return number === 0 ? 0 : number;
}

/** Whether a JSON number shows this value and no other. */
export function fitsNumber(value: Decimal): boolean {
  const number = toNumber(value);
  return Number.isFinite(number) && decimal(number).eq(value);
}

/** For a NUMERIC parameter: plain digits, never an exponent. */
export function toSql(value: Decimal): string {
  return value.toFixed();
}

/**
 * Decimal places that amounts of a currency have, by ISO 4217.
 *
 * @throws {RangeError} for a code without amounts of its own, as XAU, or that is not in the list
 */
export function currencyDecimals(code: string): number {
  const decimals = minorUnits.get(code);
  if (decimals === undefined) throw new RangeError(`${code} is not an active ISO 4217 currency`);
  return decimals;
}

/**
 * Returns the cost of goods that leave stock: their share of the stock value. The value is never a rounded unit price
 * times a quantity, so the last unit leaves a value of exactly 0.
 *
 * @param onHand  quantity before, at least `quantityOut`
 * @param value  of the quantity on hand
 * @throws {RangeError} when less than `quantityOut`, or nothing, is on hand
 */
export function costOut(
  quantityOut: Decimal,
  onHand: Decimal,
  value: Decimal,
  decimals: number,
): Decimal {
  if (quantityOut.lt(zero) || quantityOut.gt(onHand)) {
    throw new RangeError(`${quantityOut.toString()} cannot leave ${onHand.toString()}`);
  }
  if (quantityOut.eq(onHand)) return value;
  return divide(value.times(quantityOut), onHand, decimals);
}
