import {
  type Decimal,
  decimal,
  divide,
  roundHalfAway,
  zero,
} from '../../../kernel/values/money.js';
import {
  type BookedRow,
  type Booking,
  byPlace,
  correctionOf,
  differenceOf,
  type LockedStock,
  type Movement,
  nothing,
  outgoingValue,
  partOf,
  placeBefore,
  placeKey,
  type StockLine,
  type StockValue,
  sumOf,
  unitCostOf,
  valueIn,
  valueOnDay,
} from '../../posting/index.js';
import type { AdjustmentLine } from '../rules.js';

/** A line of an adjustment, with its change of the quantity. */
export interface AdjustmentChange extends StockLine {
  /** The cost in the request. */
  readonly cost: Decimal | undefined;
  /** The cost in the request, or else the average, or the last known cost. */
  readonly unitCost: Decimal;
}

/** Returns the average cost, or undefined for stock without one. */
function averageOf({ value, quantity }: StockValue): Decimal | undefined {
  if (quantity.eq(zero)) return undefined;
  const average = divide(value, quantity, 6);
  return average.lt(zero) ? undefined : average;
}

/** Compares the lines with the stock of the warehouse on the day of the adjustment. */
export function requestedChanges(
  lines: readonly AdjustmentLine[],
  warehouseId: number,
  { rows, products }: LockedStock,
): readonly AdjustmentChange[] {
  return lines.map(({ productId, quantityDelta, countedQuantity, unitCost }, index) => {
    const row = rows.get(placeKey({ productId, warehouseId }));
    const stock = row?.past ?? row ?? nothing;
    const delta =
      quantityDelta === undefined
        ? decimal(countedQuantity ?? 0).minus(stock.quantity)
        : decimal(quantityDelta);
    const cost = unitCost === undefined ? undefined : decimal(unitCost);
    const usualCost = products.get(productId)?.usualCost ?? zero;
    const unitCostOrUsual = cost ?? averageOf(stock) ?? usualCost;
    return { line: index + 1, productId, warehouseId, delta, cost, unitCost: unitCostOrUsual };
  });
}

/** The sums of the lines of one product. */
interface Flow {
  readonly lines: readonly AdjustmentChange[];
  readonly incoming: StockValue;
  readonly quantityOut: Decimal;
  /** True if an increase has a cost of its own. */
  readonly hasCost: boolean;
}

function flowOf(lines: readonly AdjustmentChange[], decimals: number): Flow {
  let [quantityIn, costIn, quantityOut] = [zero, zero, zero];
  let hasCost = false;
  for (const { delta, cost, unitCost } of lines) {
    if (delta.lte(zero)) {
      quantityOut = quantityOut.minus(delta);
      continue;
    }
    quantityIn = quantityIn.plus(delta);
    costIn = costIn.plus(roundHalfAway(delta.times(unitCost), decimals));
    hasCost ||= cost !== undefined;
  }
  return { lines, incoming: { quantity: quantityIn, value: costIn }, quantityOut, hasCost };
}

interface Values {
  readonly before: StockValue;
  readonly incoming: StockValue;
  readonly outgoing: StockValue;
}

function movementsOf(flow: Flow, values: Values, decimals: number): readonly Movement[] {
  const { before, incoming, outgoing } = values;
  const atOwnCost = before.quantity.gte(zero) || flow.hasCost;
  let [after, totalIn, totalOut] = [before.quantity, zero, zero];
  const movedValue = ({ delta, unitCost }: AdjustmentChange): Decimal => {
    if (delta.gt(zero)) {
      return atOwnCost
        ? roundHalfAway(delta.times(unitCost), decimals)
        : partOf(incoming, totalIn, delta, decimals);
    }
    return delta.eq(zero) ? zero : partOf(outgoing, totalOut, delta.neg(), decimals).neg();
  };
  return flow.lines.map((change) => {
    const { line, productId, warehouseId, delta } = change;
    after = after.plus(delta);
    if (delta.gt(zero)) totalIn = totalIn.plus(delta);
    else totalOut = totalOut.minus(delta);
    const value = movedValue(change);
    const keepsCost = delta.eq(zero) || (delta.gt(zero) && atOwnCost);
    const unitCost = keepsCost ? change.unitCost : unitCostOf(value, delta);
    return { line, productId, warehouseId, delta, after, unitCost, value };
  });
}

function bookProduct(
  flow: Flow,
  { productId, warehouseId }: AdjustmentChange,
  locked: LockedStock,
  decimals: number,
): { readonly row: BookedRow; readonly movements: readonly Movement[] } {
  const stockRow = locked.rows.get(placeKey({ productId, warehouseId }));
  const before: StockValue = stockRow ?? nothing;
  const { incoming, quantityOut, hasCost } = flow;
  const brought = { quantity: incoming.quantity, value: valueIn(before, incoming, decimals) };
  const stock = sumOf(before, brought);
  const given = valueOnDay(stockRow?.past && sumOf(stockRow.past, brought), quantityOut, decimals);
  const usualCost = locked.products.get(productId)?.usualCost ?? zero;
  const value = outgoingValue(stock, quantityOut, { given, usualCost }, decimals);
  // Without a cost in the request, units come in at the cost at which they left.
  const costIn = hasCost ? incoming.value : brought.value;
  const correction = brought.value.minus(costIn).plus(value.onLines).minus(value.inStock);
  const changed = flow.lines.filter(({ delta }) => !delta.eq(zero)).length;
  const row: BookedRow = {
    ...placeBefore({ productId, warehouseId }, stockRow, incoming.quantity),
    after: differenceOf(stock, { quantity: quantityOut, value: value.inStock }),
    quantityOut,
    moves: changed + (correction.eq(zero) ? 0 : 1),
  };
  const values = {
    before,
    incoming: brought,
    outgoing: { quantity: quantityOut, value: value.onLines },
  };
  const movements = movementsOf(flow, values, decimals);
  return { row, movements: [...movements, ...correctionOf(row, correction)] };
}

/** Values an adjustment. A line without a change has a movement of quantity 0, which is not written. */
export function bookAdjustment(
  changes: readonly AdjustmentChange[],
  locked: LockedStock,
  decimals: number,
): Booking {
  const known = changes.filter(({ productId }) => locked.products.has(productId));
  const booked = byPlace(known).map((lines) =>
    bookProduct(flowOf(lines, decimals), lines[0], locked, decimals),
  );
  const costs = known.flatMap(({ productId, delta, cost }) =>
    cost !== undefined && delta.gt(zero) ? [[productId, cost] as const] : [],
  );
  return {
    rows: booked.map(({ row }) => row),
    movements: booked.flatMap(({ movements }) => movements),
    lastCosts: new Map(costs),
  };
}
