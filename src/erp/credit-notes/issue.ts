import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { together } from '../../kernel/db/together.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { currencyDecimals, decimal, toSql } from '../../kernel/values/money.js';
import {
  assertDateOrder,
  assertOpenDays,
  lockDocumentNumbers,
  lockPeriod,
} from '../config/index.js';
import { errors } from '../errors.js';
import {
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  moveLockedGoods,
  moveWithinStock,
} from '../inventory/index.js';
import { findInvoice, type InvoiceRow } from '../invoices/index.js';
import {
  type LockedStock,
  lockStock,
  type Movement,
  nextDocumentId,
  recordMovements,
  type StockScope,
} from '../posting/index.js';
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
import { insertCreditNote, listCredited, listCreditedTaxes } from './issue-queries.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';

type Input = components['schemas']['CreditNoteInput'];

/** The products and warehouses that a credit note may return goods to. */
function returnScope({ lines }: InvoiceRow, body: Input): StockScope {
  const named = body.lines?.map(({ invoiceLineId }) => invoiceLineId);
  const returned = lines.filter(
    ({ id, warehouseId }) => warehouseId !== null && (named?.includes(id) ?? true),
  );
  const goods = body.restock === false ? [] : returned;
  return {
    productIds: goods.map(({ productId }) => productId),
    warehouseIds: goods.flatMap(({ warehouseId }) => warehouseId ?? []),
  };
}

/** All that a credit note depends on, locked until the transaction ends. */
export type CreditLocks = Awaited<ReturnType<typeof lockCredit>>;

/**
 * Locks all that a credit note depends on, in the order of every document: period, customer, receivable, stock, and the
 * series last, where all writers of the company wait.
 *
 * @param seen  the invoice before it was locked
 * @throws ApiError 409 for an invoice that cannot be credited
 */
export async function lockCredit(
  ctx: Context,
  trx: Db,
  seen: InvoiceRow,
  body: Input,
  day: string,
) {
  const { companyId } = ctx.principal;
  const key = { companyId, documentType: 'invoice', documentId: seen.id };
  const {
    credited,
    id,
    invoice = seen,
    item,
    lockedThrough,
    numbers,
    stock,
    taxes,
  } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    customer: lockParty(trx, 'receivable', companyId, seen.customer_id),
    item: lockItem(trx, 'receivable', key),
    invoice: findInvoice(trx, companyId, seen.id),
    credited: listCredited(trx, companyId, seen.id),
    taxes: listCreditedTaxes(trx, companyId, seen.id),
    stock: lockStock(trx, companyId, returnScope(seen, body)),
    numbers: lockDocumentNumbers(trx, companyId, 'credit_note', [day]),
    id: nextDocumentId(trx, 'credit_notes'),
  });
  if (item === undefined || invoice.status === 'void') {
    throw creditNoteErrors.invoiceNotCreditable(invoice.status);
  }
  return { lockedThrough, item, invoice, earlier: { lines: credited, taxes }, stock, numbers, id };
}

/** @throws ApiError 400 for a future day or one before the invoice, 409 for a closed day */
export function assertCreditDay(
  ctx: Context,
  { invoice, lockedThrough }: CreditLocks,
  day: string,
): void {
  const { today } = ctx;
  if (day > today || day < invoice.issue_date) {
    throw requestErrors.invalidField('body.date', text('dateOutsideInvoice'));
  }
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
}

function orRefuse(moved: Awaited<ReturnType<typeof moveLockedGoods>>): readonly Movement[] {
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'lines');
  return moved;
}

/** @throws ApiError 409 for goods that cannot be moved */
export const moveStock = async (
  ctx: Context,
  trx: Db,
  { goods, day }: { readonly goods: readonly GoodsLine[]; readonly day: string },
  stock: LockedStock,
) => orRefuse(await moveLockedGoods(trx, moveWithinStock(ctx, day, goods), stock));

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

export async function getCreditNote(trx: Db, companyId: number, id: number) {
  const row = await queries.findCreditNote(trx, companyId, id);
  if (row === undefined) throw errors.notFound('creditNote', id);
  return row;
}

/**
 * Writes a credit note, returns its goods to stock, and applies it to its invoice.
 *
 * @throws ApiError 409 for a day before the last credit note, or for stock that would be too large
 */
export async function write(
  ctx: Context,
  trx: Db,
  draft: CreditDraft,
  { id, item, numbers, stock }: CreditLocks,
  day: string,
): Promise<queries.CreditNoteRow> {
  const { companyId } = ctx.principal;
  const moment = { companyId, now: ctx.now, day };
  const moved = await moveStock(ctx, trx, { goods: draft.goods, day }, stock);
  const { parts, unapplied, baseUnapplied } = applyAtOnce(ctx, draft, item);
  assertDateOrder(numbers, day, 'body.date');
  const number = await numbers.take(day);
  const identity = { companyId, id, number, date: day, now: ctx.now };
  await insertCreditNote(trx, { ...identity, unapplied, baseUnapplied, ...draft.values });
  await recordMovements(trx, moment, { type: 'credit_note', id, number, date: day }, moved);
  const { party_id: partyId, currency_code: currencyCode } = item;
  const source: Source = { type: 'credit_note', id, number, partyId, currencyCode };
  const amount = toSql(draft.grandTotal.times(decimal('-1')));
  const base = toSql(draft.baseGrandTotal.times(decimal('-1')));
  await enterSource(trx, 'receivable', moment, source, { kind: 'posted', amount, base });
  await allocate(trx, 'receivable', { moment, source, parts, items: [item] });
  return getCreditNote(trx, companyId, id);
}
