import type { Db } from '../../../kernel/db/client.js';
import { together } from '../../../kernel/db/together.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import {
  currencyDecimals,
  decimal,
  multiply,
  roundHalfAway,
  toSql,
} from '../../../kernel/values/money.js';
import { configErrors } from '../../config/errors.js';
import {
  assertOpenDays,
  assertOpenPeriod,
  documentNumber,
  documentRate,
  lockPeriod,
} from '../../config/index.js';
import { errors } from '../../errors.js';
import { nextDocumentId, type Side } from '../../posting/index.js';
import { settlementErrors } from '../errors.js';
import { lockParty } from '../items/queries.js';
import { allocate, enterSource, release, type Source } from './allocation-queries.js';
import { lockPayer, shareCurrencies } from './lock-queries.js';
import {
  deferPayment,
  findPayment,
  markReversed,
  type PaymentRow,
  storeRemainder,
} from './queries.js';
import { pastDay, reversalDay } from './reversal-day.js';
import {
  assertDecimals,
  assertFits,
  divide,
  itemsOf,
  lockItems,
  type RequestedAllocations,
  releaseToRest,
  settle,
} from './settle.js';

/** A payment in a request. */
export interface PaymentInput extends RequestedAllocations {
  readonly partyId: number;
  readonly amount: number;
  readonly method: string;
  readonly date?: string | undefined;
  readonly currencyCode?: string | undefined;
  readonly exchangeRate?: number | undefined;
  readonly reference?: string | undefined;
  readonly notes?: string | undefined;
}

const partyNouns = { receivable: 'customer', payable: 'vendor' } as const;
const partyPaths = { receivable: 'body.customerId', payable: 'body.vendorId' };
/** Names in series, audit and events. */
const objects = { receivable: 'collection', payable: 'vendor_payment' } as const;

const sourceOf = (row: PaymentRow): Source => ({
  type: 'payment',
  id: row.id,
  number: row.number,
  partyId: row.party_id,
  currencyCode: row.currency_code,
});

export async function getPayment(
  db: Db,
  side: Side,
  companyId: number,
  id: number,
): Promise<PaymentRow> {
  const row = await findPayment(db, side, companyId, id);
  if (row === undefined) throw errors.notFound('payment', id);
  return row;
}

const audited = ({ number, status, amount, unallocated_amount, allocations }: PaymentRow) => ({
  number,
  status,
  amount,
  unallocatedAmount: unallocated_amount,
  allocations: allocations.map((part) => ({ document: part.documentNumber, amount: part.amount })),
});

/**
 * Locks all that a payment depends on, in the order of every document: period, party, currency, items, and
 * the series last.
 */
async function lockAll(ctx: Context, trx: Db, side: Side, input: PaymentInput, day: string) {
  const { companyId } = ctx.principal;
  const party = { id: input.partyId, currencyCode: input.currencyCode };
  const { currencies, id, items, number, payer } = await together({
    period: assertOpenPeriod(ctx, trx, day),
    payer: lockPayer(trx, side, companyId, party),
    currencies: shareCurrencies(trx, companyId, party),
    items: lockItems(trx, side, companyId, party, input, decimal(input.amount)),
    number: documentNumber(trx, companyId, objects[side], day),
    id: nextDocumentId(trx, `${side}_payments`),
  });
  if (payer === undefined) throw errors.notFound(partyNouns[side], party.id, partyPaths[side]);
  if (!currencies.has(payer.currency_code))
    throw configErrors.inactiveCurrency(payer.currency_code);
  return { payer, items, number, id };
}

/** Returns the amount of a payment in its currency and the company's. */
async function moneyOf(ctx: Context, trx: Db, input: PaymentInput, currency: string, day: string) {
  assertDecimals([[input.amount, 'body.amount']], currency);
  const rate = await documentRate(trx, ctx, { currency, day, sent: input.exchangeRate });
  const amount = decimal(input.amount);
  const decimals = currencyDecimals(ctx.principal.baseCurrency);
  const base = roundHalfAway(multiply(amount, rate), decimals);
  assertFits(base, 'body.amount');
  return { exchangeRate: toSql(rate), left: { amount: toSql(amount), base: toSql(base) } };
}

