import type { Db } from '../../kernel/db/client.js';
import { together } from '../../kernel/db/together.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { assertOpenDays, lockPeriod } from '../config/index.js';
import {
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  lockGoods,
  moveLockedGoods,
  moveWithinStock,
} from '../inventory/index.js';
import { recordMovements, tallyInvoice } from '../posting/index.js';
import { isApplied, lockItem, lockParty, voidItem } from '../settlement/index.js';
import { invoiceErrors } from './errors.js';
import { markVoid } from './issuing/queries.js';
import { findInvoice, type InvoiceRow } from './queries.js';

/** Returns the goods of an invoice as incoming ones, at the cost at which they left. */
export function returningGoods({ lines }: InvoiceRow): readonly GoodsLine[] {
  return lines.flatMap(({ productId, warehouseId, quantity, cost }, index) =>
    warehouseId === null || cost === null
      ? []
      : [{ line: index + 1, productId, warehouseId, delta: quantity, value: cost }],
  );
}

/**
 * Locks all that voiding an invoice depends on, in the order of every document: period, customer, receivable, stock.
 *
 * @param seen  the invoice before it was locked; the lines of an issued invoice never change
 */
async function lockVoid(trx: Db, companyId: number, seen: InvoiceRow) {
  const key = { companyId, documentType: 'invoice', documentId: seen.id };
  const { invoice = seen, ...locks } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    customer: lockParty(trx, 'receivable', companyId, seen.customer_id),
    item: lockItem(trx, 'receivable', key),
    invoice: findInvoice(trx, companyId, seen.id),
    stock: lockGoods(trx, companyId, returningGoods(seen)),
  });
  return { invoice, ...locks };
}

/** @throws ApiError 409 if anything of it was paid or credited */
function assertVoidable(invoice: InvoiceRow): void {
  const { status, number, paid_amount, credited_amount, credit_notes } = invoice;
  const name = number ?? '';
  if (status === 'void') throw invoiceErrors.invoiceAlreadyVoid(name);
  // A credit note of another invoice can settle this one.
  const isCredited = credit_notes.length > 0 || Number(credited_amount) > 0;
  if (isCredited) throw invoiceErrors.invoiceHasCreditNotes(name);
  if (Number(paid_amount) > 0) throw invoiceErrors.invoiceHasPayments(name);
}

/**
 * Voids an invoice: its goods come back at the cost at which they left, and its receivable ends.
 *
 * @param seen  the invoice before it was locked
 * @returns the invoice before
 * @throws ApiError 409 for an invoice that cannot be voided, or a day in the closed books
 */
export async function voidIssued(
  ctx: Context,
  trx: Db,
  seen: InvoiceRow,
  { day, reason }: { readonly day: string; readonly reason: string | null },
): Promise<InvoiceRow> {
  const { companyId } = ctx.principal;
  if (seen.status === 'draft') throw invoiceErrors.invoiceIsDraft();
  const { lockedThrough, item, invoice, stock } = await lockVoid(trx, companyId, seen);
  assertVoidable(invoice);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), invoice.issue_date, day);
  if (item === undefined) throw new Error(`Invoice ${seen.id} has no receivable`);
  const moment = { companyId, now: ctx.now, day };
  const goods = moveWithinStock(ctx, day, returningGoods(invoice));
  const moved = await moveLockedGoods(trx, goods, stock);
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'lines');
  const { id, number } = invoice;
  const document = { type: 'invoice_void', id, number: number ?? '', date: day };
  await recordMovements(trx, moment, document, moved);
  await voidItem(trx, 'receivable', moment, { ...item, isApplied: isApplied(item) });
  tallyInvoice(trx, companyId, invoice, -1);
  tallyInvoice(trx, companyId, { ...invoice, status: 'void' }, 1);
  await markVoid.defer(trx, { companyId, id, now: ctx.now, day, reason });
  return invoice;
}
