import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { lookup, query, type RowKey, repeated } from '../../kernel/db/statements/query.js';
import { countRows, rowCount } from '../../kernel/db/tallies/row-counts.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type StoredTax, type TaxRate, type TradeDocument, toTaxes } from '../invoices/index.js';
import type { PrintedParty } from '../prints/index.js';
import { receptionsOf, type StoredReception, toReception } from './receptions/reception-queries.js';
import { type OrderStatus, pendingOf } from './rules.js';

export type PurchaseOrder = components['schemas']['PurchaseOrder'];
export type PurchaseOrderListItem = components['schemas']['PurchaseOrderListItem'];

export interface StoredOrderLine {
  readonly id: number;
  readonly productId: number;
  readonly productCode: string;
  readonly description: string;
  readonly unit: string;
  readonly tracksStock: boolean;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly netAmount: string;
  readonly taxAmount: string;
  readonly taxRate: string;
  readonly taxCategory: string;
  readonly taxes: readonly TaxRate[];
  readonly receivedQuantity: string;
}

interface ListRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly order_date: string;
  readonly expected_date: string | null;
  readonly currency_code: string;
  readonly total: string;
  readonly tax_total: string;
  readonly grand_total: string;
  readonly received_percent: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly lines: readonly StoredOrderLine[] | null;
}

/** @param company  the parameter */
const linesOf = (
  company: string,
) => `(SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id, 'productCode', l.product_code,
    'description', l.description, 'unit', l.unit, 'tracksStock', l.tracks_stock, 'quantity', l.quantity::text,
    'unitPrice', l.unit_price::text, 'discountPercent', l.discount_percent::text, 'netAmount', l.net_amount::text,
    'taxAmount', l.tax_amount::text, 'taxRate', l.tax_rate::text, 'taxCategory', l.tax_category, 'taxes', l.taxes,
    'receivedQuantity', l.received_quantity::text) ORDER BY l.line)
  FROM purchase_order_lines l WHERE l.company_id = ${company} AND l.order_id = o.id) AS lines`;

const columns = `o.id, o.number, o.status, o.vendor_id, o.vendor_name, o.order_date, o.expected_date, o.currency_code,
  o.total, o.tax_total, o.grand_total, round(100 * o.received_quantity / o.ordered_quantity, 2) AS received_percent,
  o.version, o.created_at, o.updated_at`;

const source = (name: string, more: string) => ({
  name,
  table: 'purchase_orders',
  alias: 'o',
  columns: `${columns}, ${more}`,
  sorts: {
    id: { sql: 'o.id', type: 'bigint' },
    number: { sql: 'o.number COLLATE "C"', type: 'text' },
    orderDate: { sql: 'o.order_date', type: 'date' },
    expectedDate: { sql: 'o.expected_key', type: 'date' },
    grandTotal: { sql: 'o.grand_total', type: 'numeric' },
    vendorName: { sql: 'o.vendor_key', type: 'text' },
  } as const,
  filters: {
    vendorId: 'o.vendor_id = ?::bigint',
    status: 'o.status = ?',
    warehouseId: 'o.warehouse_id = ?::bigint',
    search: 'o.search_text LIKE ?',
    dateFrom: 'o.order_date >= ?::date',
    dateTo: 'o.order_date <= ?::date',
    updatedSince: 'o.updated_at >= ?::timestamptz',
  },
  gathering: ['search', 'vendorId'] as const,
  bounding: ['status', 'dateFrom', 'dateTo', 'updatedSince'] as const,
  inOrder: { id: ['status'], orderDate: ['dateFrom', 'dateTo'] } as const,
  counters: { '': rowCount('purchase_orders') },
  amount: 'o.grand_total',
  sums: { grandTotal: 'o.grand_total' },
  summed: `o.status NOT IN ('draft', 'cancelled')`,
});

type Sort = 'id' | 'number' | 'orderDate' | 'expectedDate' | 'grandTotal' | 'vendorName';
type Filter =
  | 'vendorId'
  | 'status'
  | 'warehouseId'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince';

