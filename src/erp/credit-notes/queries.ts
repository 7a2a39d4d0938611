import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { rowCount } from '../../kernel/db/tallies/row-counts.js';
import { formatInstant } from '../../kernel/values/time.js';
import { broughtValues, type GoodsLine } from '../inventory/index.js';
import { type StoredTax, toTaxes } from '../invoices/index.js';

export type CreditNote = components['schemas']['CreditNote'];
export type CreditNoteListItem = components['schemas']['CreditNoteListItem'];

interface ListRow {
  readonly id: number;
  readonly number: string;
  readonly status: CreditNote['status'];
  readonly invoice_id: number;
  readonly invoice_number: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly date: string;
  readonly currency_code: string;
  readonly total: string;
  readonly tax_total: string;
  readonly grand_total: string;
  readonly applied_amount: string;
  readonly unapplied_amount: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `n.id, n.number, n.status, n.invoice_id, n.invoice_number, n.customer_id, n.customer_name, n.date,
  n.currency_code, n.total, n.tax_total, n.grand_total, n.unapplied_amount,
  CASE WHEN n.status = 'void' THEN 0 ELSE n.grand_total - n.unapplied_amount END AS applied_amount,
  n.version, n.created_at, n.updated_at`;

export const listCreditNotes = listQuery<
  ListRow,
  'id' | 'number' | 'date' | 'grandTotal' | 'customerName',
  'customerId' | 'invoiceId' | 'status' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince',
  'grandTotal' | 'unappliedAmount'
>({
  name: 'credit_notes.list',
  table: 'credit_notes',
  alias: 'n',
  columns,
  sorts: {
    id: { sql: 'n.id', type: 'bigint' },
    number: { sql: 'n.number COLLATE "C"', type: 'text' },
    date: { sql: 'n.date', type: 'date' },
    grandTotal: { sql: 'n.grand_total', type: 'numeric' },
    customerName: { sql: 'n.customer_key', type: 'text' },
  },
  filters: {
    customerId: 'n.customer_id = ?::bigint',
    invoiceId: 'n.invoice_id = ?::bigint',
    status: 'n.status = ?',
    search: 'n.search_text LIKE ?',
    dateFrom: 'n.date >= ?::date',
    dateTo: 'n.date <= ?::date',
    updatedSince: 'n.updated_at >= ?::timestamptz',
  },
  gathering: ['search', 'customerId', 'invoiceId'],
  bounding: ['status', 'dateFrom', 'dateTo', 'updatedSince'],
  inOrder: { id: ['status'], date: ['dateFrom', 'dateTo'] },
  counters: {
    '': rowCount('credit_notes'),
  },
  amount: 'n.grand_total',
  sums: { grandTotal: 'n.grand_total', unappliedAmount: 'n.unapplied_amount' },
  summed: `n.status <> 'void'`,
});

export function toListItem(row: ListRow, timeZone: string): CreditNoteListItem {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    date: row.date,
    currencyCode: row.currency_code,
    total: Number(row.total),
    taxTotal: Number(row.tax_total),
    grandTotal: Number(row.grand_total),
    appliedAmount: Number(row.applied_amount),
    unappliedAmount: Number(row.unapplied_amount),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

interface StoredLine {
  readonly id: number;
  readonly line: number;
  readonly invoiceLineId: number;
  readonly productId: number;
  readonly productCode: string;
  readonly description: string;
  readonly warehouseId: number | null;
  readonly quantity: string;
  readonly netAmount: string;
  readonly taxAmount: string;
}

export interface CreditNoteRow extends ListRow {
  readonly reason: string;
  readonly restock: boolean;
  readonly exchange_rate: string;
  readonly base_tax_total: string;
  readonly base_grand_total: string;
  readonly base_unapplied_amount: string;
  readonly taxes: readonly StoredTax[];
  readonly voided_at: Date | null;
  readonly void_reason: string | null;
  readonly lines: readonly StoredLine[];
}

const find = lookup<RowKey, CreditNoteRow>(
  'credit_notes.find',
  `SELECT ${columns}, n.reason, n.restock, n.exchange_rate, n.base_tax_total, n.base_grand_total, n.base_unapplied_amount, n.taxes, n.voided_at, n.void_reason,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'line', l.line, 'invoiceLineId', l.invoice_line_id,
      'productId', l.product_id, 'productCode', i.product_code, 'description', i.description,
      'warehouseId', l.warehouse_id, 'quantity', l.quantity::text, 'netAmount', l.net_amount::text,
      'taxAmount', l.tax_amount::text) ORDER BY l.line)
     FROM credit_note_lines l JOIN invoice_lines i ON i.company_id = l.company_id AND i.id = l.invoice_line_id
     WHERE l.company_id = n.company_id AND l.credit_note_id = n.id), '[]') AS lines
  FROM credit_notes n WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint`,
);

export const findCreditNote = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

export function toCreditNote(row: CreditNoteRow, timeZone: string): CreditNote {
  return {
    reason: row.reason,
    restock: row.restock,
    exchangeRate: Number(row.exchange_rate),
    lines: row.lines.map(({ line: _line, ...shown }) => ({
      ...shown,
      quantity: Number(shown.quantity),
      netAmount: Number(shown.netAmount),
      taxAmount: Number(shown.taxAmount),
    })),
    taxes: toTaxes(row.taxes),
    voidedAt: row.voided_at && formatInstant(row.voided_at, timeZone),
    voidReason: row.void_reason,
    ...toListItem(row, timeZone),
  };
}

const markVoidRow = query<{
  readonly companyId: number;
  readonly id: number;
  readonly now: Date;
  readonly day: string;
  readonly reason: string | null;
}>(
  'credit_notes.void',
  `WITH before AS MATERIALIZED (
     SELECT n.customer_id, n.base_unapplied_amount AS base FROM credit_notes n
     WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount - b.base FROM before b
     WHERE c.company_id = :companyId::bigint AND c.id = b.customer_id AND b.base <> 0
   )
   UPDATE credit_notes n SET status = 'void', unapplied_amount = 0, base_unapplied_amount = 0, voided_at = :now,
     voided_on = :day, void_reason = :reason, version = n.version + 1, updated_at = :now
   WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint`,
);

/** Voids a credit note with the next statement of the transaction. */
export async function markVoid(
  trx: Db,
  companyId: number,
  id: number,
  how: { readonly now: Date; readonly day: string; readonly reason: string | null },
): Promise<void> {
  await markVoidRow.defer(trx, { companyId, id, now: how.now, day: how.day, reason: how.reason });
}

const elsewhere = query<
  { readonly companyId: number; readonly id: number; readonly invoiceId: number },
  { n: number }
>(
  'credit_notes.elsewhere',
  `SELECT count(*)::int AS n FROM receivable_allocations a
   JOIN receivables r ON r.company_id = a.company_id AND r.id = a.item_id
   WHERE a.company_id = :companyId::bigint AND a.source_type = 'credit_note' AND a.source_id = :id::bigint
     AND a.reversed_at IS NULL AND NOT (r.document_type = 'invoice' AND r.document_id = :invoiceId::bigint)`,
);

/** Returns true if the credit note settles another document than its invoice. */
export async function isAppliedElsewhere(trx: Db, companyId: number, note: CreditNoteRow) {
  const [row] = await elsewhere(trx, { companyId, id: note.id, invoiceId: note.invoice_id });
  return (row?.n ?? 0) > 0;
}

const returned = query<
  RowKey,
  {
    line: number;
    product_id: number;
    warehouse_id: number;
    quantity: string;
  }
>(
  'credit_notes.returned',
  `SELECT l.line, l.product_id, l.warehouse_id, l.quantity FROM credit_note_lines l
   WHERE l.company_id = :companyId::bigint AND l.credit_note_id = :id::bigint AND l.warehouse_id IS NOT NULL
     ORDER BY l.line`,
);

/** Returns the restocked goods as outgoing ones. */
export async function leavingGoods(
  trx: Db,
  companyId: number,
  id: number,
): Promise<readonly GoodsLine[]> {
  const rows = await returned(trx, { companyId, id });
  const values = await broughtValues(trx, companyId, 'credit_note', id);
  return rows.map(({ line, product_id: productId, warehouse_id: warehouseId, quantity }) => {
    const value = values.get(line);
    return { line, productId, warehouseId, delta: `-${quantity}`, ...(value && { value }) };
  });
}

const lastDay = query<{ readonly companyId: number; readonly prefix: string }, { day: string }>(
  'credit_notes.last_day',
  `SELECT n.date AS day FROM credit_notes n WHERE n.company_id = :companyId AND n.status <> 'void'
     AND left(n.number, length(:prefix)) = :prefix AND substr(n.number, length(:prefix) + 1) ~ '^[0-9]+$'
   ORDER BY n.company_id DESC, n.date DESC, n.id DESC LIMIT 1`,
);

/** Returns the day of the last credit note with a prefix that is not void. */
export async function lastCreditNoteDay(
  db: Db,
  companyId: number,
  prefix: string,
): Promise<string | null> {
  return (await lastDay.first(db, { companyId, prefix }))?.day ?? null;
}
