import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { currencyDecimals, decimal, toNumber, toSql } from '../../../kernel/values/money.js';
import {
  assertOpenDays,
  deferDocumentNumber,
  lockPeriod,
  numberOf,
  orRefusal,
} from '../../config/index.js';
import { errors } from '../../errors.js';
import {
  type GoodsLine,
  type GoodsMove,
  goodsError,
  isGoodsRefusal,
  moveLockedGoods,
} from '../../inventory/index.js';
import { partyErrors } from '../../parties/errors.js';
import { lockStock, nextDocumentId } from '../../posting/index.js';
import type { TradeDocument } from './document.js';
import { type LockedCustomer, lockCustomer } from './queries.js';
import { issuedStatus, writeInvoice } from './write.js';

export interface IssuedInvoice {
  readonly id: number;
  readonly number: string;
  readonly status: 'issued' | 'paid';
  readonly version: number;
  readonly createdAt: Date;
}

/** The draft to issue, which is already deleted. */
export interface IssuedDraft {
  readonly id: number;
  readonly version: number;
  readonly createdAt: Date;
}

/** Returns the goods that leave stock with an invoice. */
function goodsOf({ lines }: TradeDocument): readonly GoodsLine[] {
  return lines.flatMap(({ line, product_id: productId, warehouse_id: warehouseId, quantity }) =>
    warehouseId === null ? [] : [{ line, productId, warehouseId, delta: `-${quantity}` }],
  );
}

function goodsMove(ctx: Context, date: string, lines: readonly GoodsLine[]): GoodsMove {
  const { companyId, baseCurrency } = ctx.principal;
  return {
    companyId,
    now: ctx.now,
    date,
    decimals: currencyDecimals(baseCurrency),
    mayGoNegative: ctx.can('inventory:allow-negative'),
    needsActive: true,
    lines,
  };
}

/** The part of a document that determines the locks of an invoice. */
export interface SaleRequest {
  readonly partyId: number;
  readonly day: string;
  readonly lines: readonly { readonly productId: number; readonly warehouseId?: number }[];
}

/** All that an invoice depends on, locked until the transaction ends. */
export type SaleLocks = Awaited<ReturnType<typeof lockSale>>;

/**
 * Locks all that an invoice depends on, in the order of every document: period, customer, products, stock. The series,
 * where all writers of the company wait, is locked last, with the number.
 */
export async function lockSale(trx: Db, companyId: number, { partyId, lines, day }: SaleRequest) {
  const scope = {
    productIds: lines.map(({ productId }) => productId),
    warehouseIds: lines.flatMap(({ warehouseId }) => warehouseId ?? []),
    withoutServices: true,
    withDefault: lines.some(({ warehouseId }) => warehouseId === undefined),
  };
  const [lockedThrough, [customer], stock, numbered, freshId] = await Promise.all([
    lockPeriod(trx, companyId),
    lockCustomer(trx, { companyId, customerId: partyId }),
    lockStock(trx, companyId, scope),
    orRefusal(deferDocumentNumber(trx, companyId, 'invoice', day)),
    nextDocumentId(trx, 'invoices'),
  ]);
  return { lockedThrough, customer, stock, numbered, freshId };
}

/** @throws ApiError for a customer who may not receive this invoice */
function assertCustomer(
  customer: LockedCustomer | undefined,
  { header }: TradeDocument,
): asserts customer {
  if (customer === undefined) {
    throw errors.notFound('customer', header.party_id, 'body.customerId');
  }
  const { name, credit_limit: limit } = customer;
  if (!customer.is_active) throw partyErrors.customerInactive(name);
  if (customer.is_blocked) throw partyErrors.customerBlocked(name);
  if (header.is_cash || limit === null) return;
  const owed = decimal(customer.owed);
  const amount = decimal(header.base_grand_total);
  if (owed.plus(amount).lte(decimal(limit))) return;
  throw partyErrors.creditLimitExceeded(toSql(owed), toSql(amount), toSql(decimal(limit)));
}

/** The members of an issued invoice that the audit records. */
export function auditedInvoice(
  { header, day, figures }: TradeDocument,
  number: string,
  lockedThrough?: string,
) {
  return {
    number,
    issueDate: day,
    customerId: header.party_id,
    currencyCode: header.currency_code,
    total: toNumber(figures.total),
    taxTotal: toNumber(figures.taxTotal),
    grandTotal: toNumber(figures.grandTotal),
    ...(lockedThrough !== undefined && day <= lockedThrough ? { lockedThrough } : {}),
  };
}

/**
 * Issues an invoice: checks it, moves the goods, and writes everything together with COMMIT.
 *
 * @throws ApiError for each reason to refuse it; then the transaction must end
 */
export async function issueInvoice(
  ctx: Context,
  trx: Db,
  document: TradeDocument,
  locks: SaleLocks,
  draft?: IssuedDraft,
): Promise<IssuedInvoice> {
  const { now, principal } = ctx;
  const { companyId } = principal;
  const { lockedThrough, customer, stock, numbered, freshId } = locks;
  assertCustomer(customer, document);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), document.day);
  const number = numberOf(numbered);
  const moved = await moveLockedGoods(trx, goodsMove(ctx, document.day, goodsOf(document)), stock);
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'body.lines');
  const issued: IssuedInvoice = {
    id: draft?.id ?? freshId,
    number: number.text,
    status: issuedStatus(document),
    version: draft?.version ?? 1,
    createdAt: draft?.createdAt ?? now,
  };
  await number.take();
  await writeInvoice(trx, { companyId, now }, document, { ...issued, updatedAt: now }, moved);
  await ctx.audit(trx, {
    objectType: 'invoice',
    objectId: issued.id,
    after: auditedInvoice(document, issued.number, lockedThrough),
    event: 'invoice.issued',
  });
  return issued;
}
