import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { type GoodsLine, insertPlaces, type ShortLine } from '../inventory/index.js';
import type { TradeDocument } from './document.js';
import { draftSql, issueSql } from './issue-sql.js';
import type { InvoiceRow, InvoiceStatus } from './queries.js';

/** Why the database refused an invoice; `line` from 1, below that the refusal is of the document itself. */
export interface IssueRefusal {
  readonly line: number;
  readonly code:
    | 'customer_unknown'
    | 'customer_inactive'
    | 'customer_blocked'
    | 'credit_limit'
    | 'period_locked'
    | 'date_before_last'
    | 'product_inactive'
    | 'warehouse_unknown'
    | 'product_unknown'
    | 'no_stock_kept'
    | 'short'
    | 'too_large';
  readonly subject: string;
  readonly available: string;
  readonly asked: string;
  readonly bound: string;
  readonly shortages: readonly ShortLine[] | null;
}

interface IssueRow extends IssueRefusal {
  readonly id: number | null;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly missing_products: readonly number[];
  readonly missing_warehouses: readonly number[];
}

export interface Issued {
  readonly id: number;
  readonly number: string;
  readonly status: InvoiceStatus;
}

const issue = statement<IssueRow>('invoices.issue', issueSql);

interface KeptDraft {
  readonly id: number;
  readonly createdAt: Date;
  readonly version: number;
}

export interface IssueOptions {
  /** Of the company's currency. */
  readonly decimals: number;
  readonly mayGoNegative: boolean;
  readonly mayUnlock: boolean;
  /** Of the draft that is issued. */
  readonly draft?: KeptDraft | undefined;
}

/** A draft keeps its id and the moment it was made. */
function headerOf({ header, day, dueDate }: TradeDocument, draft: KeptDraft | undefined) {
  const dated = { ...header, issue_date: day, due_date: dueDate };
  if (draft === undefined) return dated;
  return { id: draft.id, created_at: draft.createdAt, version: draft.version, ...dated };
}

/**
 * Issues a whole invoice or nothing of it.
 *
 * @returns what was issued, or what refuses it
 */
export async function insertInvoice(
  db: Db,
  audit: readonly unknown[],
  document: TradeDocument,
  options: IssueOptions,
): Promise<Issued | IssueRefusal> {
  const { decimals, mayGoNegative, mayUnlock, draft } = options;
  const header = JSON.stringify(headerOf(document, draft));
  const lines = JSON.stringify(document.lines);
  const values = [...audit, header, lines, decimals, mayGoNegative, mayUnlock];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [row] = await issue(db, values);
    if (row === undefined) throw new Error('Issuing an invoice answered nothing');
    const { id, number, status } = row;
    if (id !== null && number !== null) return { id, number, status };
    if (row.code !== null) return row;
    const places = { productIds: row.missing_products, warehouseIds: row.missing_warehouses };
    await insertPlaces(db, audit[0] as number, places, audit[1] as Date);
  }
  throw new Error('Stock rows are missing that were just added');
}

const keepDraft = statement<{ id: number; version: number }>('invoices.draft', draftSql);

/** Keeps a draft: a new one, or one in the place of another that `removeDraft` has just removed. */
export async function insertDraft(
  trx: Db,
  companyId: number,
  now: Date,
  document: TradeDocument,
  { request, before }: { request: unknown; before?: InvoiceRow | undefined },
): Promise<number> {
  const draft = before && {
    id: before.id,
    createdAt: before.created_at,
    version: before.version + 1,
  };
  const header = JSON.stringify({ draft: request, ...headerOf(document, draft) });
  const [row] = await keepDraft(trx, [companyId, now, header, JSON.stringify(document.lines)]);
  if (row === undefined) throw new Error('A draft was not kept');
  return row.id;
}

const lock = statement<{ customer_id: number; status: InvoiceStatus }>(
  'invoices.lock',
  `SELECT i.customer_id, i.status FROM invoices i WHERE i.company_id = $1::bigint AND i.id = $2::bigint FOR UPDATE`,
);

/** Until the transaction ends; whoever also locks the customer does that first. */
export async function lockInvoice(trx: Db, companyId: number, id: number) {
  const [row] = await lock(trx, [companyId, id]);
  return row;
}

const removeLines = statement<object>(
  'invoices.remove_lines',
  'DELETE FROM invoice_lines l WHERE l.company_id = $1::bigint AND l.invoice_id = $2::bigint',
);
const remove = statement<object>(
  'invoices.remove',
  `DELETE FROM invoices i WHERE i.company_id = $1::bigint AND i.id = $2::bigint AND i.status = 'draft'`,
);

export async function removeDraft(trx: Db, companyId: number, id: number): Promise<void> {
  await removeLines(trx, [companyId, id]);
  await remove(trx, [companyId, id]);
}

const markVoidRow = statement<object>(
  'invoices.void',
  `UPDATE invoices i SET status = 'void', open_amount = 0, voided_at = $3, voided_on = $4, void_reason = $5,
    updated_at = $3
  WHERE i.company_id = $1::bigint AND i.id = $2::bigint`,
);

/** The trigger of its receivable has already counted the version. */
export async function markVoid(
  trx: Db,
  companyId: number,
  id: number,
  how: { readonly now: Date; readonly day: string; readonly reason: string },
): Promise<void> {
  await markVoidRow(trx, [companyId, id, how.now, how.day, how.reason]);
}

/** The goods of an invoice as they come back: at the cost at which they left. */
export function returningGoods({ lines }: InvoiceRow): readonly GoodsLine[] {
  return lines.flatMap(({ productId, warehouseId, quantity, cost }, index) =>
    warehouseId === null || cost === null
      ? []
      : [{ line: index + 1, productId, warehouseId, delta: quantity, value: cost }],
  );
}
