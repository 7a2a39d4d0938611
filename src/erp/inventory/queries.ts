import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/page.js';
import { statement } from '../../kernel/db/statement.js';
import { formatInstant } from '../../kernel/time.js';
import { adjustmentSql, placesSql, transferSql } from './document-sql.js';
import type { adjustmentColumns, Refusal, transferColumns } from './rules.js';

export type StockRow = components['schemas']['StockRow'];
export type Movement = components['schemas']['Movement'];
export type AdjustmentLine = components['schemas']['AdjustmentLine'];

interface StockListRow {
  readonly product_id: number;
  readonly product_code: string;
  readonly product_name: string;
  readonly warehouse_id: number;
  readonly warehouse_name: string;
  readonly quantity: string;
  readonly reserved: string;
  readonly available: string;
  readonly average_cost: string | null;
  readonly value: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const productMatches = (alias: string) =>
  `${alias}.product_id IN (SELECT p.id FROM products p WHERE p.company_id = $1 AND p.search_text LIKE ?)`;

const named = (alias: string) => `
  JOIN products p ON p.company_id = ${alias}.company_id AND p.id = ${alias}.product_id
  JOIN warehouses w ON w.company_id = ${alias}.company_id AND w.id = ${alias}.warehouse_id`;

export type StockSort = 'id' | 'productCode' | 'productName' | 'warehouseName' | 'quantity';

export const listStock = listQuery<
  StockListRow,
  StockSort,
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'productId'
  | 'warehouseId'
  | 'onlyPositive'
  | 'belowMinimum'
>({
  name: 'stock.list',
  table: 'stock',
  alias: 's',
  columns: `s.product_id, p.code AS product_code, p.name AS product_name, s.warehouse_id, w.name AS warehouse_name,
    s.quantity, s.reserved, s.quantity - s.reserved AS available, s.value,
    CASE WHEN s.quantity <> 0 THEN round(s.value / s.quantity, 6) END AS average_cost,
    s.version, s.created_at, s.updated_at`,
  joins: named('s'),
  sorts: {
    id: { sql: 's.id', type: 'bigint' },
    productCode: { sql: 's.product_code_key', type: 'text' },
    productName: { sql: 's.product_name_key', type: 'text' },
    warehouseName: { sql: 's.warehouse_name_key', type: 'text' },
    quantity: { sql: 's.quantity', type: 'numeric' },
  },
  filters: {
    search: productMatches('s'),
    dateFrom: 's.updated_at >= ?::timestamptz',
    dateTo: 's.updated_at < ?::timestamptz',
    updatedSince: 's.updated_at >= ?::timestamptz',
    productId: 's.product_id = ?::bigint',
    warehouseId: 's.warehouse_id = ?::bigint',
    onlyPositive: 's.quantity > 0',
    belowMinimum: `s.product_id IN (SELECT p.id FROM products p
      WHERE p.company_id = $1 AND p.stock_total < p.min_stock AND p.is_active)`,
  },
  gathering: ['search', 'productId', 'belowMinimum'],
  plannedPerCall: ['search'],
});

/** @param showsCost  the caller holds `inventory:cost` */
export function toStockRow(row: StockListRow, timeZone: string, showsCost: boolean): StockRow {
  const item: StockRow = {
    productId: row.product_id,
    productCode: row.product_code,
    productName: row.product_name,
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    quantity: Number(row.quantity),
    reserved: Number(row.reserved),
    available: Number(row.available),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
  if (!showsCost) return item;
  const averageCost = row.average_cost === null ? null : Number(row.average_cost);
  return { ...item, averageCost, value: Number(row.value) };
}

interface MovementRow {
  readonly id: number;
  readonly date: string;
  readonly product_id: number;
  readonly product_code: string;
  readonly product_name: string;
  readonly warehouse_id: number;
  readonly warehouse_name: string;
  readonly document_type: string;
  readonly document_id: number;
  readonly document_number: string;
  readonly quantity: string;
  readonly quantity_after: string;
  readonly unit_cost: string;
  readonly value: string;
  readonly created_at: Date;
}

/** Every movement adds one to the version of its stock row: their sum is the length of the ledger. */
const ledgerLength = (condition: string) =>
  `SELECT coalesce(sum(s.version), 0)::bigint FROM stock s WHERE s.company_id = $1${condition}`;

export const listMovements = listQuery<
  MovementRow,
  'id' | 'date',
  'search' | 'dateFrom' | 'dateTo' | 'updatedSince' | 'productId' | 'warehouseId' | 'documentType'
>({
  name: 'movements.list',
  table: 'stock_movements',
  alias: 'm',
  columns: `m.id, m.date, m.product_id, p.code AS product_code, p.name AS product_name, m.warehouse_id,
    w.name AS warehouse_name, m.document_type, m.document_id, m.document_number, m.quantity, m.quantity_after,
    m.unit_cost, m.value, m.created_at`,
  joins: named('m'),
  sorts: {
    id: { sql: 'm.id', type: 'bigint' },
    date: { sql: 'm.date', type: 'date' },
  },
  filters: {
    search: productMatches('m'),
    dateFrom: 'm.date >= ?::date',
    dateTo: 'm.date <= ?::date',
    updatedSince: 'm.created_at >= ?::timestamptz',
    productId: 'm.product_id = ?::bigint',
    warehouseId: 'm.warehouse_id = ?::bigint',
    documentType: 'm.document_type = ?',
  },
  gathering: ['search'],
  counters: {
    '': ledgerLength(''),
    productId: ledgerLength(' AND s.product_id = $2::bigint'),
    warehouseId: ledgerLength(' AND s.warehouse_id = $2::bigint'),
  },
});

/** @param showsCost  the caller holds `inventory:cost` */
export function toMovement(row: MovementRow, timeZone: string, showsCost: boolean): Movement {
  const at = formatInstant(row.created_at, timeZone);
  const movement: Movement = {
    id: row.id,
    date: row.date,
    productId: row.product_id,
    productCode: row.product_code,
    productName: row.product_name,
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    documentType: row.document_type,
    documentId: row.document_id,
    documentNumber: row.document_number,
    quantity: Number(row.quantity),
    quantityAfter: Number(row.quantity_after),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  if (!showsCost) return movement;
  return { ...movement, unitCost: Number(row.unit_cost), value: Number(row.value) };
}

/** What a document says of itself, beside its lines. */
export interface DocumentValues {
  readonly warehouseId: number;
  readonly date: string;
  readonly notes: string | null;
  /** Of the company's currency. */
  readonly decimals: number;
  /** Where the warehouse allows it too. */
  readonly mayGoNegative: boolean;
  readonly mayUnlock: boolean;
}

interface DocumentRow<Line> {
  readonly line: number | null;
  readonly code: Refusal['code'] | null;
  readonly subject: string | null;
  readonly available: string | null;
  readonly asked: string | null;
  readonly shortages: Refusal['shortages'];
  readonly id: number | null;
  readonly number: string | null;
  readonly lines: readonly Line[] | null;
  readonly missing_products: readonly number[];
  readonly missing_warehouses: readonly number[];
}

/** Exactly one of the three: written whole, refused, or not yet possible for want of stock rows. */
export type Outcome<Line> =
  | {
      readonly kind: 'written';
      readonly id: number;
      readonly number: string;
      readonly lines: readonly Line[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing'; readonly places: Places };

export interface Places {
  readonly productIds: readonly number[];
  /** Of the same length. */
  readonly warehouseIds: readonly number[];
}

function toOutcome<Line>(row: DocumentRow<Line> | undefined): Outcome<Line> {
  if (row === undefined) throw new Error('A stock document answered nothing');
  const { id, number, lines, line, code } = row;
  if (id !== null && number !== null && lines !== null)
    return { kind: 'written', id, number, lines };
  if (line !== null && code !== null) {
    const { subject, available, asked, shortages } = row;
    const figures = { subject: subject ?? '', available: available ?? '', asked: asked ?? '' };
    return { kind: 'refused', refusal: { line, code, shortages, ...figures } };
  }
  const places = { productIds: row.missing_products, warehouseIds: row.missing_warehouses };
  return { kind: 'missing', places };
}

function valuesOf(
  audit: readonly unknown[],
  document: DocumentValues,
  eleventh: unknown,
): unknown[] {
  const { warehouseId, date, notes, decimals, mayGoNegative, mayUnlock } = document;
  return [...audit, warehouseId, date, eleventh, notes, decimals, mayGoNegative, mayUnlock];
}

/** A line as it was booked; `before` and `after` run on from line to line of the same product. */
export interface BookedLine {
  readonly productId: number;
  readonly before: number;
  readonly delta: number;
  readonly after: number;
  readonly unitCost: number;
  readonly value: number;
}

export interface AdjustmentValues extends DocumentValues {
  readonly reason: components['schemas']['AdjustmentInput']['reason'];
  readonly columns: ReturnType<typeof adjustmentColumns>;
}

const adjust = statement<DocumentRow<BookedLine>>('inventory.adjust', adjustmentSql);

/**
 * Books a whole adjustment or nothing of it.
 *
 * @param audit  who and when, as `auditValues` gives it
 */
export async function insertAdjustment(
  db: Db,
  audit: readonly unknown[],
  values: AdjustmentValues,
): Promise<Outcome<BookedLine>> {
  const [row] = await adjust(db, [...valuesOf(audit, values, values.reason), ...values.columns]);
  return toOutcome(row);
}

export interface MovedLine {
  readonly productId: number;
  readonly quantity: number;
  readonly fromAfter: number;
  readonly toAfter: number;
}

export interface TransferValues extends DocumentValues {
  readonly toWarehouseId: number;
  readonly columns: ReturnType<typeof transferColumns>;
}

const transfer = statement<DocumentRow<MovedLine>>('inventory.transfer', transferSql);

/** Moves all lines from `warehouseId` to `toWarehouseId` or none; `audit` as in `insertAdjustment`. */
export async function insertTransfer(
  db: Db,
  audit: readonly unknown[],
  values: TransferValues,
): Promise<Outcome<MovedLine>> {
  const own = valuesOf(audit, values, values.toWarehouseId);
  const [row] = await transfer(db, [...own, ...values.columns]);
  return toOutcome(row);
}

const addEmpty = statement<object>('inventory.places', placesSql);

/** Adds empty stock rows where there are none; belongs into the transaction that fills them. */
export async function insertPlaces(
  trx: Db,
  companyId: number,
  places: Places,
  now: Date,
): Promise<void> {
  await addEmpty(trx, [companyId, places.productIds, places.warehouseIds, now]);
}
