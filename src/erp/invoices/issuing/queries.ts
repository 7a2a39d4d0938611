import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { type TalliedInvoice, tallyInvoice } from '../../posting/index.js';
import type { InvoiceStatus } from '../queries.js';

/** A locked customer. Every transaction locks the customer before products. */
export interface LockedCustomer {
  readonly name: string;
  readonly is_active: boolean;
  readonly is_blocked: boolean;
  readonly credit_limit: string | null;
  /** In the company's currency. */
  readonly owed: string;
}

export const lockCustomer = query<{ companyId: number; customerId: number }, LockedCustomer>(
  'invoices.lock_customer',
  `SELECT c.name, c.is_active, c.is_blocked, c.credit_limit, c.open_amount - c.unapplied_amount AS owed
FROM customers c
WHERE c.company_id = :companyId::bigint AND c.id = :customerId::bigint
FOR NO KEY UPDATE`,
);

/** @param invoices  JSON array of the columns below, decimals as texts */
const insertRows = query<{ companyId: number; invoices: string }>(
  'invoices.insert',
  `INSERT INTO invoices (company_id, id, number, status, search_text, customer_id, customer_name, customer_key, customer,
  issue_date, due_date, payment_terms, payment_terms_name, currency_code, exchange_rate, tax_rounding,
  prices_include_tax, notes, total, tax_total, grand_total, base_total, base_tax_total, base_grand_total, taxes, company,
  open_amount, draft, version, created_at, updated_at, metadata, custom_fields)
SELECT :companyId::bigint, d.id, d.number, d.status, d.search_text, d.party_id, d.party_name, d.party_key, d.party,
  d.issue_date, d.due_date, d.payment_terms, d.payment_terms_name, d.currency_code, d.exchange_rate, d.tax_rounding,
  d.prices_include_tax, d.notes, d.total, d.tax_total, d.grand_total, d.base_total, d.base_tax_total, d.base_grand_total,
  d.taxes, d.company, d.open_amount, d.draft, d.version, d.created_at, d.updated_at,
  d.metadata, d.custom_fields
FROM jsonb_to_recordset(:invoices::jsonb) AS d (id bigint, number text, status text, search_text text, party_id bigint,
  party_name text, party_key text, party jsonb, issue_date date, due_date date, payment_terms text,
  payment_terms_name text, currency_code text, exchange_rate numeric, tax_rounding text, prices_include_tax boolean,
  notes text, total numeric, tax_total numeric, grand_total numeric, base_total numeric, base_tax_total numeric,
  base_grand_total numeric, taxes jsonb, company jsonb, open_amount numeric, draft jsonb, version int,
  created_at timestamptz, updated_at timestamptz, metadata jsonb, custom_fields jsonb)`,
);

/** A row of `invoices.insert`. */
type InvoiceRecord = TalliedInvoice & Readonly<Record<string, unknown>>;

/** Inserts invoices and drafts with the next statement of the transaction. Drafts have no number. */
export async function insertInvoices(
  trx: Db,
  companyId: number,
  invoices: readonly InvoiceRecord[],
): Promise<void> {
  for (const invoice of invoices) tallyInvoice(trx, companyId, invoice, 1);
  await insertRows.defer(trx, { companyId, invoices: JSON.stringify(invoices) });
}

/** @param lines  JSON array of the columns below, decimals as texts; `cost` is the value of goods that left stock */
export const insertLines = query<{ companyId: number; lines: string }>(
  'invoices.insert_lines',
  `INSERT INTO invoice_lines (company_id, invoice_id, line, product_id, product_code, description, unit, warehouse_id,
  quantity, unit_price, discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes, cost)
SELECT :companyId::bigint, l.invoice_id, l.line, l.product_id, l.product_code, l.description, l.unit, l.warehouse_id,
  l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category, l.tax_rate, l.taxes, l.cost
FROM jsonb_to_recordset(:lines::jsonb) AS l (invoice_id bigint, line int, product_id bigint, product_code text,
  description text, unit text, warehouse_id bigint, quantity numeric, unit_price numeric, discount_percent numeric,
  net_amount numeric, tax_amount numeric, tax_category text, tax_rate numeric, taxes jsonb, cost numeric)`,
);

/** Every transaction locks the customer before the invoice. */
export const lockInvoice = query<
  { companyId: number; id: number },
  { customer_id: number; status: InvoiceStatus }
>(
  'invoices.lock',
  `SELECT i.customer_id, i.status
FROM invoices i
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint
FOR UPDATE`,
);

export const deleteLines = query<{ companyId: number; id: number }>(
  'invoices.delete_lines',
  `DELETE FROM invoice_lines l WHERE l.company_id = :companyId::bigint AND l.invoice_id = :id::bigint`,
);

export const deleteDraft = query<{ companyId: number; id: number }>(
  'invoices.delete_draft',
  `DELETE FROM invoices i
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint AND i.status = 'draft'`,
);

export const markVoid = query<{
  companyId: number;
  id: number;
  now: Date;
  day: string;
  reason: string | null;
}>(
  'invoices.void',
  `WITH event AS (
  INSERT INTO outbox (company_id, type, object_type, object_id, at)
  VALUES (:companyId::bigint, 'invoice.updated', 'invoice', (:id::bigint)::text, :now::timestamptz)
)
UPDATE invoices i
SET status = 'void', open_amount = 0, version = i.version + 1, voided_at = :now::timestamptz, voided_on = :day::date, void_reason = :reason,
  updated_at = :now::timestamptz
WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint`,
);

const lastDay = query<{ readonly companyId: number; readonly prefix: string }, { day: string }>(
  'invoices.last_day',
  `SELECT i.issue_date AS day FROM invoices i WHERE i.company_id = :companyId AND i.status NOT IN ('draft', 'void')
     AND left(i.number, length(:prefix)) = :prefix AND substr(i.number, length(:prefix) + 1) ~ '^[0-9]+$'
   ORDER BY i.company_id DESC, i.issue_date DESC, i.id DESC LIMIT 1`,
);

/** Returns the day of the last issued invoice with a prefix that is not void. */
export async function lastInvoiceDay(
  db: Db,
  companyId: number,
  prefix: string,
): Promise<string | null> {
  return (await lastDay.first(db, { companyId, prefix }))?.day ?? null;
}
