import { type Decimal, toSql, zero } from '../../../kernel/values/money.js';
import {
  type BookedRow,
  type Booking,
  isShort,
  type LockedProduct,
  type LockedStock,
  type Place,
  placeKey,
  tooLargeProducts,
} from './booking.js';
import { firstShortDay, type ShortDay } from './past.js';
import type { MayGoNegative } from './rows.js';

/** A line with a larger quantity than available; decimal texts. */
export interface ShortLine {
  readonly line: number;
  /** The code of the product. */
  readonly product: string;
  readonly available: string;
  readonly requested: string;
  /** The first day below zero, if a document of a past day causes it. */
  readonly shortDay: ShortDay | undefined;
}

export type StockFault = 'product_unknown' | 'no_stock_kept' | 'short' | 'too_large';

/** A line that cannot be booked, and the reason. */
export interface StockRefusal<Code> {
  /** From 1. */
  readonly line: number;
  readonly code: Code;
  /** The code of the product, or the id of an unknown product or warehouse. */
  readonly subject: string;
  readonly available: string;
  readonly requested: string;
  /** All lines that are short of stock; null if none is. */
  readonly shortages: readonly ShortLine[] | null;
}

/** A line that moves stock. */
export interface StockLine extends Place {
  readonly line: number;
  readonly delta: Decimal;
}

export interface BookingRules<Line, Own> {
  readonly mayGoNegative: MayGoNegative;
  /** A reason of this kind of document to refuse a line. */
  readonly ownFault?: (
    line: Line,
    product: LockedProduct,
    row: BookedRow | undefined,
  ) => Own | undefined;
}

/** Returns the lines, in order, whose place has less stock than they and the lines before them take. */
function shortLines<Line extends StockLine>(
  lines: readonly Line[],
  rows: ReadonlyMap<string, BookedRow>,
  mayGoNegative: MayGoNegative,
): ReadonlySet<Line> {
  const outgoing = new Map<string, Decimal>();
  return new Set(
    lines.filter((line) => {
      if (line.delta.gte(zero)) return false;
      const key = placeKey(line);
      const total = (outgoing.get(key) ?? zero).minus(line.delta);
      outgoing.set(key, total);
      const row = rows.get(key);
      if (row === undefined || mayGoNegative(line.warehouseId)) return false;
      return isShort(row) && total.gt(row.available);
    }),
  );
}

/** The facts that decide whether a line can be booked. */
interface BookingCheck<Line, Own> {
  readonly locked: LockedStock;
  readonly rules: BookingRules<Line, Own>;
  readonly rows: ReadonlyMap<string, BookedRow>;
  /** Lines that are short of stock. */
  readonly short: ReadonlySet<Line>;
  /** Products whose stock would become too large. */
  readonly tooLarge: ReadonlySet<number>;
}

function faultOf<Line extends StockLine, Own extends string>(
  { locked, rows, rules, short, tooLarge }: BookingCheck<Line, Own>,
  line: Line,
): StockFault | Own | undefined {
  const product = locked.products.get(line.productId);
  if (product === undefined) return 'product_unknown';
  const own = rules.ownFault?.(line, product, rows.get(placeKey(line)));
  if (own !== undefined) return own;
  if (!product.tracksStock) return 'no_stock_kept';
  if (short.has(line)) return 'short';
  return tooLarge.has(line.productId) ? 'too_large' : undefined;
}

function quantitiesOf(rows: ReadonlyMap<string, BookedRow>, line: Place) {
  const row = rows.get(placeKey(line));
  return { available: toSql(row?.available ?? zero), requested: toSql(row?.quantityOut ?? zero) };
}

/** Returns the first day on which a place would be below zero, if movements are dated after the document. */
function shortDayOf(
  locked: LockedStock,
  rows: ReadonlyMap<string, BookedRow>,
  line: Place,
): ShortDay | undefined {
  const past = locked.rows.get(placeKey(line))?.past;
  const row = rows.get(placeKey(line));
  if (past === undefined || row === undefined) return undefined;
  return firstShortDay(past, row.after.quantity.minus(row.before.quantity));
}

const codeOf = ({ products }: LockedStock, { productId }: Place): string =>
  products.get(productId)?.code ?? String(productId);

/**
 * Returns the first line that cannot be booked, with its reason.
 *
 * @param lines  in the order of the document
 */
export function findRefusal<Line extends StockLine, Own extends string = never>(
  lines: readonly Line[],
  booking: Booking,
  locked: LockedStock,
  rules: BookingRules<Line, Own>,
): StockRefusal<StockFault | Own> | undefined {
  const rows = new Map(booking.rows.map((row) => [placeKey(row), row]));
  const short = shortLines(lines, rows, rules.mayGoNegative);
  const check = { locked, rules, rows, short, tooLarge: tooLargeProducts(booking, locked) };
  for (const line of lines) {
    const code = faultOf(check, line);
    if (code === undefined) continue;
    const shortages = lines
      .filter((one) => faultOf(check, one) === 'short')
      .map((one) => ({
        line: one.line,
        product: codeOf(locked, one),
        ...quantitiesOf(rows, one),
        shortDay: shortDayOf(locked, rows, one),
      }));
    return {
      line: line.line,
      code,
      subject: codeOf(locked, line),
      ...quantitiesOf(rows, line),
      shortages: shortages.length === 0 ? null : shortages,
    };
  }
  return undefined;
}
