import type { Db } from '../../../kernel/db/client.js';
import type { Numbers } from '../../../kernel/db/series/numbers.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { currencyDecimals, decimal, toNumber, toSql } from '../../../kernel/values/money.js';
import {
  assertDateOrder,
  assertOpenDays,
  lockDocumentNumbers,
  lockPeriod,
} from '../../config/index.js';
import { shownValues } from '../../custom-fields/index.js';
import { errors } from '../../errors.js';
import {
  type GoodsLine,
  type GoodsMove,
  goodsError,
  isGoodsRefusal,
  moveSharedGoods,
} from '../../inventory/index.js';
import { partyErrors } from '../../parties/errors.js';
import { type LockedStock, lockStock, nextDocumentId } from '../../posting/index.js';
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

/** Locked rows that invoices of one transaction depend on. Each invoice leaves them changed for the next one. */
interface SharedLocks {
  readonly customers: Map<number, LockedCustomer | undefined>;
  /** Undefined when the next invoice has to lock it anew. */
  stock: LockedStock | undefined;
  readonly numbers: Numbers;
}

/** All that an invoice depends on, locked until the transaction ends. */
export type SaleLocks = Awaited<ReturnType<typeof lockSales>>[number];

async function lockCustomers(trx: Db, companyId: number, ids: readonly number[]) {
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const rows = await Promise.all(
    sorted.map((customerId) => lockCustomer(trx, { companyId, customerId })),
  );
  return new Map(sorted.map((id, index) => [id, rows[index]?.[0]]));
}

/**
 * Locks all that invoices depend on, in the order of every document: period, customers, products, stock, and the series
 * last, where all writers of the company wait.
 *
 * @returns the locks of each invoice
 */
export async function lockSales(trx: Db, companyId: number, sales: readonly SaleRequest[]) {
  const lines = sales.flatMap((sale) => sale.lines);
  const scope = {
    productIds: lines.map(({ productId }) => productId),
    warehouseIds: lines.flatMap(({ warehouseId }) => warehouseId ?? []),
    withoutServices: true,
    withDefault: lines.some(({ warehouseId }) => warehouseId === undefined),
  };
  const partyIds = sales.map(({ partyId }) => partyId);
  const days = sales.map(({ day }) => day);
  const [lockedThrough, customers, stock, numbers, ids] = await Promise.all([
    lockPeriod(trx, companyId),
    lockCustomers(trx, companyId, partyIds),
    lockStock(trx, companyId, scope),
    lockDocumentNumbers(trx, companyId, 'invoice', days),
    Promise.all(sales.map(() => nextDocumentId(trx, 'invoices'))),
  ]);
  const shared: SharedLocks = { customers, stock, numbers };
  return ids.map((freshId) => ({ lockedThrough, shared, freshId }));
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
  { header, day, figures, values }: TradeDocument,
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
    ...shownValues(values),
    ...(lockedThrough !== undefined && day <= lockedThrough ? { lockedThrough } : {}),
  };
}

/** An invoice before this one in the transaction changed the locks in a way that is not known. */
class LocksUsedError extends Error {
  override readonly name = 'LocksUsedError';
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
  const { lockedThrough, shared, freshId } = locks;
  const { party_id: partyId, base_grand_total: owes } = document.header;
  const customer = shared.customers.get(partyId);
  assertCustomer(customer, document);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), document.day);
  assertDateOrder(shared.numbers, document.day);
  if (shared.stock === undefined) throw new LocksUsedError();
  const move = goodsMove(ctx, document.day, goodsOf(document));
  const moved = await moveSharedGoods(trx, move, shared.stock);
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'body.lines');
  shared.stock = moved.left;
  shared.customers.set(partyId, {
    ...customer,
    owed: toSql(decimal(customer.owed).plus(decimal(owes))),
  });
  const issued: IssuedInvoice = {
    id: draft?.id ?? freshId,
    number: await shared.numbers.take(document.day),
    status: issuedStatus(document),
    version: draft?.version ?? 1,
    createdAt: draft?.createdAt ?? now,
  };
  await writeInvoice(
    trx,
    { companyId, now },
    document,
    { ...issued, updatedAt: now },
    moved.movements,
  );
  await ctx.audit(trx, {
    objectType: 'invoice',
    objectId: issued.id,
    after: auditedInvoice(document, issued.number, lockedThrough),
    event: 'invoice.issued',
  });
  return issued;
}
