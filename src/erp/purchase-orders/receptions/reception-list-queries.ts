import type { components } from '../../../../generated/erp/types.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { orNull } from '../../../kernel/db/nullable.js';
import { lookup, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { type StoredReceptionLine, toReceptionLine } from './reception-queries.js';

type ListItem = components['schemas']['ReceptionListItem'];
type Reception = components['schemas']['ReceptionRecord'];

interface ReceptionListRow {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly order_id: number;
  readonly order_number: string;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly warehouse_id: number;
  readonly warehouse_name: string;
  readonly date: string;
  readonly vendor_invoice_number: string | null;
  readonly notes: string | null;
  readonly currency_code: string;
  readonly total: string;
  readonly tax_total: string;
  readonly grand_total: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `r.id, r.number, r.status, r.order_id, o.number AS order_number, r.vendor_id, o.vendor_name, r.warehouse_id,
    w.name AS warehouse_name, r.date, r.vendor_invoice_number, r.notes, r.currency_code, r.total, r.tax_total,
    r.grand_total, r.version, r.created_at, r.updated_at`;
const joins = `JOIN purchase_orders o ON o.company_id = r.company_id AND o.id = r.order_id
  JOIN warehouses w ON w.company_id = r.company_id AND w.id = r.warehouse_id`;

export const listReceptions = listQuery<
  ReceptionListRow,
  'id' | 'date',
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'vendorId'
  | 'orderId'
  | 'warehouseId'
  | 'status'
>({
  name: 'receptions.list',
  table: 'receptions',
  alias: 'r',
  columns,
  joins: ` ${joins}`,
  sorts: { id: { sql: 'r.id', type: 'bigint' }, date: { sql: 'r.date', type: 'date' } },
  filters: {
    search: `EXISTS (SELECT 1 FROM purchase_orders o WHERE o.company_id = $1 AND o.id = r.order_id
      AND normalised(r.number || ' ' || coalesce(r.vendor_invoice_number, '') || ' ' || o.number || ' ' || o.vendor_name) LIKE ?)`,
    dateFrom: 'r.date >= ?::date',
    dateTo: 'r.date <= ?::date',
    updatedSince: 'r.updated_at >= ?::timestamptz',
    vendorId: 'r.vendor_id = ?::bigint',
    orderId: 'r.order_id = ?::bigint',
    warehouseId: 'r.warehouse_id = ?::bigint',
    status: 'r.status = ?',
  },
  bounding: ['status', 'orderId', 'dateFrom', 'dateTo'],
  inOrder: { id: ['orderId'], date: ['dateFrom', 'dateTo'] },
  plannedPerCall: ['status'],
});

interface ReceptionRow extends ReceptionListRow {
  readonly reversed_at: Date | null;
  readonly reverse_reason: string | null;
  readonly lines: readonly StoredReceptionLine[];
}

const find = lookup<RowKey, ReceptionRow>(
  'receptions.read',
  `SELECT ${columns}, r.reversed_at, r.reverse_reason,
  (SELECT jsonb_agg(jsonb_build_object('id', l.id, 'orderLineId', l.order_line_id, 'productId', l.product_id,
      'quantity', l.quantity::text, 'unitCost', l.unit_cost::text, 'netAmount', l.net_amount::text,
      'taxAmount', l.tax_amount::text) ORDER BY l.line)
    FROM reception_lines l WHERE l.company_id = r.company_id AND l.reception_id = r.id) AS lines
FROM receptions r ${joins}
WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint`,
);

/** Reads a reception with its lines and its order. */
export const readReception = find.first;

export const toListItem = (row: ReceptionListRow, timeZone: string): ListItem => ({
  id: row.id,
  number: row.number,
  status: row.status,
  orderId: row.order_id,
  orderNumber: row.order_number,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  date: row.date,
  vendorInvoiceNumber: row.vendor_invoice_number,
  notes: row.notes,
  currencyCode: row.currency_code,
  total: Number(row.total),
  taxTotal: Number(row.tax_total),
  grandTotal: Number(row.grand_total),
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

export const toReceptionRecord = (row: ReceptionRow, timeZone: string): Reception => ({
  ...toListItem(row, timeZone),
  reversedAt: orNull(row.reversed_at, (at) => formatInstant(at, timeZone)),
  reverseReason: row.reverse_reason,
  lines: row.lines.map(toReceptionLine),
});
