import type { Db } from '../../../kernel/db/client.js';
import { refuseViolations } from '../../../kernel/db/errors.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { together } from '../../../kernel/db/together.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { decimal, subtract, toSql } from '../../../kernel/values/money.js';
import { assertOpenDays, documentNumber, dueDay, lockPeriod } from '../../config/index.js';
import { errors } from '../../errors.js';
import {
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  lockGoods,
  moveLockedGoods,
  moveWithinStock,
} from '../../inventory/index.js';
import { documentDay } from '../../invoices/index.js';
import {
  type LockedStock,
  type Movement,
  nextDocumentId,
  openItem,
  recordMovements,
} from '../../posting/index.js';
import { isApplied, lockItem, lockParty, reversalDay, voidItem } from '../../settlement/index.js';
import { purchaseErrors } from '../errors.js';
import {
  findOrder,
  lockOrder,
  markStatus,
  type OrderRow,
  type StoredOrderLine,
} from '../queries.js';
import { statusOf } from '../rules.js';
import { type ReceptionDraft, type ReceptionInput, receptionDraft } from './reception.js';
import {
  findReception,
  insertReception,
  leavingGoods,
  markReversed,
  type ReceptionRow,
} from './reception-queries.js';

/** Locks the vendor and then the order, the order of all transactions. */
export async function getLockedOrder(ctx: Context, trx: Db, id: number): Promise<OrderRow> {
  const { companyId } = ctx.principal;
  const seen = await findOrder(trx, companyId, id);
  if (seen === undefined) throw errors.notFound('purchaseOrder', id);
  await lockParty(trx, 'payable', companyId, seen.vendor_id);
  await lockOrder(trx, companyId, id);
  return (await findOrder(trx, companyId, id)) ?? seen;
}

/** Returns the places that a reception of these lines can fill. */
function placesOf({ lines, warehouse_id }: OrderRow, body: ReceptionInput) {
  const warehouseId = body.warehouseId ?? warehouse_id;
  const isNamed = ({ id, productId }: StoredOrderLine) =>
    body.lines.some((named) => named.lineId === id || named.productId === productId);
  return lines
    .filter((line) => line.tracksStock && isNamed(line))
    .map(({ productId }) => ({ productId, warehouseId }));
}

/**
 * Locks all that a reception depends on, in the order of every document: period, vendor, order, stock, and the series
 * last, where all writers of the company wait.
 *
 * @param seen  the order before it was locked; its lines never change
 */
async function lockReception(
  trx: Db,
  companyId: number,
  seen: OrderRow,
  body: ReceptionInput,
  day: string,
) {
  const { order = seen, ...locks } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    vendor: lockParty(trx, 'payable', companyId, seen.vendor_id),
    lockedOrder: lockOrder(trx, companyId, seen.id),
    order: findOrder(trx, companyId, seen.id),
    stock: lockGoods(trx, companyId, placesOf(seen, body)),
    number: documentNumber(trx, companyId, 'reception', day),
    id: nextDocumentId(trx, 'receptions'),
  });
  return { order, ...locks };
}

async function moveIn(ctx: Context, trx: Db, draft: ReceptionDraft, stock: LockedStock) {
  const { goods, values } = draft;
  const moved = await moveLockedGoods(trx, moveWithinStock(ctx, values.date, goods), stock);
  if (!isGoodsRefusal(moved)) return moved;
  if (moved.code === 'warehouse_unknown') {
    throw errors.notFound('warehouse', moved.subject, 'body.warehouseId');
  }
  throw goodsError(moved, 'body.lines');
}

/** The number and id of a new reception, and its day. */
interface ReceptionIdentity {
  readonly id: number;
  readonly number: string;
  readonly day: string;
}

