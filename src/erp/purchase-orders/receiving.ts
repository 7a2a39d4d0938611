import type { Db } from '../../kernel/db/client.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { normalise } from '../../kernel/db/lists/search.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { currencyDecimals, toSql } from '../../kernel/values/money.js';
import { assertOpenPeriod, documentNumber, dueDay } from '../config/index.js';
import { errors } from '../errors.js';
import { goodsError, isGoodsRefusal, moveGoods } from '../inventory/index.js';
import { documentDay } from '../invoices/index.js';
import { openItem, recordMovements } from '../posting/index.js';
import { lockItem, lockParty, reversalDay, voidItem } from '../settlement/index.js';
import { purchaseErrors } from './errors.js';
import { findOrder, lockOrder, markStatus, type OrderRow } from './queries.js';
import { type ReceptionDraft, type ReceptionInput, receptionDraft } from './reception.js';
import {
  findReception,
  insertReception,
  leavingGoods,
  markReversed,
  type ReceptionRow,
} from './reception-queries.js';
import { statusOf } from './rules.js';

/** The order with its vendor locked first, as everybody locks them. */
export async function getLockedOrder(ctx: Context, trx: Db, id: number): Promise<OrderRow> {
  const { companyId } = ctx.principal;
  const seen = await findOrder(trx, companyId, id);
  if (seen === undefined) throw errors.notFound('purchaseOrder', id);
  await lockParty(trx, 'payable', companyId, seen.vendor_id);
  await lockOrder(trx, companyId, id);
  return (await findOrder(trx, companyId, id)) ?? seen;
}

async function moveIn(ctx: Context, trx: Db, draft: ReceptionDraft) {
  const { companyId, baseCurrency } = ctx.principal;
  const decimals = currencyDecimals(baseCurrency);
  const lines = draft.goods;
  const move = { companyId, now: ctx.now, decimals, mayGoNegative: false, lines };
  const moved = await moveGoods(trx, move);
  if (!isGoodsRefusal(moved)) return moved;
  if (moved.code === 'warehouse_unknown') {
    throw errors.notFound('warehouse', moved.subject, 'body.warehouseId');
  }
  throw goodsError(moved, 'body.lines');
}

async function writeReception(ctx: Context, trx: Db, draft: ReceptionDraft) {
  const day = draft.values.date;
  const { companyId } = ctx.principal;
  const number = await documentNumber(trx, companyId, 'reception', day);
  try {
    const moment = { companyId, now: ctx.now };
    const id = await insertReception(trx, moment, { number, ...draft.values });
    return { id, number, day };
  } catch (error) {
    if (constraintOf(error) !== 'receptions_vendor_invoice_key') throw error;
    throw purchaseErrors.duplicateVendorInvoice(draft.values.vendorInvoiceNumber ?? '');
  }
}

async function openFor(
  ctx: Context,
  trx: Db,
  order: OrderRow,
  draft: ReceptionDraft,
  written: { id: number; number: string; day: string },
) {
  const { companyId } = ctx.principal;
  const { vendorInvoiceNumber, exchangeRate } = draft.values;
  const dueDate = dueDay(order.terms, written.day);
  const words = [written.number, vendorInvoiceNumber ?? '', order.number, order.vendor_key];
  const amount = toSql(draft.grandTotal);
  const id = await openItem(trx, 'payable', companyId, {
    partyId: order.vendor_id,
    partyName: order.vendor_name,
    partyKey: order.vendor_key,
    searchText: normalise(words.join(' ')),
    documentType: 'reception',
    documentId: written.id,
    documentNumber: written.number,
    partyNumber: vendorInvoiceNumber,
    issueDate: written.day,
    dueDate,
    currencyCode: order.currency_code,
    exchangeRate,
    amount,
    baseAmount: toSql(draft.companyGrandTotal),
    createdAt: ctx.now,
  });
  return { id, amount: Number(amount), dueDate };
}

/**
 * Books a reception of an order: stock, the order's lines, the payable.
 *
 * @throws ApiError for each reason to refuse it
 */
export async function receive(ctx: Context, trx: Db, orderId: number, body: ReceptionInput) {
  const { companyId } = ctx.principal;
  const before = await getLockedOrder(ctx, trx, orderId);
  if (before.status !== 'open' && before.status !== 'partially_received') {
    throw purchaseErrors.orderNotReceivable(before.status);
  }
  const day = documentDay(ctx, body.date, 'body.date');
  await assertOpenPeriod(ctx, trx, day);
  const draft = await receptionDraft(ctx, trx, before, body, day);
  const moved = await moveIn(ctx, trx, draft);
  const written = await writeReception(ctx, trx, draft);
  const document = { type: 'reception', id: written.id, number: written.number, date: day };
  await recordMovements(trx, { companyId, now: ctx.now }, document, moved);
  const payable = await openFor(ctx, trx, before, draft, written);
  const after = (await findOrder(trx, companyId, orderId)) ?? before;
  return { before, after, payable, written };
}

async function moveOut(ctx: Context, trx: Db, reception: ReceptionRow) {
  const { companyId, baseCurrency } = ctx.principal;
  const decimals = currencyDecimals(baseCurrency);
  const lines = await leavingGoods(trx, companyId, reception);
  const move = { companyId, now: ctx.now, decimals, mayGoNegative: false, lines };
  const moved = await moveGoods(trx, move);
  if (!isGoodsRefusal(moved)) return moved;
  const { subject, available, requested } = moved;
  throw purchaseErrors.goodsAlreadyLeft(subject, available, requested);
}

async function getReception(trx: Db, companyId: number, id: number): Promise<ReceptionRow> {
  const row = await findReception(trx, companyId, id);
  if (row === undefined) throw errors.notFound('reception', id);
  return row;
}

/**
 * Reverses a reception: its goods leave at the value they came in with, its payable is void, the order waits again. The
 * reception itself may lie in a closed period, whose figures stay as they were; the day of the reversal must be open.
 *
 * @throws ApiError 409 when the goods have left or something was paid
 */
export async function reverse(
  ctx: Context,
  trx: Db,
  id: number,
  { reason, date }: { readonly reason: string | null; readonly date?: string | undefined },
) {
  const { companyId } = ctx.principal;
  const { order_id: orderId } = await getReception(trx, companyId, id);
  await getLockedOrder(ctx, trx, orderId);
  const reception = await getReception(trx, companyId, id);
  const { number } = reception;
  if (reception.status === 'reversed') throw purchaseErrors.receptionAlreadyReversed(number);
  const key = { companyId, documentType: 'reception', documentId: id };
  const item = await lockItem(trx, 'payable', key);
  if (item === undefined) throw new Error(`Reception ${id} has no payable`);
  const day = await reversalDay(ctx, trx, 'payable', date, { type: 'item', id: item.id });
  await assertOpenPeriod(ctx, trx, day);
  if (Number(item.paid_amount) > 0) throw purchaseErrors.payableHasPayments(number);
  const moved = await moveOut(ctx, trx, reception);
  const moment = { companyId, now: ctx.now, day };
  await recordMovements(trx, moment, { type: 'reception_reversal', id, number, date: day }, moved);
  await voidItem(trx, 'payable', moment, item);
  await markReversed(trx, companyId, id, { now: ctx.now, reason });
  const order = await findOrder(trx, companyId, orderId);
  if (order === undefined) throw new Error(`Order ${orderId} is gone`);
  await markStatus(trx, companyId, orderId, statusOf(order.lines, false), ctx.now);
  return { reception, orderId, day };
}