export const listOrders = listQuery<ListRow, Sort, Filter, 'grandTotal'>(
  source('orders.list', 'NULL::jsonb AS lines'),
);
export const listOrdersWithLines = listQuery<ListRow, Sort, Filter, 'grandTotal'>(
  source('orders.list_lines', linesOf('$1')),
);

export function toLine(line: StoredOrderLine): PurchaseOrder['lines'][number] {
  const { taxes, tracksStock: _tracksStock, ...shown } = line;
  return {
    taxRateId: taxes[0]?.id ?? null,
    pendingQuantity: Number(pendingOf(line).toString()),
    ...shown,
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice),
    discountPercent: Number(line.discountPercent),
    netAmount: Number(line.netAmount),
    taxRate: Number(line.taxRate),
    taxAmount: Number(line.taxAmount),
    receivedQuantity: Number(line.receivedQuantity),
  };
}

export function toListItem(row: ListRow, timeZone: string): PurchaseOrderListItem {
  const item: PurchaseOrderListItem = {
    id: row.id,
    number: row.number,
    status: row.status,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    orderDate: row.order_date,
    expectedDate: row.expected_date,
    currencyCode: row.currency_code,
    total: Number(row.total),
    taxTotal: Number(row.tax_total),
    grandTotal: Number(row.grand_total),
    receivedPercent: Number(row.received_percent),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
  return row.lines === null ? item : { ...item, lines: row.lines.map(toLine) };
}

export interface OrderRow extends ListRow {
  readonly lines: readonly StoredOrderLine[];
  readonly vendor_key: string;
  readonly vendor: PrintedParty;
  /** Null in orders of earlier releases. */
  readonly company: PrintedParty | null;
  readonly warehouse_name: string;
  readonly warehouse_id: number;
  readonly payment_terms: string;
  readonly terms: TradeDocument['terms'];
  readonly exchange_rate: string;
  readonly tax_rounding: 'document' | 'line';
  readonly reference: string | null;
  readonly notes: string | null;
  readonly taxes: readonly StoredTax[];
  readonly over_receipt_tolerance: string;
  readonly price_tolerance: string;
  readonly receptions: readonly StoredReception[];
}

const find = lookup<RowKey, OrderRow>(
  'orders.find',
  `SELECT ${columns}, ${linesOf(':companyId')}, o.vendor_key, o.vendor, o.company, o.warehouse_id, coalesce(o.warehouse_name, w.name) AS warehouse_name, o.payment_terms,
    o.terms, o.exchange_rate, o.tax_rounding, o.reference, o.notes, o.taxes, c.over_receipt_tolerance, c.price_tolerance, ${receptionsOf} AS receptions
  FROM purchase_orders o JOIN companies c ON c.id = o.company_id
    JOIN warehouses w ON w.company_id = o.company_id AND w.id = o.warehouse_id
  WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint`,
);

export const findOrder = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

export function toOrder(row: OrderRow, timeZone: string): PurchaseOrder {
  return {
    warehouseId: row.warehouse_id,
    paymentTerms: row.payment_terms,
    exchangeRate: Number(row.exchange_rate),
    reference: row.reference,
    notes: row.notes,
    taxes: toTaxes(row.taxes),
    receptions: row.receptions.map((reception) => toReception(reception, timeZone)),
    ...toListItem(row, timeZone),
    lines: row.lines.map(toLine),
  };
}

const insertRow = query<
  {
    readonly companyId: number;
    readonly now: Date;
    readonly header: string;
    readonly lines: string;
  },
  { id: number }
>(
  'orders.insert',
  `WITH doc AS MATERIALIZED (
     SELECT d.* FROM jsonb_to_record(:header::jsonb) AS d (number text, status text, party_id bigint, party_name text,
       party_key text, party jsonb, company jsonb, search_text text, warehouse_id bigint, order_date date, expected_date date,
       payment_terms text, terms jsonb, currency_code text, exchange_rate numeric, tax_rounding text, reference text,
       notes text, total numeric, tax_total numeric, grand_total numeric, taxes jsonb)
   ), line AS MATERIALIZED (
     SELECT l.* FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, product_code text,
       description text, unit text, tracks_stock boolean, quantity numeric, unit_price numeric,
       discount_percent numeric, net_amount numeric, tax_amount numeric, tax_category text, tax_rate numeric, taxes jsonb)
   ), document AS (
     INSERT INTO purchase_orders AS o (company_id, number, status, vendor_id, vendor_name, vendor_key, vendor,
       company, search_text, warehouse_id, warehouse_name, order_date, expected_date, payment_terms, terms, currency_code, exchange_rate,
       tax_rounding, reference, notes, total, tax_total, grand_total, taxes, ordered_quantity, created_at, updated_at)
     SELECT :companyId::bigint, d.number, d.status, d.party_id, d.party_name, d.party_key, d.party,
       d.company, lower(d.number) || ' ' || d.search_text, d.warehouse_id,
       (SELECT w.name FROM warehouses w WHERE w.company_id = :companyId AND w.id = d.warehouse_id), d.order_date, d.expected_date, d.payment_terms,
       d.terms, d.currency_code, d.exchange_rate, d.tax_rounding, d.reference, d.notes, d.total, d.tax_total,
       d.grand_total, d.taxes, (SELECT sum(l.quantity) FROM line l), :now::timestamptz, :now::timestamptz
     FROM doc d RETURNING o.id
   ), lines AS (
     INSERT INTO purchase_order_lines (company_id, order_id, line, product_id, product_code, description, unit,
       tracks_stock, quantity, unit_price, discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes)
     SELECT :companyId::bigint, d.id, l.line, l.product_id, l.product_code, l.description, l.unit, l.tracks_stock,
       l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category, l.tax_rate, l.taxes
     FROM document d CROSS JOIN line l ORDER BY l.line
   )
   SELECT d.id FROM document d`,
);

/** @throws a violation of `purchase_orders_number_key` when the series was set back */
export async function insertOrder(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  header: Readonly<Record<string, unknown>>,
  lines: TradeDocument['lines'],
): Promise<number> {
  const json = { header: JSON.stringify(header), lines: JSON.stringify(lines) };
  const [row] = await insertRow(trx, { companyId, now, ...json });
  if (row === undefined) throw new Error('An order was not inserted');
  countRows(trx, companyId, 'purchase_orders', 1);
  return row.id;
}

const lockProductRows = query<{ readonly companyId: number; readonly ids: readonly number[] }>(
  'orders.products',
  `SELECT p.id FROM products p WHERE p.company_id = :companyId::bigint AND p.id = ANY (:ids::bigint[])
     ORDER BY p.id FOR SHARE`,
);

/** Locks products, so that they are not deactivated while an order is written. */
export async function shareProducts(trx: Db, companyId: number, ids: readonly number[]) {
  await lockProductRows(trx, { companyId, ids: repeated(ids) });
}

const lockRow = query<RowKey, { id: number; vendor_id: number; status: OrderStatus }>(
  'orders.lock',
  `SELECT o.id, o.vendor_id, o.status FROM purchase_orders o
   WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint FOR UPDATE`,
);

export const lockOrder = (trx: Db, companyId: number, id: number) =>
  lockRow.first(trx, { companyId, id });

const setStatus = query<RowKey & { readonly status: string; readonly now: Date }>(
  'orders.status',
  `UPDATE purchase_orders o SET status = :status, version = o.version + 1, updated_at = :now::timestamptz
   WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint`,
);

/** Changes the status with the next statement of the transaction. */
export async function markStatus(
  trx: Db,
  companyId: number,
  id: number,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  await setStatus.defer(trx, { companyId, id, status, now });
}

const open = query<{ readonly companyId: number; readonly productId: number }, { found: boolean }>(
  'orders.with_product',
  `SELECT EXISTS (
     SELECT 1 FROM purchase_order_lines l
     JOIN purchase_orders o ON o.company_id = l.company_id AND o.id = l.order_id
     WHERE l.company_id = :companyId::bigint AND l.product_id = :productId::bigint AND l.received_quantity < l.quantity
       AND o.status IN ('draft', 'open', 'partially_received')
   ) AS found`,
);

/** Returns true if an order of the product is not fully received. */
export async function isInOpenOrders(trx: Db, companyId: number, productId: number) {
  const [row] = await open(trx, { companyId, productId });
  return row?.found ?? false;
}
