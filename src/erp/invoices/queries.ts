import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { formatInstant } from '../../kernel/values/time.js';
import {
  type RecordValues,
  shownValues,
  type ValueFilter,
  valueConditions,
  valueGathering,
} from '../custom-fields/index.js';
import type { DocumentParty } from './issuing/facts-queries.js';
import type { StoredTax, TaxRate } from './rules.js';

export type Invoice = components['schemas']['Invoice'];
export type InvoiceListItem = components['schemas']['InvoiceListItem'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];

interface InvoiceListRow extends RecordValues {
  readonly id: number;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly currency_code: string;
  readonly total: string;
  readonly tax_total: string;
  readonly grand_total: string;
  readonly open_amount: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const listColumns = `i.id, i.number, i.status, i.customer_id, i.customer_name, i.issue_date, i.due_date,
  i.currency_code, i.total, i.tax_total, i.grand_total, i.open_amount, i.version, i.created_at, i.updated_at,
  i.metadata, i.custom_fields`;

/** Counts the drafts of a company by their stored totals. */
export const countDrafts = query<{ readonly companyId: number }, { total: number }>(
  'invoices.count_drafts',
  `SELECT coalesce(sum(t.total), 0)::int AS total FROM invoice_tally t
   WHERE t.company_id = :companyId AND t.status = 'draft'`,
);

/** The open amount of an invoice is the open amount of its receivable. */
const overdueOf = (
  where: string,
) => `SELECT coalesce(sum(t.total), 0)::bigint FROM receivable_tally t
  WHERE t.company_id = $1 AND t.status IN ('open', 'partial') AND NOT t.is_opening AND ${where}`;

export const listInvoices = listQuery<
  InvoiceListRow,
  | 'id'
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'grandTotal'
  | 'openAmount'
  | 'customerName'
  | 'createdAt',
  | 'customerId'
  | 'status'
  | 'currencyCode'
  | 'overdue'
  | 'notOverdue'
  | 'number'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | ValueFilter,
  'grandTotal' | 'openAmount'
>({
  name: 'invoices.list',
  table: 'invoices',
  alias: 'i',
  columns: listColumns,
  sorts: {
    id: { sql: 'i.id', type: 'bigint' },
    number: { sql: `coalesce(i.number, '') COLLATE "C"`, type: 'text' },
    issueDate: { sql: 'i.issue_date', type: 'date' },
    dueDate: { sql: 'i.due_date', type: 'date' },
    grandTotal: { sql: 'i.grand_total', type: 'numeric' },
    openAmount: { sql: 'i.open_amount', type: 'numeric' },
    customerName: { sql: 'i.customer_key', type: 'text' },
    createdAt: { sql: 'i.created_at', type: 'timestamptz' },
  },
  filters: {
    customerId: 'i.customer_id = ?::bigint',
    status: 'i.status = ?',
    currencyCode: 'i.currency_code = ?',
    overdue: 'i.open_amount > 0 AND i.due_date < ?::date',
    notOverdue: 'NOT (i.open_amount > 0 AND i.due_date < ?::date)',
    number: 'i.number = ?',
    search: 'i.search_text LIKE ?',
    dateFrom: 'i.issue_date >= ?::date',
    dateTo: 'i.issue_date <= ?::date',
    updatedSince: 'i.updated_at >= ?::timestamptz',
    ...valueConditions('invoice', 'i.id'),
  },
  gathering: ['search', 'customerId', 'number', ...valueGathering],
  bounding: ['status', 'currencyCode', 'overdue', 'dateFrom', 'dateTo', 'updatedSince'],
  inOrder: { id: ['status'], issueDate: ['dateFrom', 'dateTo'], dueDate: ['overdue'] },
  // PostgreSQL reads few days of an array by the index of the dates, but the whole table for the rows of a subquery.
  gathered: {
    currencyCode: `i.currency_code = ? AND i.issue_date = ANY (ARRAY(SELECT t.issue_date FROM invoice_tally t
      WHERE t.company_id = $1 AND t.currency_code = ? AND t.total > 0))`,
  },
  // Gathered first, because a page in the order of ids would pass over all the newest invoices, which are not due
  // yet.
  gatheringSorts: { overdue: ['id'] },
  counters: {
    '': `SELECT coalesce(sum(n.total), 0)::bigint FROM invoice_counts n WHERE n.company_id = $1`,
    status: `SELECT coalesce(sum(n.total), 0)::bigint FROM invoice_counts n WHERE n.company_id = $1 AND n.status = $2`,
    overdue: overdueOf('t.due_date < $2::date'),
    'currencyCode overdue': overdueOf('t.currency_code = $2 AND t.due_date < $3::date'),
  },
  tally: {
    table: 'invoice_tally',
    filters: {
      status: 't.status = ?',
      currencyCode: 't.currency_code = ?',
      dateFrom: 't.issue_date >= ?::date',
      dateTo: 't.issue_date <= ?::date',
      notOverdue: '?::date IS NOT NULL',
    },
    allBut: { notOverdue: 'overdue' },
  },
  amount: 'i.grand_total',
  sums: { grandTotal: 'i.grand_total', openAmount: 'i.open_amount' },
  summed: `i.status NOT IN ('draft', 'void')`,
});

const isOverdue = (open: string, due: string, today: string) => Number(open) > 0 && due < today;

/** @param today  today in the company's time zone */
export function toListItem(row: InvoiceListRow, timeZone: string, today: string): InvoiceListItem {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    customerId: row.customer_id,
    customerName: row.customer_name,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    currencyCode: row.currency_code,
    total: Number(row.total),
    taxTotal: Number(row.tax_total),
    grandTotal: Number(row.grand_total),
    openAmount: Number(row.open_amount),
    overdue: isOverdue(row.open_amount, row.due_date, today),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    ...shownValues(row),
  };
}

