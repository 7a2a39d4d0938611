import type { Db } from '../../../kernel/db/client.js';
import { type Decimal, decimal, toSql } from '../../../kernel/values/money.js';
import {
  type BookedRow,
  type Booking,
  byPlace,
  changesOf,
  isShort,
  type LockedProduct,
  type LockedRow,
  type LockedStock,
  type Movement,
  placeKey,
} from './booking.js';
import { type DayOfMovements, pastStock, toDayOfMovements } from './past.js';
import * as queries from './queries.js';
import { sumOf, usualCostOf } from './valuation.js';

export interface StockScope {
  readonly productIds: readonly number[];
  readonly warehouseIds: readonly number[];
  /** Locks only products with stock. */
  readonly withoutServices?: boolean;
  /** Also locks the stock in the warehouse for lines without one. */
  readonly withDefault?: boolean;
}

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

const noStock: LockedStock = { products: new Map(), rows: new Map(), warehouses: new Map() };

/** Locks products and their stock rows until the transaction ends. */
export async function lockStock(
  trx: Db,
  companyId: number,
  scope: StockScope,
): Promise<LockedStock> {
  const productIds = sorted(scope.productIds);
  if (productIds.length === 0) return noStock;
  const { withoutServices = false, withDefault = false } = scope;
  const places = { companyId, warehouseIds: sorted(scope.warehouseIds), withDefault };
  const [products, rows, warehouses] = await Promise.all([
    queries.lockProducts(trx, { companyId, productIds, withServices: !withoutServices }),
    queries.lockRows(trx, { productIds, ...places }),
    queries.findWarehouses(trx, places),
  ]);
  const used = new Set(warehouses.map(({ id }) => id));
  return {
    products: new Map(
      products.map((row): [number, LockedProduct] => {
        const stock = { quantity: decimal(row.stock_total), value: decimal(row.stock_value) };
        const lastCost = row.last_cost === null ? undefined : decimal(row.last_cost);
        const usualCost = usualCostOf(stock, lastCost);
        const { id, code, is_active: isActive, track_stock: tracksStock } = row;
        return [id, { id, code, isActive, tracksStock, stock, lastCost, usualCost }];
      }),
    ),
    rows: new Map(
      rows
        .filter((row) => used.has(row.warehouse_id))
        .map((row) => {
          const place = { productId: row.product_id, warehouseId: row.warehouse_id };
          const worth = { quantity: decimal(row.quantity), value: decimal(row.value) };
          const lastMovedOn = row.last_moved_on ?? undefined;
          return [placeKey(place), { id: row.id, lastMovedOn, ...place, ...worth }];
        }),
    ),
    warehouses: new Map(
      warehouses.map(({ id, is_active: isActive, allows_negative: allowsNegative }) => [
        id,
        { id, isActive, allowsNegative },
      ]),
    ),
  };
}

/**
 * Returns what is locked as a booking leaves it, for the next document of the transaction; undefined if the booking gives a
 * place its first row, whose id is not known yet.
 */
export function afterBooking(
  locked: LockedStock,
  booking: Booking,
  date: string,
): LockedStock | undefined {
  const rows = new Map(locked.rows);
  const products = new Map(locked.products);
  for (const { id, productId, warehouseId, after, moves, lastMovedOn } of booking.rows) {
    if (moves === 0) continue;
    if (id === undefined) return undefined;
    const place = { productId, warehouseId };
    const movedOn = laterDay(date, lastMovedOn);
    rows.set(placeKey(place), { id, ...place, ...after, lastMovedOn: movedOn });
  }
  for (const { productId, quantity, value } of changesOf(booking)) {
    const product = products.get(productId);
    if (product === undefined) continue;
    const lastCost = booking.lastCosts.get(productId) ?? product.lastCost;
    const stock = sumOf(product.stock, { quantity, value });
    products.set(productId, {
      ...product,
      stock,
      lastCost,
      usualCost: usualCostOf(stock, lastCost),
    });
  }
  return { rows, products, warehouses: locked.warehouses };
}

/**
 * Adds the stock of the day of a document to the places with later movements. Without such a place nothing is read, which
 * is the case of nearly every document.
 *
 * @param locked  its rows must be locked by this transaction
 */
export async function stockOnDay(
  trx: Db,
  companyId: number,
  day: string,
  locked: LockedStock,
): Promise<LockedStock> {
  const moved = [...locked.rows.values()].filter(
    ({ lastMovedOn }) => lastMovedOn === undefined || lastMovedOn > day,
  );
  if (moved.length === 0) return locked;
  const productIds = moved.map(({ productId }) => productId);
  const warehouseIds = moved.map(({ warehouseId }) => warehouseId);
  const found = await queries.findLaterDays(trx, { companyId, day, productIds, warehouseIds });
  const days = found.map((row) => ({
    productId: row.product_id,
    warehouseId: row.warehouse_id,
    ...toDayOfMovements(row),
  }));
  const rows = new Map(locked.rows);
  for (const later of byPlace(days)) {
    const key = placeKey(later[0]);
    const row = locked.rows.get(key);
    if (row !== undefined) rows.set(key, { ...row, ...pastOf(day, row, later) });
  }
  return { products: locked.products, rows, warehouses: locked.warehouses };
}

