import {
  type Decimal,
  decimal,
  divide,
  multiply,
  subtract,
  toSql,
  zero,
} from '../../../kernel/values/money.js';

/**
 * The remainder of an item or of a payment, in its currency and in the company's. Decimal texts.
 */
export interface Remainder {
  readonly amount: string;
  readonly base: string;
}

/**
 * Returns the value of a part in the company's currency: its share. The last part takes all that is
 * left, so that a closed item has no remainder.
 *
 * @param part at most `left.amount`
 */
export function baseOfPart(part: Decimal, left: Remainder, companyDecimals: number): Decimal {
  const amount = decimal(left.amount);
  const base = decimal(left.base);
  if (part.eq(amount)) return base;
  return divide(multiply(base, part), amount, companyDecimals);
}

export interface OpenItem {
  readonly itemId: number;
  readonly open: Remainder;
}

export interface Part {
  readonly itemId: number;
  readonly amount: string;
  /** The values of the part in the item and in the source. */
  readonly base: string;
  readonly sourceBase: string;
}

/**
 * Values allocations in their order.
 *
 * @param amounts  by item; each at most its open amount, together at most the rest of the source
 */
export function valueParts(
  source: Remainder,
  items: readonly OpenItem[],
  amounts: ReadonlyMap<number, Decimal>,
  companyDecimals: number,
): readonly Part[] {
  let left = source;
  return items.flatMap(({ itemId, open }) => {
    const amount = amounts.get(itemId);
    if (amount === undefined || amount.eq(zero)) return [];
    const sourceBase = baseOfPart(amount, left, companyDecimals);
    left = {
      amount: toSql(subtract(decimal(left.amount), amount)),
      base: toSql(subtract(decimal(left.base), sourceBase)),
    };
    const base = toSql(baseOfPart(amount, open, companyDecimals));
    return [{ itemId, amount: toSql(amount), base, sourceBase: toSql(sourceBase) }];
  });
}
