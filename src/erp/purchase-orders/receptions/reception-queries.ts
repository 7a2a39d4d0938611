import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { lookup, query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { broughtValues, type GoodsLine } from '../../inventory/index.js';
import type { StoredTax } from '../../invoices/index.js';
import type { OrderStatus } from '../rules.js';

export type Reception = components['schemas']['Reception'];

/** Decimals as texts. */
export interface StoredReceptionLine {
  readonly id: number;
  readonly orderLineId: number;
  readonly productId: number;
  readonly quantity: string;
  readonly unitCost: string;
  readonly netAmount: string;
  readonly taxAmount: string;
}

export interface StoredReception {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly date: string;
  readonly warehouseId: number;
  readonly vendorInvoiceNumber: string | null;
  readonly notes: string | null;
  readonly currencyCode: string;
  readonly total: string;
  readonly taxTotal: string;
  readonly grandTotal: string;
  readonly lines: readonly StoredReceptionLine[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The receptions of an order `o` as JSON, decimals as texts. */
export const receptionsOf = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number,
    'status', r.status, 'date', r.date, 'warehouseId', r.warehouse_id, 'vendorInvoiceNumber', r.vendor_invoice_number,
    'notes', r.notes, 'currencyCode', r.currency_code, 'total', r.total::text, 'taxTotal', r.tax_total::text,
    'grandTotal', r.grand_total::text, 'version', r.version, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
    'lines', (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'orderLineId', l.order_line_id,
        'productId', l.product_id, 'quantity', l.quantity::text, 'unitCost', l.unit_cost::text,
        'netAmount', l.net_amount::text, 'taxAmount', l.tax_amount::text) ORDER BY l.line)
      FROM reception_lines l WHERE l.company_id = r.company_id AND l.reception_id = r.id)) ORDER BY r.id)
  FROM receptions r WHERE r.company_id = o.company_id AND r.order_id = o.id), '[]')`;

export const toReceptionLine = (line: StoredReceptionLine): Reception['lines'][number] => ({
  ...line,
  quantity: Number(line.quantity),
  unitCost: Number(line.unitCost),
  netAmount: Number(line.netAmount),
  taxAmount: Number(line.taxAmount),
});

export function toReception(stored: StoredReception, timeZone: string): Reception {
  return {
    ...stored,
    total: Number(stored.total),
    taxTotal: Number(stored.taxTotal),
    grandTotal: Number(stored.grandTotal),
    lines: stored.lines.map(toReceptionLine),
    createdAt: formatInstant(new Date(stored.createdAt), timeZone),
    updatedAt: formatInstant(new Date(stored.updatedAt), timeZone),
  };
}

/** Decimals as texts. */
export interface NewReception {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly warehouseId: number;
  readonly date: string;
  readonly vendorInvoiceNumber: string | null;
  readonly vendorInvoiceKey: string | null;
  readonly notes: string | null;
  readonly exchangeRate: string;
  readonly total: string;
  readonly taxTotal: string;
  readonly grandTotal: string;
  readonly taxes: readonly StoredTax[];
  readonly status: OrderStatus;
  readonly lines: readonly {
    readonly line: number;
    readonly orderLineId: number;
    readonly productId: number;
    readonly tracksStock: boolean;
    readonly quantity: string;
    readonly unitCost: string;
    readonly netAmount: string;
    readonly taxAmount: string;
  }[];
}

const lineTypes = `(line int, "orderLineId" bigint, "productId" bigint, "tracksStock" boolean, quantity numeric,
  "unitCost" numeric, "netAmount" numeric, "taxAmount" numeric)`;

const insertRow = query<{
  readonly companyId: number;
  readonly now: Date;
  readonly document: string;
  readonly lines: string;
}>(
  'receptions.insert',
  `WITH doc AS MATERIALIZED (
     SELECT d.* FROM jsonb_to_record(:document::jsonb) AS d (id bigint, number text, "orderId" bigint, "warehouseId" bigint,
       date date,
       "vendorInvoiceNumber" text, "vendorInvoiceKey" text, notes text, "exchangeRate" numeric, total numeric,
       "taxTotal" numeric, "grandTotal" numeric, taxes jsonb, status text)
   ), line AS MATERIALIZED (
     SELECT l.* FROM jsonb_to_recordset(:lines::jsonb) AS l ${lineTypes}
   ), ordered AS (
     UPDATE purchase_orders o SET status = d.status, version = o.version + 1, updated_at = :now::timestamptz,
       received_quantity = o.received_quantity + (SELECT sum(l.quantity) FROM line l)
     FROM doc d WHERE o.company_id = :companyId::bigint AND o.id = d."orderId" RETURNING o.vendor_id, o.currency_code
   ), filled AS (
     UPDATE purchase_order_lines p SET received_quantity = p.received_quantity + s.quantity
     FROM (SELECT l."orderLineId" AS id, sum(l.quantity) AS quantity FROM line l GROUP BY 1) s
     WHERE p.company_id = :companyId::bigint AND p.id = s.id
   ), document AS (
     INSERT INTO receptions AS r (company_id, id, number, order_id, vendor_id, warehouse_id, date, vendor_invoice_number,
       vendor_invoice_key, notes, currency_code, exchange_rate, total, tax_total, grand_total, taxes, created_at,
       updated_at)
     SELECT :companyId::bigint, d.id, d.number, d."orderId", o.vendor_id, d."warehouseId", d.date, d."vendorInvoiceNumber",
       d."vendorInvoiceKey", d.notes, o.currency_code, d."exchangeRate", d.total, d."taxTotal", d."grandTotal",
       d.taxes, :now::timestamptz, :now::timestamptz
     FROM doc d CROSS JOIN ordered o RETURNING r.id
   )
   INSERT INTO reception_lines (company_id, reception_id, line, order_line_id, product_id, tracks_stock, quantity,
     unit_cost, net_amount, tax_amount)
   SELECT :companyId::bigint, d.id, l.line, l."orderLineId", l."productId", l."tracksStock", l.quantity, l."unitCost",
     l."netAmount", l."taxAmount"
   FROM document d CROSS JOIN line l ORDER BY l.line`,
);

/**
 * Writes a reception and updates the locked order.
 *
 * @throws a violation of `receptions_vendor_invoice_key` if the number of the vendor was received before
 */
export async function insertReception(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  { lines, ...document }: NewReception,
): Promise<void> {
  const json = { document: JSON.stringify(document), lines: JSON.stringify(lines) };
  await insertRow(trx, { companyId, now, ...json });
}

export interface ReceptionRow {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly order_id: number;
  readonly vendor_id: number;
  readonly warehouse_id: number;
  readonly date: string;
  readonly grand_total: string;
  readonly lines: readonly {
    readonly line: number;
    readonly productId: number;
    readonly productCode: string;
    readonly tracksStock: boolean;
    readonly quantity: string;
  }[];
}

const find = lookup<RowKey, ReceptionRow>(
  'receptions.find',
  `SELECT r.id, r.number, r.status, r.order_id, r.vendor_id, r.warehouse_id, r.date, r.grand_total,
    (SELECT jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.product_code,
       'tracksStock', l.tracks_stock, 'quantity', l.quantity::text) ORDER BY l.line)
     FROM reception_lines l JOIN purchase_order_lines p ON p.company_id = l.company_id AND p.id = l.order_line_id
     WHERE l.company_id = r.company_id AND l.reception_id = r.id) AS lines
  FROM receptions r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint`,
);

export const findReception = (trx: Db, companyId: number, id: number) =>
  find.first(trx, { companyId, id });

const reverse = query<{
  readonly companyId: number;
  readonly id: number;
  readonly now: Date;
  readonly reason: string | null;
}>(
  'receptions.reverse',
  `WITH reversed AS (
     UPDATE receptions r SET status = 'reversed', reversed_at = :now::timestamptz, reverse_reason = :reason,
       version = r.version + 1, updated_at = :now WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
     RETURNING r.id, r.order_id
   ), line AS MATERIALIZED (
     SELECT l.order_line_id, sum(l.quantity) AS quantity FROM reception_lines l
     WHERE l.company_id = :companyId AND l.reception_id = :id GROUP BY 1
   ), emptied AS (
     UPDATE purchase_order_lines p SET received_quantity = p.received_quantity - l.quantity
     FROM line l WHERE p.company_id = :companyId AND p.id = l.order_line_id
   )
   UPDATE purchase_orders o SET received_quantity = o.received_quantity - (SELECT sum(l.quantity) FROM line l)
   FROM reversed v WHERE o.company_id = :companyId AND o.id = v.order_id`,
);

/**
 * Subtracts the quantities of a reception from the lines of the order, with the next statement of the transaction.
 */
export async function markReversed(
  trx: Db,
  companyId: number,
  id: number,
  how: { readonly now: Date; readonly reason: string | null },
): Promise<void> {
  await reverse.defer(trx, { companyId, id, now: how.now, reason: how.reason });
}

/** Returns the goods of a reception as outgoing ones. */
export async function leavingGoods(
  trx: Db,
  companyId: number,
  { id, lines, warehouse_id: warehouseId }: ReceptionRow,
): Promise<readonly GoodsLine[]> {
  const values = await broughtValues(trx, companyId, 'reception', id);
  return lines.flatMap(({ line, productId, quantity, tracksStock }) => {
    if (!tracksStock) return [];
    const value = values.get(line);
    return [{ line, productId, warehouseId, delta: `-${quantity}`, ...(value && { value }) }];
  });
}