interface StoredLine {
  readonly id: number;
  readonly productId: number;
  readonly productCode: string;
  readonly description: string;
  readonly unit: string;
  readonly warehouseId: number | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly netAmount: string;
  readonly taxAmount: string;
  readonly taxRate: string;
  readonly taxCategory: string;
  readonly taxes: readonly TaxRate[];
  readonly creditedQuantity: string;
  readonly cost: string | null;
}

export interface InvoiceRow extends InvoiceListRow {
  readonly payment_terms: string;
  /** Null in documents of earlier releases. */
  readonly payment_terms_name: string | null;
  readonly exchange_rate: string;
  readonly tax_rounding: 'document' | 'line';
  readonly prices_include_tax: boolean;
  readonly notes: string | null;
  readonly base_currency: string;
  readonly base_total: string;
  readonly base_tax_total: string;
  readonly base_grand_total: string;
  readonly paid_amount: string;
  readonly credited_amount: string;
  readonly taxes: readonly StoredTax[];
  readonly customer: DocumentParty;
  readonly company: DocumentParty;
  readonly draft: unknown;
  readonly voided_at: Date | null;
  readonly void_reason: string | null;
  readonly lines: readonly StoredLine[];
  readonly payments: readonly (Omit<Invoice['payments'][number], 'amount'> & { amount: string })[];
  readonly credit_notes: readonly {
    readonly creditNoteId: number;
    readonly number: string;
    readonly date: string;
    readonly grandTotal: string;
    readonly appliedAmount: string;
  }[];
}

