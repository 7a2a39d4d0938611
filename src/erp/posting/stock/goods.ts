import { type Decimal, roundHalfAway, zero } from '../../../kernel/values/money.js';
import {
  type BookedRow,
  type Booking,
  byPlace,
  correctionOf,
  type LockedStock,
  type Movement,
  nothing,
  type Place,
  placeBefore,
  placeKey,
} from './booking.js';
import {
  differenceOf,
  outgoingValue,
  partOf,
  type StockValue,
  sumOf,
  unitCostOf,
  valueIn,
  valueOnDay,
} from './valuation.js';

/** Goods of one line of a document. */
export interface GoodsLine extends Place {
  readonly line: number;
  /** Signed, not 0. */
  readonly delta: Decimal;
  /**
   * The value of incoming goods, in the company's currency. Outgoing goods take their share of the stock value. When they
   * return goods that came in, they take this value, as far as the rest does not fall below zero.
   */
  readonly value?: Decimal;
  /** The cost of a purchase, which becomes the last cost of the product. */
  readonly unitCost?: Decimal;
}

/** The sums of the lines of one place. */
interface Flow {
  readonly lines: readonly GoodsLine[];
  readonly incoming: StockValue;
  readonly quantityOut: Decimal;
  /** The value of outgoing goods that are returned; undefined unless each of their lines has one. */
  readonly returned: Decimal | undefined;
}

const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), zero);

function flowOf(lines: readonly GoodsLine[], round: (value: Decimal) => Decimal): Flow {
  const incoming = lines.filter(({ delta }) => delta.gt(zero));
  const outgoing = lines.filter(({ delta }) => delta.lt(zero));
  const returned = outgoing.flatMap(({ value }) => (value === undefined ? [] : [round(value)]));
  const isReturn = outgoing.length > 0 && returned.length === outgoing.length;
  return {
    lines,
    incoming: {
      quantity: sum(incoming.map(({ delta }) => delta)),
      value: sum(incoming.map(({ value }) => round(value ?? zero))),
    },
    quantityOut: sum(outgoing.map(({ delta }) => delta.neg())),
    returned: isReturn ? sum(returned) : undefined,
  };
}

interface BookedPlace {
  readonly row: BookedRow;
  readonly movements: readonly Movement[];
}

interface GoodsOut {
  readonly whole: StockValue;
  /** True if the lines have the value that they return. */
  readonly isReturn: boolean;
}

/**
 * Returns the movements of the lines. Increases have their own value, decreases their share of the outgoing value.
 */
function movementsOf(
  { lines }: Flow,
  before: StockValue,
  { whole, isReturn }: GoodsOut,
  decimals: number,
): readonly Movement[] {
  let after = before.quantity;
  let distributed = zero;
  return lines.map(({ line, productId, warehouseId, delta, value: own, unitCost }) => {
    after = after.plus(delta);
    const isIncrease = delta.gt(zero);
    if (!isIncrease) distributed = distributed.minus(delta);
    const worth = roundHalfAway(own ?? zero, decimals);
    const part = () =>
      isReturn ? worth.neg() : partOf(whole, distributed, delta.neg(), decimals).neg();
    const value = isIncrease ? worth : part();
    const cost = isIncrease && unitCost !== undefined ? unitCost : unitCostOf(value, delta);
    return { line, productId, warehouseId, delta, after, unitCost: cost, value };
  });
}

function bookPlace(
  place: Place,
  flow: Flow,
  { rows, products }: LockedStock,
  decimals: number,
): BookedPlace {
  const row = rows.get(placeKey(place));
  const before: StockValue = row ?? nothing;
  const { incoming, quantityOut, returned } = flow;
  const brought = { quantity: incoming.quantity, value: valueIn(before, incoming, decimals) };
  const stock = sumOf(before, brought);
  const day = row?.past && sumOf(row.past, brought);
  const given = returned ?? valueOnDay(day, quantityOut, decimals);
  const usualCost = products.get(place.productId)?.usualCost ?? zero;
  const value = outgoingValue(stock, quantityOut, { given, usualCost }, decimals);
  const correction = brought.value.minus(incoming.value).plus(value.onLines).minus(value.inStock);
  const booked: BookedRow = {
    ...placeBefore(place, row, incoming.quantity),
    after: differenceOf(stock, { quantity: quantityOut, value: value.inStock }),
    quantityOut,
    moves: flow.lines.length + (correction.eq(zero) ? 0 : 1),
  };
  const out = {
    whole: { quantity: quantityOut, value: value.onLines },
    isReturn: returned !== undefined,
  };
  const movements = movementsOf(flow, before, out, decimals);
  return { row: booked, movements: [...movements, ...correctionOf(booked, correction)] };
}

/**
 * Values the goods of a document. The ledger shows goods at the value that the document gives them. Where stock changes by
 * another value (units that fill a shortage, goods taken back after others have left), a movement of quantity 0 corrects
 * the value. It is the cost, or the gain, of the goods that left before. Goods that leave on a past day have their share of
 * the value of that day.
 *
 * @param decimals  of the company's currency
 */
export function bookGoods(
  lines: readonly GoodsLine[],
  locked: LockedStock,
  decimals: number,
): Booking {
  const round = (value: Decimal) => roundHalfAway(value, decimals);
  const booked = byPlace(lines)
    .filter(([{ productId }]) => locked.products.has(productId))
    .map((own) => bookPlace(own[0], flowOf(own, round), locked, decimals));
  const costs = lines.flatMap(({ productId, unitCost }) =>
    unitCost === undefined ? [] : [[productId, unitCost] as const],
  );
  return {
    rows: booked.map(({ row }) => row),
    movements: booked.flatMap(({ movements }) => movements),
    lastCosts: new Map(costs),
  };
}
