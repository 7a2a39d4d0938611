import type { components } from '../../../generated/erp/types.js';
import { companyCurrency, type ListSource, listQuery } from '../../kernel/db/lists/page.js';
import { orNull } from '../../kernel/db/nullable.js';
import { formatInstant } from '../../kernel/values/time.js';
import { isLowAt } from '../products/index.js';

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
  readonly is_low: boolean;
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

type StockFilter =
  | 'asOf'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'productId'
  | 'warehouseId'
  | 'onlyPositive'
  | 'belowMinimum';

/** The SQL of the figures of a stock row `s`, and of the stock of a product `p` in all warehouses. */
interface StockFigures {
  readonly quantity: string;
  readonly value: string;
  readonly total: string;
}

const today: StockFigures = { quantity: 's.quantity', value: 's.value', total: 'p.stock_total' };

/** The day of the list. Its filter comes first, so that its value is the second of the statement. */
const day = '$2::date';

const ofPlace = `m.company_id = $1 AND m.product_id = s.product_id AND m.warehouse_id = s.warehouse_id`;

/** The movements of a place after the day, added up. A place without such movements is not looked up. */
const movedLater = (column: 'quantity' | 'value') => `CASE
    WHEN s.last_moved_on IS NULL OR s.last_moved_on > ${day} THEN coalesce((SELECT sum(m.${column})
      FROM stock_movements m WHERE ${ofPlace} AND m.date > ${day}), 0) ELSE 0 END`;

/** The stock at the end of a day is that of now less what moved later. */
const onDay: StockFigures = {
  quantity: `(s.quantity - ${movedLater('quantity')})`,
  value: `(s.value - ${movedLater('value')})`,
  total: `p.stock_total - coalesce((SELECT sum(m.quantity) FROM stock_movements m
    WHERE m.company_id = $1 AND m.product_id = p.id AND m.date > ${day}), 0)`,
};

const stockSource = (
  name: string,
  { quantity, value, total }: StockFigures,
): ListSource<StockSort, StockFilter, 'value'> => ({
  name,
  table: 'stock',
  alias: 's',
  columns: `s.product_id, p.code AS product_code, p.name AS product_name, s.warehouse_id, w.name AS warehouse_name,
    f.quantity, s.reserved, f.quantity - s.reserved AS available, f.value,
    coalesce(${isLowAt(total)} AND p.is_active, false) AS is_low,
    CASE WHEN f.quantity <> 0 THEN round(f.value / f.quantity, 6) END AS average_cost,
    s.version, s.created_at, s.updated_at`,
  joins: `${named('s')}
  CROSS JOIN LATERAL (SELECT ${quantity} AS quantity, ${value} AS value OFFSET 0) f`,
  sorts: {
    id: { sql: 's.id', type: 'bigint' },
    productCode: { sql: 's.product_code_key', type: 'text' },
    productName: { sql: 's.product_name_key', type: 'text' },
    warehouseName: { sql: 's.warehouse_name_key', type: 'text' },
    quantity: { sql: quantity, type: 'numeric', isUnindexed: true },
  },
  filters: {
    asOf: `EXISTS (SELECT 1 FROM stock_movements m WHERE ${ofPlace} AND m.date <= ?::date)`,
    search: productMatches('s'),
    dateFrom: 's.updated_at >= ?::timestamptz',
    dateTo: 's.updated_at < ?::timestamptz',
    updatedSince: 's.updated_at >= ?::timestamptz',
    productId: 's.product_id = ?::bigint',
    warehouseId: 's.warehouse_id = ?::bigint',
    onlyPositive: `${quantity} > 0`,
    belowMinimum: `s.product_id IN (SELECT p.id FROM products p
      WHERE p.company_id = $1 AND ${isLowAt(total)} AND p.is_active)`,
  },
  gathering: ['search', 'productId', 'belowMinimum'],
  plannedPerCall: ['search', 'asOf'],
  sums: { value },
  sumsCurrency: companyCurrency,
});

export const listStock = listQuery<StockListRow, StockSort, StockFilter, 'value'>(
  stockSource('stock.list', today),
);

/** The stock at the end of the day of the filter `asOf`. */
export const listStockOnDay = listQuery<StockListRow, StockSort, StockFilter, 'value'>(
  stockSource('stock.on_day', onDay),
);

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
    belowMinimum: row.is_low,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
  if (!showsCost) return item;
  const averageCost = orNull(row.average_cost, Number);
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

/**
 * Every movement increases the version of its stock row by one, so that the sum of the versions is the number of
 * movements.
 */
const ledgerLength = (condition: string) =>
  `SELECT coalesce(sum(s.version), 0)::bigint FROM stock s WHERE s.company_id = $1${condition}`;

export const listMovements = listQuery<
  MovementRow,
  'id' | 'date',
  'search' | 'dateFrom' | 'dateTo' | 'updatedSince' | 'productId' | 'warehouseId' | 'documentType',
  'value'
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
  bounding: [
    ...(['productId', 'warehouseId', 'documentType'] as const),
    ...(['dateFrom', 'dateTo', 'updatedSince'] as const),
  ],
  inOrder: { id: ['productId', 'warehouseId'], date: ['dateFrom', 'dateTo'] },
  counters: {
    '': ledgerLength(''),
    productId: ledgerLength(' AND s.product_id = $2::bigint'),
    warehouseId: ledgerLength(' AND s.warehouse_id = $2::bigint'),
  },
  sums: { value: 'm.value' },
  sumsCurrency: companyCurrency,
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