const linesOf = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id,
    'productCode', l.product_code, 'description', l.description, 'unit', l.unit, 'warehouseId', l.warehouse_id,
    'quantity', l.quantity::text, 'unitPrice', l.unit_price::text, 'discountPercent', l.discount_percent::text,
    'netAmount', l.net_amount::text, 'taxAmount', l.tax_amount::text, 'taxRate', l.tax_rate::text,
    'taxCategory', l.tax_category, 'taxes', l.taxes, 'cost', l.cost::text,
    'creditedQuantity', coalesce((SELECT sum(c.quantity) FROM credit_note_lines c
       JOIN credit_notes n ON n.company_id = c.company_id AND n.id = c.credit_note_id
       WHERE c.company_id = l.company_id AND c.invoice_line_id = l.id AND n.status <> 'void'), 0)::text)
    ORDER BY l.line)
  FROM invoice_lines l WHERE l.company_id = i.company_id AND l.invoice_id = i.id), '[]')`;

const paymentsOf = `coalesce((SELECT jsonb_agg(jsonb_build_object('paymentId', p.id, 'number', p.number, 'date', a.date,
    'amount', a.amount::text) ORDER BY a.id)
  FROM receivables r JOIN receivable_allocations a ON a.company_id = r.company_id AND a.item_id = r.id
  JOIN receivable_payments p ON p.company_id = a.company_id AND p.id = a.source_id
  WHERE r.company_id = i.company_id AND r.document_type = 'invoice' AND r.document_id = i.id
    AND a.source_type = 'payment' AND a.reversed_at IS NULL), '[]')`;

const creditNotesOf = `coalesce((SELECT jsonb_agg(jsonb_build_object('creditNoteId', n.id, 'number', n.number,
    'date', n.date, 'grandTotal', n.grand_total::text, 'appliedAmount', coalesce((
      SELECT sum(a.amount) FROM receivables r
      JOIN receivable_allocations a ON a.company_id = r.company_id AND a.item_id = r.id
      WHERE r.company_id = i.company_id AND r.document_type = 'invoice' AND r.document_id = i.id
        AND a.source_type = 'credit_note' AND a.source_id = n.id AND a.reversed_at IS NULL), 0)::text) ORDER BY n.id)
  FROM credit_notes n
  WHERE n.company_id = i.company_id AND n.invoice_id = i.id AND n.status <> 'void'), '[]')`;

const find = lookup<RowKey, InvoiceRow>(
  'invoices.find',
  `SELECT ${listColumns}, i.payment_terms, i.payment_terms_name, i.exchange_rate, i.tax_rounding, i.prices_include_tax, i.notes,
    c.base_currency, i.base_total, i.base_tax_total, i.base_grand_total, i.paid_amount, i.credited_amount, i.taxes,
    i.customer, i.company, i.draft, i.voided_at, i.void_reason, ${linesOf} AS lines, ${paymentsOf} AS payments,
    ${creditNotesOf} AS credit_notes
  FROM invoices i JOIN companies c ON c.id = i.company_id
  WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint`,
);

export const findInvoice = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

function toLine(line: StoredLine): Invoice['lines'][number] {
  const { cost: _cost, ...shown } = line;
  return {
    taxRateId: line.taxes[0]?.id ?? null,
    ...shown,
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice),
    discountPercent: Number(line.discountPercent),
    netAmount: Number(line.netAmount),
    taxRate: Number(line.taxRate),
    taxAmount: Number(line.taxAmount),
    taxes: line.taxes.map(({ id, code, rate, category }) => {
      return { taxRateId: id, code, rate: Number(rate), category };
    }),
    creditedQuantity: Number(line.creditedQuantity),
  };
}

/** Returns the tax breakdown for a reply. */
export function toTaxes(taxes: readonly StoredTax[]): Invoice['taxes'] {
  return taxes.map(({ category, rate, base, amount, exemptionReason, parts }) => ({
    category,
    rate: Number(Number(rate).toFixed(6)),
    base: Number(base),
    amount: Number(amount),
    ...(exemptionReason === undefined ? {} : { exemptionReason }),
    ...(parts === undefined
      ? {}
      : {
          parts: parts.map((part) => ({
            code: part.code,
            rate: Number(part.rate),
            amount: Number(part.amount),
          })),
        }),
  }));
}

export function toInvoice(row: InvoiceRow, timeZone: string, today: string): Invoice {
  return {
    paymentTerms: row.payment_terms,
    exchangeRate: Number(row.exchange_rate),
    taxRounding: row.tax_rounding,
    pricesIncludeTax: row.prices_include_tax,
    notes: row.notes,
    paidAmount: Number(row.paid_amount),
    creditedAmount: Number(row.credited_amount),
    companyCurrency: {
      currencyCode: row.base_currency,
      total: Number(row.base_total),
      taxTotal: Number(row.base_tax_total),
      grandTotal: Number(row.base_grand_total),
    },
    lines: row.lines.map(toLine),
    taxes: toTaxes(row.taxes),
    payments: row.payments.map((payment) => ({ ...payment, amount: Number(payment.amount) })),
    creditNotes: row.credit_notes.map((note) => ({
      ...note,
      grandTotal: Number(note.grandTotal),
      appliedAmount: Number(note.appliedAmount),
    })),
    customer: row.customer,
    company: row.company,
    voidedAt: row.voided_at && formatInstant(row.voided_at, timeZone),
    voidReason: row.void_reason,
    ...toListItem(row, timeZone, today),
  };
}
