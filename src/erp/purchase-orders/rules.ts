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
  /** The path in the request. */
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

/** Returns the net price of a unit with six decimals. */
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
 * Distributes a received line among the order lines of its product. Each takes its pending quantity, and the last one
 * the rest.
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
 * Returns the lines of an order that a reception fills.
 *
 * @param tolerance  the excess that is allowed, in percent of the ordered quantity; undefined: no limit
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

/** Returns the status of an order by its quantities. */
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
