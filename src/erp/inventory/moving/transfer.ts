import { type Decimal, zero } from '../../../kernel/values/money.js';
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

/** Goods that leave the warehouse of the line. */
export interface TransferredGoods extends StockLine {
  /** Positive; `delta` is its negative. */
  readonly quantity: Decimal;
}

/** The two stock rows of a product, before and after. */
interface Balance {
  readonly from: BookedRow;
  readonly to: BookedRow;
  readonly outgoing: StockValue;
  /** Units that fill a shortage arrive with another value than they left with. */
  readonly correction: Decimal;
}

function balanceOf(
  lines: readonly TransferredGoods[],
  [productId, fromId, toId]: readonly [number, number, number],
  { rows, products }: LockedStock,
  decimals: number,
): Balance {
  const from = { productId, warehouseId: fromId };
  const to = { productId, warehouseId: toId };
  const [fromRow, toRow] = [rows.get(placeKey(from)), rows.get(placeKey(to))];
  const [fromBefore, toBefore]: [StockValue, StockValue] = [fromRow ?? nothing, toRow ?? nothing];
  const quantity = lines.reduce((total, line) => total.plus(line.quantity), zero);
  const usualCost = products.get(productId)?.usualCost ?? zero;
  const given = valueOnDay(fromRow?.past, quantity, decimals);
  const costs = { given, usualCost };
  // Goods take along what they leave with, so that a transfer changes no total.
  const { inStock: value } = outgoingValue(fromBefore, quantity, costs, decimals);
  const outgoing = { quantity, value };
  const incoming = { quantity, value: valueIn(toBefore, outgoing, decimals) };
  const correction = incoming.value.minus(value);
  const moves = lines.length;
  return {
    outgoing,
    correction,
    from: {
      ...placeBefore(from, fromRow, zero),
      after: differenceOf(fromBefore, outgoing),
      quantityOut: quantity,
      moves,
    },
    to: {
      ...placeBefore(to, toRow, zero),
      after: sumOf(toBefore, incoming),
      quantityOut: zero,
      moves: moves + (correction.eq(zero) ? 0 : 1),
    },
  };
}

function movementsOf(
  lines: readonly TransferredGoods[],
  { from, to, outgoing, correction }: Balance,
  decimals: number,
): readonly Movement[] {
  let total = zero;
  const pairs = lines.flatMap(({ line, productId, warehouseId, quantity }): Movement[] => {
    total = total.plus(quantity);
    const value = partOf(outgoing, total, quantity, decimals);
    const unitCost = unitCostOf(value, quantity);
    return [
      {
        line,
        productId,
        warehouseId,
        unitCost,
        delta: quantity.neg(),
        after: from.before.quantity.minus(total),
        value: value.neg(),
      },
      {
        line,
        productId,
        warehouseId: to.warehouseId,
        unitCost,
        delta: quantity,
        after: to.before.quantity.plus(total),
        value,
      },
    ];
  });
  return [...pairs, ...correctionOf(to, correction)];
}

/** Values a transfer. Goods keep their value, unless they fill a shortage. */
export function bookTransfer(
  lines: readonly TransferredGoods[],
  toWarehouseId: number,
  locked: LockedStock,
  decimals: number,
): Booking {
  const known = lines.filter(({ productId }) => locked.products.has(productId));
  const booked = byPlace(known).map((own) => {
    const [{ productId, warehouseId }] = own;
    const balance = balanceOf(own, [productId, warehouseId, toWarehouseId], locked, decimals);
    return { balance, movements: movementsOf(own, balance, decimals) };
  });
  return {
    rows: booked.flatMap(({ balance: { from, to } }) => [from, to]),
    movements: booked.flatMap(({ movements }) => movements),
    lastCosts: new Map(),
  };
}