const pastOf = (day: string, row: LockedRow, later: readonly DayOfMovements[]) => ({
  lastMovedOn: later.at(-1)?.day,
  past: pastStock(day, row, later),
});

export interface Moment {
  readonly companyId: number;
  readonly now: Date;
}

/** The moment of a document and its day. */
export interface DatedMoment extends Moment {
  readonly date: string;
}

const laterDay = (day: string, other: string | undefined): string =>
  other !== undefined && other > day ? other : day;

/** Returns true if the caller may bring the stock of a warehouse below zero. */
export type MayGoNegative = (warehouseId: number) => boolean;

function stockColumns(
  { companyId, now, date }: DatedMoment,
  rows: readonly BookedRow[],
  mayGoNegative: MayGoNegative,
): queries.StockColumns {
  return {
    companyId,
    now,
    quantities: rows.map(({ after }) => toSql(after.quantity)),
    values: rows.map(({ after }) => toSql(after.value)),
    moves: rows.map(({ moves }) => moves),
    mayGoNegative: rows.map(
      ({ before, warehouseId }) => mayGoNegative(warehouseId) || before.quantity.lt(decimal('0')),
    ),
    lastMovedOn: rows.map(({ lastMovedOn }) => laterDay(date, lastMovedOn)),
    isShort: rows.map(isShort),
  };
}

async function writeRows(
  trx: Db,
  moment: DatedMoment,
  rows: readonly BookedRow[],
  mayGoNegative: MayGoNegative,
): Promise<void> {
  const present = rows.filter(({ id }) => id !== undefined);
  const fresh = rows.filter(({ id }) => id === undefined);
  if (present.length > 0) {
    const ids = present.flatMap(({ id }) => id ?? []);
    await queries.updateRows.defer(trx, { ids, ...stockColumns(moment, present, mayGoNegative) });
  }
  if (fresh.length > 0) {
    const productIds = fresh.map(({ productId }) => productId);
    const warehouseIds = fresh.map(({ warehouseId }) => warehouseId);
    const columns = stockColumns(moment, fresh, mayGoNegative);
    await queries.insertRows.defer(trx, { productIds, warehouseIds, ...columns });
  }
}

const costText = (cost: Decimal | undefined): string | null =>
  cost === undefined ? null : toSql(cost);

/** Writes stock rows and product totals with the next statement of the transaction. `recordMovements` has to follow. */
export async function writeStock(
  trx: Db,
  moment: DatedMoment,
  booking: Booking,
  mayGoNegative: MayGoNegative,
): Promise<void> {
  const rows = booking.rows.filter(({ moves }) => moves > 0);
  if (rows.length === 0) return;
  await writeRows(trx, moment, rows, mayGoNegative);
  const changes = changesOf(booking);
  await queries.updateProducts.defer(trx, {
    companyId: moment.companyId,
    now: moment.now,
    ids: changes.map(({ productId }) => productId),
    quantities: changes.map(({ quantity }) => toSql(quantity)),
    values: changes.map(({ value }) => toSql(value)),
    lastCosts: changes.map(({ productId }) => costText(booking.lastCosts.get(productId))),
  });
}

export interface MovementDocument {
  /** Such as `invoice`. A reversal has a type of its own, such as `invoice_void`. */
  readonly type: string;
  readonly id: number;
  readonly number: string;
  readonly date: string;
}

/** Returns a row of the ledger for `insertMovements`. */
export function movementRow(
  { delta, after, unitCost, value, on, ...place }: Movement,
  document: MovementDocument,
  at: Date,
) {
  return {
    date: laterDay(document.date, on),
    product_id: place.productId,
    warehouse_id: place.warehouseId,
    document_type: document.type,
    document_id: document.id,
    document_number: document.number,
    line: place.line,
    quantity: toSql(delta),
    quantity_after: toSql(after),
    unit_cost: toSql(unitCost),
    value: toSql(value),
    created_at: at,
  };
}

/** Writes the ledger rows of a booking with the next statement: lines first, then corrections. */
export async function recordMovements(
  trx: Db,
  { companyId, now }: Moment,
  document: MovementDocument,
  movements: readonly Movement[],
): Promise<void> {
  const zero = decimal('0');
  const written = movements.filter(({ delta, value }) => !delta.eq(zero) || !value.eq(zero));
  if (written.length === 0) return;
  const lines = written.filter(({ line }) => line > 0).sort((one, other) => one.line - other.line);
  const corrections = written.filter(({ line }) => line === 0);
  const rows = [...lines, ...corrections].map((movement) => movementRow(movement, document, now));
  await queries.insertMovements.defer(trx, { companyId, movements: JSON.stringify(rows) });
}
