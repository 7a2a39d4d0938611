import { type Decimal, decimal, zero } from '../../../kernel/values/money.js';
import type { StockValue } from './valuation.js';

/** The sums of the movements of a place that are dated on one day. */
export interface DayOfMovements extends StockValue {
  readonly day: string;
  /** The numbers of some of the documents that took goods out. */
  readonly takers: readonly string[];
}

/** A day after that of a document, with the quantity at its end. */
interface LaterDay {
  readonly day: string;
  readonly quantity: Decimal;
  readonly takers: readonly string[];
}

/** The stock of a place at the end of a past day, and how it went on. */
export interface PastStock extends StockValue {
  readonly day: string;
  /** The smallest quantity at the end of that day and of all later days. */
  readonly least: Decimal;
  readonly laterDays: readonly LaterDay[];
}

/**
 * Computes the stock at the end of a past day.
 *
 * @param now    the present stock
 * @param later  the movements dated after that day, in the order of days
 */
export function pastStock(
  day: string,
  now: StockValue,
  later: readonly DayOfMovements[],
): PastStock {
  let { quantity, value } = now;
  for (const moved of later) {
    quantity = quantity.minus(moved.quantity);
    value = value.minus(moved.value);
  }
  let [running, least] = [quantity, quantity];
  const laterDays = later.map((moved): LaterDay => {
    running = running.plus(moved.quantity);
    if (running.lt(least)) least = running;
    return { day: moved.day, quantity: running, takers: moved.takers };
  });
  return { day, quantity, value, least, laterDays };
}

/** A day on which stock would fall below zero. */
export interface ShortDay {
  readonly day: string;
  /** Later documents that would lack goods on that day; empty for the day of the document itself. */
  readonly documents: readonly string[];
}

/** Returns the first day whose stock would be below zero after a change on the past day. */
export function firstShortDay(past: PastStock, change: Decimal): ShortDay {
  const isShort = (quantity: Decimal) => quantity.plus(change).lt(zero);
  const later = isShort(past.quantity)
    ? undefined
    : past.laterDays.find(({ quantity }) => isShort(quantity));
  return { day: later?.day ?? past.day, documents: later?.takers ?? [] };
}

/** Reads the decimals of a row of `findLaterDays`. */
export const toDayOfMovements = (row: {
  readonly day: string;
  readonly quantity: string;
  readonly value: string;
  readonly takers: readonly string[];
}): DayOfMovements => ({
  day: row.day,
  quantity: decimal(row.quantity),
  value: decimal(row.value),
  takers: row.takers,
});
