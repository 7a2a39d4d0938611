import {
  add,
  type Decimal,
  decimal,
  multiply,
  roundHalfAway,
  subtract,
  zero,
} from '../../kernel/values/money.js';

export interface OrderedLine {
  readonly id: number;
  readonly productId: number;
  /** Decimal texts. */
  readonly quantity: string;
  readonly receivedQuantity: string;
}

export interface RequestedLine {
  readonly lineId?: number;
  readonly productId?: number;
  readonly quantity: number;
  readonly unitCost?: number;
}

export interface ReceivedLine<Line extends OrderedLine> {
  readonly line: Line;
  readonly quantity: Decimal;
  readonly unitCost: number | undefined;
  /** Place in the request. */
  readonly index: number;
}

export type ReceptionFault =
  | { readonly kind: 'unnamed'; readonly index: number }
  | { readonly kind: 'unknown'; readonly index: number }
  | {
      readonly kind: 'excess';
      readonly index: number;
      readonly pending: string;
      readonly most: string;
    };

export function pendingOf({ quantity, receivedQuantity }: OrderedLine): Decimal {
  const pending = subtract(decimal(quantity), decimal(receivedQuantity));
  return pending.lt(zero) ? zero : pending;
}

/** The net price of a unit, to six decimals. */
export const netPrice = (line: { readonly unitPrice: string; readonly discountPercent: string }) =>
  roundHalfAway(
    multiply(
      decimal(line.unitPrice),
      subtract(decimal('1'), multiply(decimal(line.discountPercent), decimal('0.01'))),
    ),
    6,
  );

/** @param tolerance  percent of `ordered` */
export function isWithin(cost: Decimal, ordered: Decimal, tolerance: Decimal): boolean {
  return subtract(cost, ordered)
    .abs()
    .lte(multiply(ordered, tolerance, decimal('0.01')));
}

/**
 * Spreads a received line over the order's lines of its product: each takes its pending quantity,
 * the last one the rest.
 */
function spread<Line extends OrderedLine>(
  lines: readonly Line[],
  quantity: Decimal,
  receivedBefore: ReadonlyMap<number, Decimal>,
): { line: Line; quantity: Decimal }[] {
  let left = quantity;
  const parts = lines.map((line, at) => {
    const pending = subtract(pendingOf(line), receivedBefore.get(line.id) ?? zero);
    const room = pending.lt(zero) ? zero : pending;
    const part = at === lines.length - 1 || left.lt(room) ? left : room;
    left = subtract(left, part);
    return { line, quantity: part };
  });
  return parts.filter((part) => part.quantity.gt(zero));
}

/**
 * Which lines of an order a reception fills.
 *
 * @param tolerance  percent of the quantity ordered that may come beyond it; undefined: without limit
 */
export function receiveLines<Line extends OrderedLine>(
  lines: readonly Line[],
  requested: readonly RequestedLine[],
  tolerance: Decimal | undefined,
): readonly ReceivedLine<Line>[] | ReceptionFault {
  const receivedBefore = new Map<number, Decimal>();
  const received: ReceivedLine<Line>[] = [];
  for (const [index, { lineId, productId, quantity, unitCost }] of requested.entries()) {
    if ((lineId === undefined) === (productId === undefined)) return { kind: 'unnamed', index };
    const named = lines.filter((line) =>
      lineId === undefined ? line.productId === productId : line.id === lineId,
    );
    if (named.length === 0) return { kind: 'unknown', index };
    for (const part of spread(named, decimal(quantity), receivedBefore)) {
      receivedBefore.set(
        part.line.id,
        add(receivedBefore.get(part.line.id) ?? zero, part.quantity),
      );
      received.push({ unitCost, index, ...part });
    }
  }
  return findExcess(received, receivedBefore, tolerance) ?? received;
}

function findExcess<Line extends OrderedLine>(
  received: readonly ReceivedLine<Line>[],
  receivedBefore: ReadonlyMap<number, Decimal>,
  tolerance: Decimal | undefined,
): ReceptionFault | undefined {
  if (tolerance === undefined) return undefined;
  for (const { line, index } of received) {
    const beyond = multiply(decimal(line.quantity), tolerance, decimal('0.01'));
    const most = subtract(add(decimal(line.quantity), beyond), decimal(line.receivedQuantity));
    if ((receivedBefore.get(line.id) ?? zero).gt(most)) {
      const pending = pendingOf(line).toString();
      return { kind: 'excess', index, pending, most: most.lt(zero) ? '0' : most.toString() };
    }
  }
  return undefined;
}

export type OrderStatus =
  | 'draft'
  | 'open'
  | 'partially_received'
  | 'received'
  | 'closed'
  | 'cancelled';

/** The status that follows from the quantities. */
export function statusOf(
  lines: readonly Pick<OrderedLine, 'quantity' | 'receivedQuantity'>[],
  closesRemaining: boolean,
): OrderStatus {
  const isWhole = lines.every((line) => decimal(line.receivedQuantity).gte(decimal(line.quantity)));
  if (isWhole) return 'received';
  if (closesRemaining) return 'closed';
  const hasSome = lines.some((line) => decimal(line.receivedQuantity).gt(zero));
  return hasSome ? 'partially_received' : 'open';
}
