import type { Db } from '../../kernel/db/client.js';
import { EarlierDateError } from '../../kernel/db/series.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { currencyDecimals, decimal, toSql } from '../../kernel/values/money.js';
import { dayIn } from '../../kernel/values/time.js';
import { configErrors } from '../config/errors.js';
import { documentNumber } from '../config/index.js';
import { errors } from '../errors.js';
import { type GoodsLine, goodsError, isGoodsRefusal, moveGoods } from '../inventory/index.js';
import { findInvoice, type InvoiceRow } from '../invoices/index.js';
import { recordMovements } from '../posting/index.js';
import {
  allocate,
  enterSource,
  type ItemRow,
  lockItem,
  lockParty,
  type Source,
  valueParts,
} from '../settlement/index.js';
import type { CreditDraft } from './document.js';
import { creditNoteErrors } from './errors.js';
import { insertCreditNote } from './issue-queries.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';

/** @throws ApiError 400 for a day still to come or before the invoice */
export function creditDay(ctx: Context, sent: string | undefined, invoice: InvoiceRow): string {
  const today = dayIn(ctx.now, ctx.principal.timeZone);
  const day = sent ?? today;
  if (day <= today && day >= invoice.issue_date) return day;
  throw requestErrors.invalidField('body.date', text('dateOutsideInvoice'));
}

/** The invoice with its customer and its receivable locked, in the order in which everybody locks them. */
export async function lockCreditable(ctx: Context, trx: Db, invoiceId: number) {
  const { companyId } = ctx.principal;
  const seen = await findInvoice(trx, companyId, invoiceId);
  if (seen === undefined) throw errors.notFound('invoice', invoiceId, 'body.invoiceId');
  await lockParty(trx, 'receivable', companyId, seen.customer_id);
  const key = { companyId, documentType: 'invoice', documentId: invoiceId };
  const item = await lockItem(trx, 'receivable', key);
  const invoice = (await findInvoice(trx, companyId, invoiceId)) ?? seen;
  if (item === undefined || invoice.status === 'void') {
    throw creditNoteErrors.invoiceNotCreditable(invoice.status);
  }
  return { invoice, item };
}

export async function moveStock(ctx: Context, trx: Db, lines: readonly GoodsLine[]) {
  const { companyId, baseCurrency } = ctx.principal;
  const decimals = currencyDecimals(baseCurrency);
  const move = { companyId, now: ctx.now, decimals, mayGoNegative: false, lines };
  const moved = await moveGoods(trx, move);
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'lines');
  return moved;
}

export function sourceOf(row: {
  id: number;
  number: string;
  customer_id: number;
  currency_code: string;
}): Source {
  return {
    type: 'credit_note',
    id: row.id,
    number: row.number,
    partyId: row.customer_id,
    currencyCode: row.currency_code,
  };
}

/**
 * Returns the part of the credit note that is applied to the invoice at once: at most the open
 * amount.
 */
function applyAtOnce(ctx: Context, draft: CreditDraft, item: ItemRow) {
  const open = decimal(item.open_amount);
  const amount = draft.grandTotal.gt(open) ? open : draft.grandTotal;
  const left = { amount: toSql(draft.grandTotal), base: toSql(draft.baseGrandTotal) };
  const parts = valueParts(
    left,
    [{ itemId: item.id, open: { amount: item.open_amount, base: item.base_open_amount } }],
    new Map([[item.id, amount]]),
    currencyDecimals(ctx.principal.baseCurrency),
  );
  const applied = parts[0]?.sourceBase ?? '0';
  return {
    parts,
    unapplied: toSql(draft.grandTotal.minus(amount)),
    baseUnapplied: toSql(draft.baseGrandTotal.minus(decimal(applied))),
  };
}

async function numbered(ctx: Context, trx: Db, day: string): Promise<string> {
  try {
    return await documentNumber(trx, ctx.principal.companyId, 'credit_note', day);
  } catch (error) {
    if (!(error instanceof EarlierDateError)) throw error;
    throw configErrors.dateBeforeLast(error.lastDate, 'body.date');
  }
}

export async function getCreditNote(trx: Db, companyId: number, id: number) {
  const row = await queries.findCreditNote(trx, companyId, id);
  if (row === undefined) throw errors.notFound('creditNote', id);
  return row;
}

export async function write(ctx: Context, trx: Db, draft: CreditDraft, item: ItemRow, day: string) {
  const { companyId } = ctx.principal;
  const moment = { companyId, now: ctx.now, day };
  const moved = await moveStock(ctx, trx, draft.goods);
  const { parts, unapplied, baseUnapplied } = applyAtOnce(ctx, draft, item);
  const number = await numbered(ctx, trx, day);
  const note = { companyId, number, date: day, unapplied, baseUnapplied, ...draft.values };
  const id = await insertCreditNote(trx, { now: ctx.now, ...note });
  const row = await getCreditNote(trx, companyId, id);
  await recordMovements(trx, moment, { type: 'credit_note', id, number, date: day }, moved);
  const source = sourceOf(row);
  const amount = toSql(draft.grandTotal.times(decimal('-1')));
  const base = toSql(draft.baseGrandTotal.times(decimal('-1')));
  await enterSource(trx, 'receivable', moment, source, { kind: 'posted', amount, base });
  await allocate(trx, 'receivable', moment, source, parts);
  return row;
}
