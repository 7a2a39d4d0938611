import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { currencyDecimals, decimal } from '../../../kernel/values/money.js';
import { errors } from '../../errors.js';
import {
  afterBooking,
  type GoodsLine as BookedLine,
  bookGoods,
  findIncomingValues,
  findRefusal,
  type LockedStock,
  lockStock,
  type MayGoNegative,
  type Movement,
  type ShortLine,
  type StockFault,
  type StockRefusal,
  stockOnDay,
  writeStock,
} from '../../posting/index.js';
import { productErrors } from '../../products/errors.js';
import { inventoryErrors } from '../errors.js';

/** Goods of one line of a document; amounts are decimal texts. */
export interface GoodsLine {
  readonly line: number;
  readonly productId: number;
  readonly warehouseId: number;
  /** Signed, not 0. */
  readonly delta: string;
  /**
   * The value of incoming goods, in the company's currency. Outgoing goods take their share of the stock value. When they
   * return goods that came in, they take this value, as far as the rest does not fall below zero.
   */
  readonly value?: string;
  /** The cost of a purchase, which becomes the last cost of the product. */
  readonly unitCost?: string;
}

export type GoodsFault = StockFault | 'warehouse_unknown' | 'product_inactive';
export type GoodsRefusal = StockRefusal<GoodsFault>;

/** The refusal of all lines that are short. `pathOf` gives the path of a line's quantity. */
export const shortageError = (
  shortages: readonly ShortLine[] | null,
  pathOf: (index: number) => string,
) =>
  inventoryErrors.stockTooLow(
    ...(shortages ?? []).map(({ line, ...short }) => ({ ...short, path: pathOf(line - 1) })),
  );

/** @param linesPath  the path of the lines in the request, such as `body.lines` */
export function goodsError({ line, code, subject, shortages }: GoodsRefusal, linesPath: string) {
  const path = `${linesPath}.${line - 1}`;
  switch (code) {
    case 'warehouse_unknown':
      return errors.notFound('warehouse', subject, `${path}.warehouseId`);
    case 'product_unknown':
      return errors.notFound('product', subject, `${path}.productId`);
    case 'product_inactive':
      return productErrors.productInactive(subject, `${path}.productId`);
    case 'no_stock_kept':
      return inventoryErrors.serviceHasNoStock(subject, `${path}.productId`);
    case 'short':
      return shortageError(shortages, (index) => `${linesPath}.${index}.quantity`);
    case 'too_large':
      return inventoryErrors.stockTooLarge(path);
  }
}

/** Returns the value that each line of a document added to stock, by line number; decimal texts. */
export async function broughtValues(
  trx: Db,
  companyId: number,
  documentType: 'reception' | 'credit_note',
  documentId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await findIncomingValues(trx, { companyId, documentType, documentId });
  return new Map(rows.map(({ line, value }) => [line, value]));
}

export interface GoodsMove {
  readonly companyId: number;
  readonly now: Date;
  /** The day of the document. */
  readonly date: string;
  /** Decimals of the company's currency. */
  readonly decimals: number;
  /** Applies only to warehouses that allow it as well. */
  readonly mayGoNegative: boolean;
  /** True to refuse inactive products. */
  readonly needsActive?: boolean;
  readonly lines: readonly GoodsLine[];
}

/** A move that may not bring stock below zero, for purchases and reversals. */
export const moveWithinStock = (
  ctx: Context,
  date: string,
  lines: readonly GoodsLine[],
): GoodsMove => ({
  companyId: ctx.principal.companyId,
  now: ctx.now,
  date,
  decimals: currencyDecimals(ctx.principal.baseCurrency),
  mayGoNegative: false,
  lines,
});

const toLine = ({ delta, value, unitCost, ...place }: GoodsLine): BookedLine => ({
  ...place,
  delta: decimal(delta),
  ...(value !== undefined && { value: decimal(value) }),
  ...(unitCost !== undefined && { unitCost: decimal(unitCost) }),
});

/** Locks the stock of goods until the transaction ends. */
export function lockGoods(
  trx: Db,
  companyId: number,
  goods: readonly Pick<GoodsLine, 'productId' | 'warehouseId'>[],
): Promise<LockedStock> {
  return lockStock(trx, companyId, {
    productIds: goods.map(({ productId }) => productId),
    warehouseIds: goods.map(({ warehouseId }) => warehouseId),
  });
}

/** Returns true if both the caller and the warehouse may go below zero. */
export const mayGoNegativeIn =
  ({ warehouses }: LockedStock, mayCaller: boolean): MayGoNegative =>
  (warehouseId) =>
    mayCaller && warehouses.get(warehouseId)?.allowsNegative === true;

function refusalOf(
  lines: readonly BookedLine[],
  booking: ReturnType<typeof bookGoods>,
  locked: LockedStock,
  { mayGoNegative, needsActive = false }: GoodsMove,
): GoodsRefusal | undefined {
  const unknown = lines.find(({ warehouseId }) => !locked.warehouses.has(warehouseId));
  const refusal = findRefusal<BookedLine, 'product_inactive'>(lines, booking, locked, {
    mayGoNegative: mayGoNegativeIn(locked, mayGoNegative),
    ownFault: (_line, { isActive }) => (needsActive && !isActive ? 'product_inactive' : undefined),
  });
  if (unknown === undefined || (refusal !== undefined && refusal.line < unknown.line)) {
    return refusal;
  }
  const { line, warehouseId } = unknown;
  const figures = { available: '0', requested: '0', shortages: null };
  return { line, code: 'warehouse_unknown', subject: String(warehouseId), ...figures };
}

export interface MovedGoods {
  readonly movements: readonly Movement[];
  /** The stock for the next document of the transaction; undefined if it has to be locked anew. */
  readonly left: LockedStock | undefined;
}

/**
 * Moves the goods of one of the documents of a transaction whose stock is locked: all lines or none. `recordMovements` must
 * follow when the document has its number, or stock and ledger would differ.
 *
 * @returns the movements, or the refusal; then nothing is written
 */
export async function moveSharedGoods(
  trx: Db,
  goods: GoodsMove,
  present: LockedStock,
): Promise<MovedGoods | GoodsRefusal> {
  const { companyId, now, date, decimals, mayGoNegative } = goods;
  const locked = await stockOnDay(trx, companyId, date, present);
  const lines = goods.lines.map(toLine);
  const booking = bookGoods(lines, locked, decimals);
  const refusal = refusalOf(lines, booking, locked, goods);
  if (refusal !== undefined) return refusal;
  await writeStock(trx, { companyId, now, date }, booking, mayGoNegativeIn(locked, mayGoNegative));
  return { movements: booking.movements, left: afterBooking(present, booking, date) };
}

/** Does the same for the only document of a transaction. */
export async function moveLockedGoods(
  trx: Db,
  goods: GoodsMove,
  present: LockedStock,
): Promise<readonly Movement[] | GoodsRefusal> {
  const moved = await moveSharedGoods(trx, goods, present);
  return isGoodsRefusal(moved) ? moved : moved.movements;
}

export function isGoodsRefusal(
  moved: MovedGoods | readonly Movement[] | GoodsRefusal,
): moved is GoodsRefusal {
  return 'code' in moved;
}
