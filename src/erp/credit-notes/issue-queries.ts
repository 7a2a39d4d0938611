import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import { countRows } from '../../kernel/db/tallies/row-counts.js';
import type { StoredTax } from '../invoices/index.js';

/**
 * The sums already credited: of each invoice line, and of the invoice in the company's currency.
 */
export interface CreditedRow {
  readonly invoice_line_id: number;
  readonly quantity: string;
  readonly net: string;
  readonly tax: string;
  readonly cost: string;
}

const credited = query<{ readonly companyId: number; readonly invoiceId: number }, CreditedRow>(
  'credit_notes.credited',
  `SELECT l.invoice_line_id, sum(l.quantity) AS quantity, sum(l.net_amount) AS net, sum(l.tax_amount) AS tax,
     sum(coalesce(l.cost, 0)) AS cost
   FROM credit_notes n JOIN credit_note_lines l ON l.company_id = n.company_id AND l.credit_note_id = n.id
   WHERE n.company_id = :companyId::bigint AND n.invoice_id = :invoiceId::bigint AND n.status <> 'void' GROUP BY 1`,
);

export async function listCredited(trx: Db, companyId: number, invoiceId: number) {
  return credited(trx, { companyId, invoiceId });
}

const creditedTaxes = query<
  { readonly companyId: number; readonly invoiceId: number },
  { taxes: readonly StoredTax[] }
>(
  'credit_notes.credited_taxes',
  `SELECT n.taxes FROM credit_notes n
   WHERE n.company_id = :companyId::bigint AND n.invoice_id = :invoiceId::bigint AND n.status <> 'void' ORDER BY n.id`,
);

/** Returns the tax breakdown of each credit note of an invoice, without void ones. */
export async function listCreditedTaxes(trx: Db, companyId: number, invoiceId: number) {
  const rows = await creditedTaxes(trx, { companyId, invoiceId });
  return rows.map(({ taxes }) => taxes);
}

const insertNote = query<{
  readonly companyId: number;
  readonly id: number;
  readonly invoiceId: number;
  readonly number: string;
  readonly date: string;
  readonly reason: string;
  readonly restock: boolean;
  readonly total: string;
  readonly taxTotal: string;
  readonly baseTotal: string;
  readonly baseTaxTotal: string;
  readonly taxes: string;
  readonly unapplied: string;
  readonly baseUnapplied: string;
  readonly now: Date;
  readonly lines: string;
}>(
  'credit_notes.insert',
  `WITH note AS (
     INSERT INTO credit_notes AS n (company_id, id, number, status, invoice_id, invoice_number, customer_id,
       customer_name, customer_key, search_text, date, reason, restock, currency_code, exchange_rate, total,
       tax_total, grand_total, base_total, base_tax_total, base_grand_total, taxes, unapplied_amount,
       base_unapplied_amount, created_at, updated_at)
     SELECT i.company_id, :id::bigint, :number, CASE WHEN :unapplied::numeric = 0 THEN 'applied' ELSE 'issued' END, i.id, i.number,
       i.customer_id, i.customer_name, i.customer_key, lower(:number) || ' ' || i.search_text, :date::date, :reason, :restock::boolean,
       i.currency_code, i.exchange_rate, :total::numeric, :taxTotal::numeric, :total::numeric + :taxTotal::numeric, :baseTotal::numeric,
       :baseTaxTotal::numeric, :baseTotal::numeric + :baseTaxTotal::numeric, :taxes::jsonb, :unapplied::numeric, :baseUnapplied::numeric, :now::timestamptz,
       :now::timestamptz
     FROM invoices i WHERE i.company_id = :companyId::bigint AND i.id = :invoiceId::bigint
     RETURNING n.id, n.customer_id, n.base_unapplied_amount
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount + n.base_unapplied_amount FROM note n
     WHERE c.company_id = :companyId::bigint AND c.id = n.customer_id AND n.base_unapplied_amount <> 0
   )
   INSERT INTO credit_note_lines (company_id, credit_note_id, line, invoice_line_id, product_id, warehouse_id,
     quantity, net_amount, tax_amount, cost)
   SELECT :companyId, n.id, l.line, l."invoiceLineId", l."productId", l."warehouseId", l.quantity, l.net, l.tax,
     l.cost
   FROM note n CROSS JOIN jsonb_to_recordset(:lines::jsonb) AS l (line int, "invoiceLineId" bigint,
     "productId" bigint, "warehouseId" bigint, quantity numeric, net numeric, tax numeric, cost numeric)
   ORDER BY l.line`,
);

/** Decimals as texts. */
export interface NewCreditNote {
  readonly companyId: number;
  readonly id: number;
  readonly invoiceId: number;
  readonly number: string;
  readonly date: string;
  readonly reason: string;
  readonly restock: boolean;
  readonly total: string;
  readonly taxTotal: string;
  readonly baseTotal: string;
  readonly baseTaxTotal: string;
  readonly taxes: readonly StoredTax[];
  readonly unapplied: string;
  readonly baseUnapplied: string;
  readonly now: Date;
  readonly lines: readonly {
    readonly line: number;
    readonly invoiceLineId: number;
    readonly productId: number;
    readonly warehouseId: number | null;
    readonly quantity: string;
    readonly net: string;
    readonly tax: string;
    readonly cost: string | null;
  }[];
}

/** Writes a credit note with its lines, with the next statement of the transaction. */
export async function insertCreditNote(
  trx: Db,
  { taxes, lines, ...note }: NewCreditNote,
): Promise<void> {
  countRows(trx, note.companyId, 'credit_notes', 1);
  await insertNote.defer(trx, {
    ...note,
    taxes: JSON.stringify(taxes),
    lines: JSON.stringify(lines),
  });
}
