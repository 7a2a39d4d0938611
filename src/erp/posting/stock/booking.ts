import { type Decimal, zero } from '../../../kernel/values/money.js';
import { maxQuantity, maxValue, type StockValue } from './valuation.js';

/** A locked product. `stock` is the total of all warehouses. */
export interface LockedProduct {
  readonly id: number;
  readonly code: string;
  readonly isActive: boolean;
  readonly tracksStock: boolean;
  readonly stock: StockValue;
  /** The cost of a unit if its stock has no cost. */
  readonly usualCost: Decimal;
}

/** A product in a warehouse. */
export interface Place {
  readonly productId: number;
  readonly warehouseId: number;
}

export const placeKey = ({ productId, warehouseId }: Place): string =>
  `${productId}:${warehouseId}`;

/** Groups lines by their place, each group in the order of the lines. */
export function byPlace<Line extends Place>(lines: readonly Line[]): readonly [Line, ...Line[]][] {
  const places = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const found = places.get(placeKey(line));
    if (found === undefined) places.set(placeKey(line), [line]);
    else found.push(line);
  }
  return [...places.values()];
}

/** The locked stock row of a place. */
export interface LockedRow extends Place, StockValue {
  readonly id: number;
}

export interface StockWarehouse {
  readonly id: number;
  readonly isActive: boolean;
  readonly allowsNegative: boolean;
}

/** All data that a booking of stock depends on, locked until the transaction ends. */
export interface LockedStock {
  readonly products: ReadonlyMap<number, LockedProduct>;
  /** The rows by `placeKey`. A place that never had stock is absent. */
  readonly rows: ReadonlyMap<string, LockedRow>;
  readonly warehouses: ReadonlyMap<number, StockWarehouse>;
}

/** Quantity and value of a place without stock. */
export const nothing: StockValue = { quantity: zero, value: zero };

/** The stock row of a place after a booking. */
export interface BookedRow extends Place {
  /** Undefined: the place has no row yet. */
  readonly id: number | undefined;
  readonly before: StockValue;
  readonly after: StockValue;
  /** The largest quantity that may leave. */
  readonly available: Decimal;
  readonly quantityOut: Decimal;
  /** The number of movements. */
  readonly moves: number;
}

/** Returns true if a row goes below zero, or further below. */
export function isShort({ before, after }: BookedRow): boolean {
  const least = before.quantity.lt(zero) ? before.quantity : zero;
  return after.quantity.lt(least);
}

/** A signed row of the stock ledger. Line 0 corrects only the value and belongs to no line of the document. */
export interface Movement extends Place {
  readonly line: number;
  readonly delta: Decimal;
  /** The quantity of the place afterwards. */
  readonly after: Decimal;
  readonly unitCost: Decimal;
  readonly value: Decimal;
}

/** The effect of a document on stock. */
export interface Booking {
  readonly rows: readonly BookedRow[];
  readonly movements: readonly Movement[];
  /** New last costs by product. */
  readonly lastCosts: ReadonlyMap<number, Decimal>;
}

/** Returns the movement that corrects the value of a place whose lines do not add up to the change of its value. */
export function correctionOf(row: BookedRow, value: Decimal): readonly Movement[] {
  if (value.eq(zero)) return [];
  const { productId, warehouseId, after } = row;
  return [
    { productId, warehouseId, line: 0, delta: zero, after: after.quantity, unitCost: zero, value },
  ];
}

/** The change of the totals of a product. */
export interface ProductChange extends StockValue {
  readonly productId: number;
}

export function changesOf({ rows }: Booking): readonly ProductChange[] {
  const changes = new Map<number, StockValue>();
  for (const { productId, before, after, moves } of rows) {
    if (moves === 0) continue;
    const { quantity, value } = changes.get(productId) ?? nothing;
    changes.set(productId, {
      quantity: quantity.plus(after.quantity).minus(before.quantity),
      value: value.plus(after.value).minus(before.value),
    });
  }
  return [...changes].map(([productId, change]) => ({ productId, ...change }));
}

const exceeds = (amount: Decimal, most: Decimal): boolean => amount.abs().gt(most);

function isRowTooLarge({ after: { quantity, value } }: BookedRow): boolean {
  const most = quantity.abs().times(maxValue);
  return exceeds(quantity, maxQuantity) || exceeds(value, most.lt(maxValue) ? most : maxValue);
}

const isMovementTooLarge = ({ delta, after, value }: Movement): boolean =>
  exceeds(delta, maxQuantity) || exceeds(after, maxQuantity) || exceeds(value, maxValue);

/** Returns the products whose quantity or value would be too large. */
export function tooLargeProducts(booking: Booking, { products }: LockedStock): ReadonlySet<number> {
  const totals = changesOf(booking).filter(({ productId, quantity, value }) => {
    const stock = products.get(productId)?.stock ?? nothing;
    return (
      exceeds(stock.quantity.plus(quantity), maxQuantity) ||
      exceeds(stock.value.plus(value), maxValue)
    );
  });
  const places: Place[] = [
    ...booking.rows.filter(isRowTooLarge),
    ...booking.movements.filter(isMovementTooLarge),
  ];
  return new Set([...totals, ...places].map(({ productId }) => productId));
}
