import { type Decimal, decimal, divide, zero } from '../../../kernel/values/money.js';

/**
 * How stock is valued.
 *
 * Value is kept by sum. Increases come in at their cost; then everything that leaves takes its share of the value in
 * stock. So the order of lines changes no total, and an empty stock row has no value. Below zero, value follows the
 * average, and units that fill a shortage come in at the cost at which they left: stock above zero always has its own
 * cost, and value has the sign of the quantity.
 */

export const maxQuantity = decimal('9999999999');
export const maxValue = decimal('9999999999999');

/** A quantity and its value in the company's currency. */
export interface StockValue {
  readonly quantity: Decimal;
  readonly value: Decimal;
}

/** Returns the share of `value` for `quantity` of `whole`, rounded to `decimals`. */
function shareOf(value: Decimal, quantity: Decimal, whole: Decimal, decimals: number): Decimal {
  return divide(value.times(quantity), whole, decimals);
}

/** Returns the value that `quantity` at `cost` adds to a stock row. */
export function valueIn(
  row: StockValue,
  { quantity, value: cost }: StockValue,
  decimals: number,
): Decimal {
  if (row.quantity.gte(zero)) return cost;
  const shortage = row.quantity.neg();
  if (quantity.lte(shortage)) return shareOf(row.value, quantity, row.quantity, decimals);
  return shareOf(cost, quantity.minus(shortage), quantity, decimals).minus(row.value);
}

/**
 * Returns the value that `quantity` takes from a stock row.
 *
 * @param usualCost  of one unit, for an empty row
 */
export function valueOut(
  row: StockValue,
  quantity: Decimal,
  usualCost: Decimal,
  decimals: number,
): Decimal {
  if (row.quantity.eq(zero)) return divide(quantity.times(usualCost), decimal('1'), decimals);
  return shareOf(row.value, quantity, row.quantity, decimals);
}

/**
 * Returns the value of goods that leave on a past day: their share of the value of that day.
 *
 * @param day  the stock of that day with the goods that the document brings; undefined if no movement is dated later
 * @returns    undefined where the present stock gives the value
 */
export function valueOnDay(
  day: StockValue | undefined,
  quantity: Decimal,
  decimals: number,
): Decimal | undefined {
  if (day === undefined || quantity.lte(zero) || day.quantity.lt(quantity)) return undefined;
  // Corrections follow on later days, so that the value of a past day may be below zero.
  return day.value.gt(zero) ? shareOf(day.value, quantity, day.quantity, decimals) : zero;
}

/** The value of outgoing goods. */
export interface OutgoingValue {
  /** The value of the lines of the document. */
  readonly onLines: Decimal;
  /** The value by which the stock changes. */
  readonly inStock: Decimal;
}

/**
 * Values goods that leave a stock row. The remaining stock is never worth less than zero, and the last units take all that
 * is left.
 *
 * @param given      the value of the lines if it is not their share of the row
 * @param usualCost  of one unit, for an empty row
 */
export function outgoingValue(
  row: StockValue,
  quantity: Decimal,
  { given, usualCost }: { readonly given: Decimal | undefined; readonly usualCost: Decimal },
  decimals: number,
): OutgoingValue {
  const fits = given?.lte(row.value) === true && quantity.lt(row.quantity);
  if (fits && given !== undefined) return { onLines: given, inStock: given };
  const inStock = valueOut(row, quantity, usualCost, decimals);
  return { onLines: given ?? inStock, inStock };
}

export const sumOf = (one: StockValue, other: StockValue): StockValue => ({
  quantity: one.quantity.plus(other.quantity),
  value: one.value.plus(other.value),
});

export const differenceOf = (one: StockValue, other: StockValue): StockValue => ({
  quantity: one.quantity.minus(other.quantity),
  value: one.value.minus(other.value),
});

/**
 * Returns the part of a line in the value of several lines: the share of the lines up to it, less the share of the
 * lines before it. The parts add up to the whole value.
 *
 * @param upTo  quantity of the lines up to this one, included
 */
export function partOf(
  whole: StockValue,
  upTo: Decimal,
  quantity: Decimal,
  decimals: number,
): Decimal {
  const share = (part: Decimal) => shareOf(whole.value, part, whole.quantity, decimals);
  return share(upTo).minus(share(upTo.minus(quantity)));
}

const capped = (cost: Decimal): Decimal => (cost.gt(maxValue) ? maxValue : cost);

/** Returns the cost of a unit with six decimals, as in movements. */
export function unitCostOf(value: Decimal, quantity: Decimal): Decimal {
  return capped(divide(value, quantity, 6));
}

/** Returns the cost of a unit of a product: the average of its stock, or else its last known cost. */
export function usualCostOf(stock: StockValue, lastCost: Decimal | undefined): Decimal {
  if (stock.quantity.lte(zero)) return capped(lastCost ?? zero);
  return unitCostOf(stock.value.gt(zero) ? stock.value : zero, stock.quantity);
}
