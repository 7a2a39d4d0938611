import type { components } from '../../../../generated/erp/types.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { lookup, query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';

type ListItem = components['schemas']['TransferListItem'];
type Transfer = components['schemas']['TransferRecord'];
type Line = components['schemas']['TransferRecordLine'];

interface TransferHead {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly from_warehouse_id: number;
  readonly from_warehouse_name: string;
  readonly to_warehouse_id: number;
  readonly to_warehouse_name: string;
  readonly date: string;
  readonly notes: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface TransferListRow extends TransferHead {
  readonly line_count: number;
  readonly value: string;
}

/** The lines of a transfer `t`. Those that were booked before lines were stored are read from their pairs of movements. */
const linesOf = (
  company: string,
) => `(SELECT s.line, s.product_id, s.quantity, s.from_after, s.to_after, s.value
      FROM transfer_lines s WHERE s.company_id = ${company} AND s.transfer_id = t.id
      UNION ALL
      SELECT m.line, m.product_id, n.quantity, m.quantity_after, n.quantity_after, n.value
      FROM stock_movements m
      JOIN stock_movements n ON n.company_id = m.company_id AND n.document_type = m.document_type
        AND n.document_id = m.document_id AND n.line = m.line AND n.quantity > 0
      WHERE m.company_id = ${company} AND m.document_type = 'transfer' AND m.document_id = t.id AND m.line > 0
        AND m.quantity < 0
        AND NOT EXISTS (SELECT 1 FROM transfer_lines s WHERE s.company_id = ${company} AND s.transfer_id = t.id)) AS l`;
const head = `t.id, t.number, t.status, t.from_warehouse_id, f.name AS from_warehouse_name, t.to_warehouse_id,
    w.name AS to_warehouse_name, t.date, t.notes, t.version, t.created_at, t.updated_at`;
const joins = `JOIN warehouses f ON f.company_id = t.company_id AND f.id = t.from_warehouse_id
  JOIN warehouses w ON w.company_id = t.company_id AND w.id = t.to_warehouse_id`;

export const listTransfers = listQuery<
  TransferListRow,
  'id' | 'date',
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'fromWarehouseId'
  | 'toWarehouseId'
  | 'productId'
  | 'status'
>({
  name: 'transfers.list',
  table: 'transfers',
  alias: 't',
  columns: `${head}, (SELECT count(*)::int FROM ${linesOf('$1')}) AS line_count,
    (SELECT coalesce(sum(l.value), 0) FROM ${linesOf('$1')}) AS value`,
  joins: ` ${joins}`,
  sorts: { id: { sql: 't.id', type: 'bigint' }, date: { sql: 't.date', type: 'date' } },
  filters: {
    search: `normalised(t.number || ' ' || coalesce(t.notes, '')) LIKE ?`,
    dateFrom: 't.date >= ?::date',
    dateTo: 't.date <= ?::date',
    updatedSince: 't.updated_at >= ?::timestamptz',
    fromWarehouseId: 't.from_warehouse_id = ?::bigint',
    toWarehouseId: 't.to_warehouse_id = ?::bigint',
    productId: `EXISTS (SELECT 1 FROM ${linesOf('$1')} WHERE l.product_id = ?::bigint)`,
    status: 't.status = ?',
  },
  bounding: ['status', 'dateFrom', 'dateTo'],
  inOrder: { date: ['dateFrom', 'dateTo'] },
  plannedPerCall: ['status'],
});

/** Decimals as texts. */
interface StoredLine {
  readonly line: number;
  readonly productId: number;
  readonly productCode: string;
  readonly productName: string;
  readonly quantity: string;
  readonly fromAfter: string;
  readonly toAfter: string;
  readonly value: string;
}

export interface TransferRow extends TransferHead {
  readonly reversed_on: string | null;
  readonly reverse_reason: string | null;
  readonly lines: readonly StoredLine[];
}

const find = lookup<RowKey, TransferRow>(
  'transfers.find',
  `SELECT ${head}, t.reversed_on, t.reverse_reason,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.code,
      'productName', p.name, 'quantity', l.quantity::text, 'fromAfter', l.from_after::text,
      'toAfter', l.to_after::text, 'value', l.value::text) ORDER BY l.line), '[]')
    FROM ${linesOf(':companyId')}
    JOIN products p ON p.company_id = :companyId AND p.id = l.product_id) AS lines
FROM transfers t ${joins}
WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint`,
);

export const findTransfer = find.first;

/** Locks a transfer until the transaction ends, and returns its status. */
export const lockTransfer = query<RowKey, { status: TransferHead['status'] }>(
  'transfers.lock',
  `SELECT t.status FROM transfers t WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint FOR NO KEY UPDATE`,
);

export const markTransferReversed = query<
  RowKey & { readonly now: Date; readonly day: string; readonly reason: string | null }
>(
  'transfers.reverse',
  `UPDATE transfers t SET status = 'reversed', reversed_on = :day::date, reverse_reason = :reason::text,
  version = t.version + 1, updated_at = :now::timestamptz
WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint`,
);

const toHead = (row: TransferHead, timeZone: string) => ({
  id: row.id,
  number: row.number,
  status: row.status === 'posted' ? ('done' as const) : row.status,
  fromWarehouseId: row.from_warehouse_id,
  fromWarehouseName: row.from_warehouse_name,
  toWarehouseId: row.to_warehouse_id,
  toWarehouseName: row.to_warehouse_name,
  date: row.date,
  notes: row.notes,
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

/** @param showsCost  the caller holds `inventory:cost` */
export function toListItem(row: TransferListRow, timeZone: string, showsCost: boolean): ListItem {
  const item: ListItem = { ...toHead(row, timeZone), lineCount: row.line_count };
  return showsCost ? { ...item, value: Number(row.value) } : item;
}

function toLine(line: StoredLine, showsCost: boolean): Line {
  const shown: Line = {
    productId: line.productId,
    productCode: line.productCode,
    productName: line.productName,
    quantity: Number(line.quantity),
    fromAfter: Number(line.fromAfter),
    toAfter: Number(line.toAfter),
  };
  return showsCost ? { ...shown, value: Number(line.value) } : shown;
}

/** @param showsCost  the caller holds `inventory:cost` */
export const toTransfer = (row: TransferRow, timeZone: string, showsCost: boolean): Transfer => ({
  ...toHead(row, timeZone),
  reversedOn: row.reversed_on,
  reverseReason: row.reverse_reason,
  lines: row.lines.map((line) => toLine(line, showsCost)),
});
