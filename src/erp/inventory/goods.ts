import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { errors, requestErrors } from '../../kernel/errors.js';
import { moveGoodsSql, recordMovementsSql } from './goods-sql.js';
import { insertPlaces } from './queries.js';
import type { ShortLine } from './rules.js';

/** Goods of one line of a document; amounts are decimal texts. */
export interface GoodsLine {
  readonly line: number;
  readonly productId: number;
  readonly warehouseId: number;
  /** Signed, not 0. */
  readonly delta: string;
  /**
   * What comes in is worth this much, in the company's currency. What leaves takes its share of what is there, unless
   * it takes back what it brought: then this much, as far as the rest does not fall below zero.
   */
  readonly value?: string;
  /** Of a purchase: becomes the product's last cost. */
  readonly unitCost?: string;
}

/** A line as it was booked; `value` has the sign of `delta`. */
export interface BookedGoods {
  readonly line: number;
  readonly productId: number;
  readonly warehouseId: number;
  readonly delta: string;
  readonly after: string;
  readonly unitCost: string;
  readonly value: string;
}

/** Why the database refused goods of a line. */
export interface GoodsRefusal {
  readonly line: number;
  readonly code: 'warehouse_unknown' | 'product_unknown' | 'no_stock_kept' | 'short' | 'too_large';
  /** Code of the product (its id when unknown), or id of the warehouse. */
  readonly subject: string;
  readonly available: string;
  readonly asked: string;
  /** All lines that are short of stock; null where none is. */
  readonly shortages: readonly ShortLine[] | null;
}

/** The refusal of all lines that are short. `pathOf` gives the path of a line's quantity. */
export const shortageError = (
  shortages: readonly ShortLine[] | null,
  pathOf: (index: number) => string,
) =>
  errors.stockTooLow(
    ...(shortages ?? []).map(({ line, ...short }) => ({ ...short, path: pathOf(line - 1) })),
  );

interface MovedRow {
  readonly line: number | null;
  readonly code: GoodsRefusal['code'] | null;
  readonly subject: string;
  readonly available: string;
  readonly asked: string;
  readonly shortages: readonly ShortLine[] | null;
  readonly lines: readonly BookedGoods[] | null;
  readonly missing_products: readonly number[];
  readonly missing_warehouses: readonly number[];
}

/** @param linesPath  the path of the lines in the request, such as `body.lines` */
export function goodsError({ line, code, subject, shortages }: GoodsRefusal, linesPath: string) {
  const path = `${linesPath}.${line - 1}`;
  switch (code) {
    case 'warehouse_unknown':
      return errors.notFound('warehouse', subject, `${path}.warehouseId`);
    case 'product_unknown':
      return errors.notFound('product', subject, `${path}.productId`);
    case 'no_stock_kept':
      return errors.serviceHasNoStock(subject, `${path}.productId`);
    case 'short':
      return shortageError(shortages, (index) => `${linesPath}.${index}.quantity`);
    case 'too_large':
      return requestErrors.invalidField(path, {
        en: 'The quantity or the value in stock would be too large',
        es: 'La cantidad o el valor en existencia sería demasiado grande',
      });
  }
}

const brought = statement<{ line: number; value: string }>(
  'inventory.brought',
  `SELECT m.line, sum(m.value) AS value FROM stock_movements m
   WHERE m.company_id = $1::bigint AND m.document_type = $2 AND m.document_id = $3::bigint AND m.quantity > 0
   GROUP BY m.line`,
);

/** The value that each line of a document brought into stock, by the number of the line; decimal texts. */
export async function broughtValues(
  trx: Db,
  companyId: number,
  documentType: 'reception' | 'credit_note',
  documentId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await brought(trx, [companyId, documentType, documentId]);
  return new Map(rows.map(({ line, value }) => [line, value]));
}

export interface GoodsMove {
  readonly companyId: number;
  readonly now: Date;
  /** Of the company's currency. */
  readonly decimals: number;
  readonly mayGoNegative: boolean;
  readonly lines: readonly GoodsLine[];
}

const move = statement<MovedRow>('inventory.goods', moveGoodsSql);

const toRecord = ({ line, productId, warehouseId, delta, value, unitCost }: GoodsLine) => ({
  line,
  product_id: productId,
  warehouse_id: warehouseId,
  delta,
  value,
  unit_cost: unitCost,
});

/**
 * Moves goods of a document within its transaction: all lines or none. `recordMovements` then writes the ledger,
 * once the document has its number; the one without the other would leave stock and ledger apart.
 *
 * @returns the booked lines, or what refuses them (nothing is written then)
 */
export async function moveGoods(
  trx: Db,
  goods: GoodsMove,
): Promise<readonly BookedGoods[] | GoodsRefusal> {
  const { companyId, now, decimals, mayGoNegative, lines } = goods;
  if (lines.length === 0) return [];
  const values = [companyId, now, JSON.stringify(lines.map(toRecord)), decimals, mayGoNegative];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [row] = await move(trx, values);
    if (row === undefined) throw new Error('Moving goods answered nothing');
    const { line, code, subject, available, asked, shortages } = row;
    if (line !== null && code !== null) {
      return { line, code, subject, available, asked, shortages };
    }
    if (row.missing_products.length === 0) return row.lines ?? [];
    const places = { productIds: row.missing_products, warehouseIds: row.missing_warehouses };
    await insertPlaces(trx, companyId, places, now);
  }
  throw new Error('Stock rows are missing that were just added');
}

export function isGoodsRefusal(
  moved: readonly BookedGoods[] | GoodsRefusal,
): moved is GoodsRefusal {
  return 'code' in moved;
}

export interface MovementDocument {
  /** E.g. `invoice`; a counter-document has a type of its own, as `invoice_void`. */
  readonly type: string;
  readonly id: number;
  readonly number: string;
  readonly date: string;
}

const record = statement<object>('inventory.record', recordMovementsSql);

/** The ledger's rows of what `moveGoods` booked. */
export async function recordMovements(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  { type, id, number, date }: MovementDocument,
  booked: readonly BookedGoods[],
): Promise<void> {
  if (booked.length === 0) return;
  await record(trx, [companyId, now, date, type, id, number, JSON.stringify(booked)]);
}
