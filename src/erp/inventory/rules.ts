import { dayIn } from '../../kernel/time.js';

/** A line of an adjustment: exactly one of the two quantities. */
export interface AdjustmentLine {
  readonly productId: number;
  /** Signed, not 0. */
  readonly quantityDelta?: number;
  /** What was found; the difference is booked. */
  readonly countedQuantity?: number;
  /** Of an increase; by default the average, or the last known cost. */
  readonly unitCost?: number;
}

export interface TransferLine {
  readonly productId: number;
  readonly quantity: number;
}

/** The day of a document, by default today where the company is; undefined when it is still to come. */
export function documentDay(
  asked: string | undefined,
  now: Date,
  timeZone: string,
): string | undefined {
  const today = dayIn(now, timeZone);
  if (asked === undefined) return today;
  return asked <= today ? asked : undefined;
}

export interface LineFault {
  readonly line: number;
  readonly kind: 'counted_twice' | 'cost_of_decrease';
}

/** The first line that could not be booked whatever is in stock. */
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

/** The shortest decimal text of a number, exactly as it was sent; null for none. */
const text = (value: number | undefined): string | null =>
  value === undefined ? null : String(value);

/** The lines as columns of decimal texts: products, deltas, counts, unit costs. */
export function adjustmentColumns(lines: readonly AdjustmentLine[]) {
  return [
    lines.map((line) => line.productId),
    lines.map((line) => text(line.quantityDelta)),
    lines.map((line) => text(line.countedQuantity)),
    lines.map((line) => text(line.unitCost)),
  ] as const;
}

/** The lines as columns: products and quantities. */
export function transferColumns(lines: readonly TransferLine[]) {
  return [lines.map((line) => line.productId), lines.map((line) => String(line.quantity))] as const;
}

/** A line that asks for more than there is; amounts are decimal texts. */
export interface ShortLine {
  readonly line: number;
  /** The code of the product. */
  readonly product: string;
  readonly available: string;
  readonly asked: string;
}

/** Why the database refused a document. */
export interface Refusal {
  /** From 1; below that the refusal is of the document itself. */
  readonly line: number;
  readonly code:
    | 'warehouse_unknown'
    | 'period_locked'
    | 'product_unknown'
    | 'product_inactive'
    | 'no_stock_kept'
    | 'cost_of_decrease'
    | 'short'
    | 'too_large';
  /** Code of the product (its id when unknown), id of the warehouse, or last locked day. */
  readonly subject: string;
  readonly available: string;
  readonly asked: string;
  /** All lines that are short of stock; null where none is. */
  readonly shortages: readonly ShortLine[] | null;
}