async function openFor(
  ctx: Context,
  trx: Db,
  order: OrderRow,
  draft: ReceptionDraft,
  written: ReceptionIdentity,
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

/** Writes a reception, its movements and its payable together, and returns the order after it. */
async function writeReception(
  ctx: Context,
  trx: Db,
  order: OrderRow,
  draft: ReceptionDraft,
  identity: ReceptionIdentity,
  movements: readonly Movement[],
) {
  const { companyId } = ctx.principal;
  const moment = { companyId, now: ctx.now };
  const { id, number, day } = identity;
  const document = { type: 'reception', id, number, date: day };
  const { vendorInvoiceNumber } = draft.values;
  const write = together({
    reception: insertReception(trx, moment, { id, number, ...draft.values }),
    movements: recordMovements(trx, moment, document, movements),
    payable: openFor(ctx, trx, order, draft, identity),
    after: findOrder(trx, companyId, order.id),
  });
  const { payable, after = order } = await refuseViolations(write, {
    receptions_vendor_invoice_key: () =>
      purchaseErrors.duplicateVendorInvoice(vendorInvoiceNumber ?? ''),
  });
  return { payable, after };
}

/**
 * Books a reception of an order: stock, the order's lines, the payable.
 *
 * @param seen  the order before it was locked
 * @throws ApiError for each reason to refuse it
 */
export async function receive(ctx: Context, trx: Db, seen: OrderRow, body: ReceptionInput) {
  const day = documentDay(ctx, body.date, 'body.date');
  const locks = await lockReception(trx, ctx.principal.companyId, seen, body, day);
  const { lockedThrough, order: before, stock, number, id } = locks;
  if (before.status !== 'open' && before.status !== 'partially_received') {
    throw purchaseErrors.orderNotReceivable(before.status);
  }
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  const draft = await receptionDraft(ctx, trx, before, body, day);
  const moved = await moveIn(ctx, trx, draft, stock);
  const written = { id, number, day };
  const { payable, after } = await writeReception(ctx, trx, before, draft, written, moved);
  return { before, after, payable, written };
}

async function moveOut(
  ctx: Context,
  trx: Db,
  { goods, day }: { readonly goods: readonly GoodsLine[]; readonly day: string },
  stock: LockedStock,
): Promise<readonly Movement[]> {
  const moved = await moveLockedGoods(trx, moveWithinStock(ctx, day, goods), stock);
  if (!isGoodsRefusal(moved)) return moved;
  const { subject, available, requested, shortages } = moved;
  const { shortDay } = shortages?.[0] ?? {};
  throw purchaseErrors.goodsAlreadyLeft(subject, available, requested, shortDay);
}

/** A reception to reverse, and its goods, which never change. */
export interface ReversedReception {
  readonly seen: ReceptionRow;
  readonly goods: readonly GoodsLine[];
}

/** @throws ApiError 404 */
export async function getReversed(
  db: Db,
  companyId: number,
  id: number,
): Promise<ReversedReception> {
  const seen = await findReception(db, companyId, id);
  if (seen === undefined) throw errors.notFound('reception', id);
  return { seen, goods: await leavingGoods(db, companyId, seen) };
}

/** Locks all that a reversal depends on, in the order of every document: period, vendor, order, payable, stock. */
async function lockReversal(trx: Db, companyId: number, { seen, goods }: ReversedReception) {
  const key = { companyId, documentType: 'reception', documentId: seen.id };
  const {
    item,
    lockedThrough,
    order,
    reception = seen,
    stock,
  } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    vendor: lockParty(trx, 'payable', companyId, seen.vendor_id),
    lockedOrder: lockOrder(trx, companyId, seen.order_id),
    reception: findReception(trx, companyId, seen.id),
    item: lockItem(trx, 'payable', key),
    order: findOrder(trx, companyId, seen.order_id),
    stock: lockGoods(trx, companyId, goods),
  });
  if (item === undefined) throw new Error(`Reception ${seen.id} has no payable`);
  if (order === undefined) throw new Error(`Order ${seen.order_id} is gone`);
  return { lockedThrough, reception, item, order, stock };
}

/** Returns the status of an order after the reversal of a reception. */
function statusWithout({ lines, receptions }: OrderRow, receptionId: number) {
  const reversed = receptions.find(({ id }) => id === receptionId)?.lines ?? [];
  const waiting = lines.map((line) => {
    const own = reversed.filter(({ orderLineId }) => orderLineId === line.id);
    const left = own.reduce(
      (received, { quantity }) => subtract(received, decimal(quantity)),
      decimal(line.receivedQuantity),
    );
    return { quantity: line.quantity, receivedQuantity: toSql(left) };
  });
  return statusOf(waiting, false);
}

/**
 * Reverses a reception: its goods leave with the value at which they came in, its payable is void, and the order is
 * open again. The reception may be in a closed period, whose figures do not change; the day of the reversal must be
 * open.
 *
 * @throws ApiError 409 if goods have left or something was paid
 */
export async function reverse(
  ctx: Context,
  trx: Db,
  reversed: ReversedReception,
  { reason, date }: { readonly reason: string | null; readonly date?: string | undefined },
) {
  const { companyId } = ctx.principal;
  const { id, order_id: orderId } = reversed.seen;
  const locks = await lockReversal(trx, companyId, reversed);
  const { lockedThrough, reception, item, order, stock } = locks;
  const { number } = reception;
  if (reception.status === 'reversed') throw purchaseErrors.receptionAlreadyReversed(number);
  const day = await reversalDay(ctx, trx, 'payable', date, { type: 'item', id: item.id });
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  if (isApplied(item)) throw purchaseErrors.payableHasPayments(number);
  const moved = await moveOut(ctx, trx, { goods: reversed.goods, day }, stock);
  const moment = { companyId, now: ctx.now, day };
  await recordMovements(trx, moment, { type: 'reception_reversal', id, number, date: day }, moved);
  await voidItem(trx, 'payable', moment, { ...item, isApplied: false });
  await markReversed(trx, companyId, id, { now: ctx.now, reason });
  await markStatus(trx, companyId, orderId, statusWithout(order, id), ctx.now);
  return { reception, orderId, day };
}
