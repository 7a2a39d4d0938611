import type { components } from '../../../../generated/erp/types.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { orNull } from '../../../kernel/db/nullable.js';
import { lookup, query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';

type ListItem = components['schemas']['AdjustmentListItem'];
type Adjustment = components['schemas']['AdjustmentRecord'];
type Line = components['schemas']['AdjustmentRecordLine'];

interface AdjustmentHead {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly warehouse_id: number;
  readonly warehouse_name: string;
  readonly reason: ListItem['reason'];
  readonly date: string;
  readonly notes: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface AdjustmentListRow extends AdjustmentHead {
  readonly line_count: number;
  readonly value: string;
}

/** The lines of an adjustment `a`. Those that were booked before lines were stored are read from their movements. */
const linesOf = (
  company: string,
) => `(SELECT s.line, s.product_id, s.counted_quantity, s.before, s.delta, s.after, s.unit_cost, s.value
      FROM adjustment_lines s WHERE s.company_id = ${company} AND s.adjustment_id = a.id
      UNION ALL
      SELECT m.line, m.product_id, NULL, m.quantity_after - m.quantity, m.quantity, m.quantity_after, m.unit_cost, m.value
      FROM stock_movements m
      WHERE m.company_id = ${company} AND m.document_type = 'adjustment' AND m.document_id = a.id AND m.line > 0
        AND NOT EXISTS (SELECT 1 FROM adjustment_lines s WHERE s.company_id = ${company} AND s.adjustment_id = a.id)) AS l`;
const head = `a.id, a.number, a.status, a.warehouse_id, w.name AS warehouse_name, a.reason, a.date, a.notes, a.version,
    a.created_at, a.updated_at`;
const joins = 'JOIN warehouses w ON w.company_id = a.company_id AND w.id = a.warehouse_id';

export const listAdjustments = listQuery<
  AdjustmentListRow,
  'id' | 'date',
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'warehouseId'
  | 'productId'
  | 'reason'
  | 'status'
>({
  name: 'adjustments.list',
  table: 'adjustments',
  alias: 'a',
  columns: `${head}, (SELECT count(*)::int FROM ${linesOf('$1')}) AS line_count,
    (SELECT coalesce(sum(l.value), 0) FROM ${linesOf('$1')}) AS value`,
  joins: ` ${joins}`,
  sorts: { id: { sql: 'a.id', type: 'bigint' }, date: { sql: 'a.date', type: 'date' } },
  filters: {
    search: `normalised(a.number || ' ' || coalesce(a.notes, '')) LIKE ?`,
    dateFrom: 'a.date >= ?::date',
    dateTo: 'a.date <= ?::date',
    updatedSince: 'a.updated_at >= ?::timestamptz',
    warehouseId: 'a.warehouse_id = ?::bigint',
    productId: `EXISTS (SELECT 1 FROM ${linesOf('$1')} WHERE l.product_id = ?::bigint)`,
    reason: 'a.reason = ?',
    status: 'a.status = ?',
  },
  bounding: ['status', 'dateFrom', 'dateTo'],
  inOrder: { date: ['dateFrom', 'dateTo'] },
  plannedPerCall: ['status'],
});

/** A document booked after a count; decimals as texts. */
interface LaterDocument {
  readonly documentType: string;
  readonly documentId: number;
  readonly documentNumber: string;
  readonly date: string;
  readonly quantity: string;
}

/** Decimals as texts. */
interface StoredLine {
  readonly line: number;
  readonly productId: number;
  readonly productCode: string;
  readonly productName: string;
  readonly countedQuantity: string | null;
  readonly before: string;
  readonly delta: string;
  readonly after: string;
  readonly unitCost: string;
  readonly value: string;
  readonly later: readonly LaterDocument[] | null;
}

export interface AdjustmentRow extends AdjustmentHead {
  readonly reversed_on: string | null;
  readonly reverse_reason: string | null;
  readonly lines: readonly StoredLine[];
}

/**
 * The documents that contradict a count: booked after it, and dated before its day, or on its day but booked on a later
 * one. Goods that move after a count on its day are no contradiction.
 */
const laterDocuments = `(SELECT jsonb_agg(jsonb_build_object('documentType', d.document_type, 'documentId', d.document_id,
      'documentNumber', d.document_number, 'date', d.date, 'quantity', d.quantity::text) ORDER BY d.date, d.first_id)
    FROM (SELECT m.document_type, m.document_id, m.document_number, m.date, sum(m.quantity) AS quantity, min(m.id) AS first_id
      FROM stock_movements m
      WHERE m.company_id = :companyId AND m.product_id = l.product_id AND m.warehouse_id = a.warehouse_id
        AND m.id > a.last_movement_id AND m.quantity <> 0
        AND (m.date < a.date OR (m.date = a.date AND (m.created_at AT TIME ZONE :timeZone::text)::date > a.date))
        AND NOT (m.document_type = 'adjustment' AND m.document_id = a.id)
      GROUP BY m.document_type, m.document_id, m.document_number, m.date) d
    WHERE l.counted_quantity IS NOT NULL AND a.status = 'posted')`;

const find = lookup<RowKey & { timeZone: string }, AdjustmentRow>(
  'adjustments.find',
  `SELECT ${head}, a.reversed_on, a.reverse_reason,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'productId', l.product_id, 'productCode', p.code,
      'productName', p.name, 'countedQuantity', l.counted_quantity::text, 'before', l.before::text,
      'delta', l.delta::text, 'after', l.after::text, 'unitCost', l.unit_cost::text, 'value', l.value::text,
      'later', ${laterDocuments}) ORDER BY l.line), '[]')
    FROM ${linesOf(':companyId')}
    JOIN products p ON p.company_id = :companyId AND p.id = l.product_id) AS lines
FROM adjustments a ${joins}
WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint`,
);

export const findAdjustment = find.first;

/** Locks an adjustment until the transaction ends, and returns its status. */
export const lockAdjustment = query<RowKey, { status: AdjustmentHead['status'] }>(
  'adjustments.lock',
  `SELECT a.status FROM adjustments a WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint FOR NO KEY UPDATE`,
);

export const markAdjustmentReversed = query<
  RowKey & { readonly now: Date; readonly day: string; readonly reason: string | null }
>(
  'adjustments.reverse',
  `UPDATE adjustments a SET status = 'reversed', reversed_on = :day::date, reverse_reason = :reason::text,
  version = a.version + 1, updated_at = :now::timestamptz
WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint`,
);

const toHead = (row: AdjustmentHead, timeZone: string) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  reason: row.reason,
  date: row.date,
  notes: row.notes,
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

/** @param showsCost  the caller holds `inventory:cost` */
export function toListItem(row: AdjustmentListRow, timeZone: string, showsCost: boolean): ListItem {
  const item: ListItem = { ...toHead(row, timeZone), lineCount: row.line_count };
  return showsCost ? { ...item, value: Number(row.value) } : item;
}

const maxDocuments = 20;

/** Returns the quantity of the ledger for a count, and the documents that changed it. */
function contradictionOf({ countedQuantity, later }: StoredLine): Line['contradiction'] {
  if (later === null || countedQuantity === null) return null;
  const documents = later.map((one) => ({ ...one, quantity: Number(one.quantity) }));
  const changed = documents.reduce((sum, { quantity }) => sum + quantity, Number(countedQuantity));
  return {
    ledgerQuantity: Number(changed.toFixed(4)),
    documents: documents.slice(0, maxDocuments),
  };
}

function toLine(line: StoredLine, showsCost: boolean): Line {
  const shown: Line = {
    productId: line.productId,
    productCode: line.productCode,
    productName: line.productName,
    countedQuantity: orNull(line.countedQuantity, Number),
    before: Number(line.before),
    delta: Number(line.delta),
    after: Number(line.after),
    contradiction: contradictionOf(line),
  };
  if (!showsCost) return shown;
  return { ...shown, unitCost: Number(line.unitCost), value: Number(line.value) };
}

/** @param showsCost  the caller holds `inventory:cost` */
export const toAdjustment = (
  row: AdjustmentRow,
  timeZone: string,
  showsCost: boolean,
): Adjustment => ({
  ...toHead(row, timeZone),
  reversedOn: row.reversed_on,
  reverseReason: row.reverse_reason,
  lines: row.lines.map((line) => toLine(line, showsCost)),
});