/** @throws ApiError for each reason to refuse it; then the transaction must end */
export async function registerPayment(
  ctx: Context,
  trx: Db,
  side: Side,
  input: PaymentInput,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const day = pastDay(ctx, input.date);
  const moment = { companyId, now: ctx.now, day };
  const { payer, items, number, id } = await lockAll(ctx, trx, side, input, day);
  const currencyCode = payer.currency_code;
  const { exchangeRate, left } = await moneyOf(ctx, trx, input, currencyCode, day);
  const source: Source = { type: 'payment', id, number, partyId: payer.id, currencyCode };
  const settlement = divide(ctx, side, source, left, input, items);
  await deferPayment(trx, side, moment, {
    id,
    number,
    partyId: payer.id,
    date: day,
    method: input.method,
    currencyCode,
    exchangeRate,
    amount: left.amount,
    base: left.base,
    unallocated: settlement.left.amount,
    baseUnallocated: settlement.left.base,
    reference: input.reference || null,
    notes: input.notes || null,
  });
  const posted = { amount: `-${left.amount}`, base: `-${left.base}` };
  await enterSource(trx, side, moment, source, { kind: 'posted', ...posted });
  await allocate(trx, side, { moment, source, parts: settlement.parts, items: itemsOf(items) });
  const row = await getPayment(trx, side, companyId, id);
  const entry = { objectType: objects[side], objectId: id, after: audited(row) };
  await ctx.audit(trx, { event: `${objects[side]}.created`, ...entry });
  return row;
}

/**
 * Locks the period, the party and the payment for a change.
 *
 * @param seen  the payment before it was locked
 * @throws ApiError 409 if it is reversed
 */
async function lockPosted(trx: Db, side: Side, companyId: number, seen: PaymentRow) {
  const { lockedThrough, row } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    party: lockParty(trx, side, companyId, seen.party_id),
    row: getPayment(trx, side, companyId, seen.id),
  });
  if (row.status === 'reversed') throw settlementErrors.alreadyReversed(row.number);
  return { row, lockedThrough };
}

async function auditChange(
  ctx: Context,
  trx: Db,
  side: Side,
  before: PaymentRow,
  event: string,
  more: { readonly date?: string; readonly itemId?: number } = {},
): Promise<PaymentRow> {
  const after = await getPayment(trx, side, ctx.principal.companyId, before.id);
  await ctx.audit(trx, {
    objectType: objects[side],
    objectId: before.id,
    before: audited(before),
    after: { ...audited(after), ...more },
    event: `${objects[side]}.${event}`,
  });
  return after;
}

/**
 * Allocates the rest of a payment.
 *
 * @param seen  the payment before it was locked
 */
export async function allocatePayment(
  ctx: Context,
  trx: Db,
  side: Side,
  seen: PaymentRow,
  requested: RequestedAllocations,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const day = ctx.today;
  const { row: before, lockedThrough } = await lockPosted(trx, side, companyId, seen);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  const moment = { companyId, now: ctx.now, day };
  const source = sourceOf(before);
  const left = { amount: before.unallocated_amount, base: before.base_unallocated_amount };
  const rest = await settle(ctx, trx, side, { moment, source, left }, requested);
  await storeRemainder(trx, side, source, moment, rest);
  return auditChange(ctx, trx, side, before, 'allocated');
}

/**
 * Releases the allocation of a payment to an item, as of today. The amount is open again on the item, and at the disposal
 * of the payment, each at the value at which it was allocated.
 *
 * @param seen  the payment before it was locked
 * @throws ApiError 404 if the payment does not settle the item
 */
export async function releasePayment(
  ctx: Context,
  trx: Db,
  side: Side,
  seen: PaymentRow,
  itemId: number,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const day = ctx.today;
  const { row: before, lockedThrough } = await lockPosted(trx, side, companyId, seen);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  const moment = { companyId, now: ctx.now, day };
  const source = sourceOf(before);
  const left = { amount: before.unallocated_amount, base: before.base_unallocated_amount };
  const rest = await releaseToRest(trx, side, { moment, source, left }, itemId);
  if (rest === undefined) throw errors.notFound(side, itemId, `body.${side}Id`);
  await storeRemainder(trx, side, source, moment, rest);
  return auditChange(ctx, trx, side, before, 'released', { itemId });
}

/** The reason and the day of a reversal. Default: today. */
export interface Reversal {
  readonly reason: string | null;
  readonly date?: string | undefined;
}

/**
 * Reverses a payment. The items that it settled are open as before. The payment may be in a closed period, whose
 * balances do not change; the day of the reversal must be open.
 *
 * @param seen  the payment before it was locked
 */
export async function reversePayment(
  ctx: Context,
  trx: Db,
  side: Side,
  seen: PaymentRow,
  { reason, date }: Reversal,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const { id } = seen;
  const { row: before, lockedThrough } = await lockPosted(trx, side, companyId, seen);
  const day = await reversalDay(ctx, trx, side, date, { type: 'payment', id });
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  const moment = { companyId, now: ctx.now, day };
  const source = sourceOf(before);
  await release(trx, side, moment, source);
  const { amount, base_amount: base } = before;
  await enterSource(trx, side, moment, source, { kind: 'reversed', amount, base });
  await markReversed(trx, side, moment, id, reason);
  return auditChange(ctx, trx, side, before, 'reversed', { date: day });
}
