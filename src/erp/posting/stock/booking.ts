import { type Decimal, zero } from '../../../kernel/values/money.js';
import type { PastStock } from './past.js';
import { maxQuantity, maxValue, type StockValue } from './valuation.js';

/** A locked product. `stock` is the total of all warehouses. */
export interface LockedProduct {
  readonly id: number;
  readonly code: string;
  readonly isActive: boolean;
  readonly tracksStock: boolean;
  readonly stock: StockValue;
  readonly lastCost: Decimal | undefined;
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
  /** The latest day of its movements; undefined if it is not known. */
  readonly lastMovedOn?: string | undefined;
  /** Its stock on the day of the document, if movements are dated after that day. */
  readonly past?: PastStock;
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
  /** The latest day of the movements before the document. */
  readonly lastMovedOn?: string | undefined;
  readonly before: StockValue;
  readonly after: StockValue;
  /** The largest quantity that may leave: more would bring the day of the document or a later day below zero. */
  readonly available: Decimal;
  readonly quantityOut: Decimal;
  /** The number of movements. */
  readonly moves: number;
}

/** Returns the facts of a place before a document that brings `incoming` units to it. */
export const placeBefore = (place: Place, row: LockedRow | undefined, incoming: Decimal) => ({
  productId: place.productId,
  warehouseId: place.warehouseId,
  id: row?.id,
  lastMovedOn: row?.lastMovedOn,
  before: row ?? nothing,
  available: (row?.past?.least ?? row?.quantity ?? zero).plus(incoming),
});

/** Returns true if a row goes below zero, or further below, on the day of the document or later. */
export const isShort = ({ before, after, available, quantityOut }: BookedRow): boolean =>
  after.quantity.lt(before.quantity) && quantityOut.gt(available);

/** A signed row of the stock ledger. Line 0 corrects only the value and belongs to no line of the document. */
export interface Movement extends Place {
  readonly line: number;
  readonly delta: Decimal;
  /** The quantity of the place afterwards. */
  readonly after: Decimal;
  readonly unitCost: Decimal;
  readonly value: Decimal;
  /** The day of the movement if it may be later than that of the document. */
  readonly on?: string | undefined;
}

/** The effect of a document on stock. */
export interface Booking {
  readonly rows: readonly BookedRow[];
  readonly movements: readonly Movement[];
  /** New last costs by product. */
  readonly lastCosts: ReadonlyMap<number, Decimal>;
}

/**
 * Returns the movement that corrects the value of a place whose lines do not add up to the change of its value. It is dated
 * on the latest day of the place, whose stock the difference belongs to.
 */
export function correctionOf(row: BookedRow, value: Decimal): readonly Movement[] {
  if (value.eq(zero)) return [];
  const { productId, warehouseId, after, lastMovedOn: on } = row;
  const place = { productId, warehouseId, line: 0 };
  return [{ ...place, delta: zero, after: after.quantity, unitCost: zero, value, on }];
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
