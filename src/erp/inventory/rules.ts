/** A line of an adjustment: exactly one of the two quantities. */
export interface AdjustmentLine {
  readonly productId: number;
  /** Signed, not 0. */
  readonly quantityDelta?: number;
  /** The counted quantity. The difference from the stock is booked. */
  readonly countedQuantity?: number;
  /** The cost of an increase. Default: the average, or else the last known cost. */
  readonly unitCost?: number;
}

export interface TransferLine {
  readonly productId: number;
  readonly quantity: number;
}

/** Returns the day of a document, by default today; undefined for a future day. */
export function documentDay(requested: string | undefined, today: string): string | undefined {
  if (requested === undefined) return today;
  return requested <= today ? requested : undefined;
}

export interface LineFault {
  readonly line: number;
  readonly kind: 'counted_twice' | 'cost_of_decrease';
}

/** Returns the first line that is invalid for any stock. */
export function findLineFault(lines: readonly AdjustmentLine[]): LineFault | undefined {
  const seen = new Set<number>();
  const counted = new Set<number>();
  for (const [line, { productId, quantityDelta, countedQuantity, unitCost }] of lines.entries()) {
    const isCount = countedQuantity !== undefined;
    if (counted.has(productId) || (isCount && seen.has(productId))) {
      return { line, kind: 'counted_twice' };
    }
    if (quantityDelta !== undefined && quantityDelta < 0 && unitCost !== undefined) {
      return { line, kind: 'cost_of_decrease' };
    }
    seen.add(productId);
    if (isCount) counted.add(productId);
  }
  return undefined;
}
