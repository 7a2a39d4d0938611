import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import {
  currencyDecimals,
  decimal,
  multiply,
  roundHalfAway,
  toSql,
} from '../../../kernel/values/money.js';
import { dayIn } from '../../../kernel/values/time.js';
import { configErrors } from '../../config/errors.js';
import {
  assertOpenPeriod,
  documentNumber,
  findExchangeRate,
  isCurrencyActive,
} from '../../config/index.js';
import { errors } from '../../errors.js';
import type { Side } from '../../posting/index.js';
import { settlementErrors } from '../errors.js';
import { lockParty } from '../items/queries.js';
import { enterSource, release, type Source } from './allocation-queries.js';
import {
  findPayment,
  insertPayment,
  keepLeft,
  lockPayer,
  markReversed,
  type PaymentRow,
} from './queries.js';
import { pastDay, reversalDay } from './reversal-day.js';
import { type AskedAllocations, assertDecimals, assertFits, settle } from './settle.js';

/** A payment as a request says it. */
export interface PaymentInput extends AskedAllocations {
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
/** As they are named in series, audit and events. */
const objects = { receivable: 'collection', payable: 'vendor_payment' } as const;

async function rateOf(ctx: Context, trx: Db, input: PaymentInput, currency: string, day: string) {
  const { companyId, baseCurrency } = ctx.principal;
  if (currency === baseCurrency) return decimal('1');
  if (input.exchangeRate !== undefined) return decimal(input.exchangeRate);
  const rate = await findExchangeRate(trx, companyId, currency, baseCurrency, day);
  if (rate === undefined) throw configErrors.noExchangeRate(currency, baseCurrency, day);
  return decimal(rate);
}

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

async function book(ctx: Context, trx: Db, side: Side, input: PaymentInput, day: string) {
  const { companyId, baseCurrency } = ctx.principal;
  const payer = await lockPayer(trx, side, companyId, input.partyId);
  if (payer === undefined) {
    throw errors.notFound(partyNouns[side], input.partyId, partyPaths[side]);
  }
  const currencyCode = input.currencyCode ?? payer.currency_code;
  if (!(await isCurrencyActive(trx, companyId, currencyCode))) {
    throw configErrors.inactiveCurrency(currencyCode);
  }
  assertDecimals([[input.amount, 'body.amount']], currencyCode);
  const rate = await rateOf(ctx, trx, input, currencyCode, day);
  const amount = decimal(input.amount);
  const base = roundHalfAway(multiply(amount, rate), currencyDecimals(baseCurrency));
  assertFits(base, 'body.amount');
  const number = await documentNumber(trx, companyId, objects[side], day);
  const money = { amount: toSql(amount), base: toSql(base) };
  const payment = {
    number,
    partyId: payer.id,
    date: day,
    method: input.method,
    currencyCode,
    exchangeRate: toSql(rate),
    unallocated: money.amount,
    baseUnallocated: money.base,
    reference: input.reference || null,
    notes: input.notes || null,
    ...money,
  };
  const id = await insertPayment(trx, side, { companyId, now: ctx.now }, payment);
  const source: Source = { type: 'payment', id, number, partyId: payer.id, currencyCode };
  return { source, left: money };
}

/** @throws ApiError for each reason to refuse it; the transaction must end then */
export async function registerPayment(
  ctx: Context,
  trx: Db,
  side: Side,
  input: PaymentInput,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const day = pastDay(ctx, input.date);
  await assertOpenPeriod(ctx, trx, day);
  const moment = { companyId, now: ctx.now, day };
  const { source, left } = await book(ctx, trx, side, input, day);
  const amount = `-${left.amount}`;
  const base = `-${left.base}`;
  await enterSource(trx, side, moment, source, { kind: 'posted', amount, base });
  const rest = await settle(ctx, trx, side, { moment, source, left }, input);
  if (rest !== left) await keepLeft(trx, side, source, moment, rest, true);
  const row = await getPayment(trx, side, companyId, source.id);
  const entry = { objectType: objects[side], objectId: row.id, after: audited(row) };
  await ctx.audit(trx, { event: `${objects[side]}.created`, ...entry });
  return row;
}

/** The payment with its party locked first. */
async function lockPosted(ctx: Context, trx: Db, side: Side, id: number): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const { party_id: partyId } = await getPayment(trx, side, companyId, id);
  await lockParty(trx, side, companyId, partyId);
  const row = await getPayment(trx, side, companyId, id);
  if (row.status === 'reversed') throw settlementErrors.alreadyReversed(row.number);
  return row;
}

async function auditChange(
  ctx: Context,
  trx: Db,
  side: Side,
  before: PaymentRow,
  event: string,
  more: { readonly date?: string } = {},
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

/** Places what is left of a payment. */
export async function allocatePayment(
  ctx: Context,
  trx: Db,
  side: Side,
  id: number,
  asked: AskedAllocations,
): Promise<PaymentRow> {
  const { companyId, timeZone } = ctx.principal;
  const day = dayIn(ctx.now, timeZone);
  const before = await lockPosted(ctx, trx, side, id);
  await assertOpenPeriod(ctx, trx, day);
  const moment = { companyId, now: ctx.now, day };
  const source = sourceOf(before);
  const left = { amount: before.unallocated_amount, base: before.base_unallocated_amount };
  const rest = await settle(ctx, trx, side, { moment, source, left }, asked);
  await keepLeft(trx, side, source, moment, rest);
  return auditChange(ctx, trx, side, before, 'allocated');
}

/** Why a payment is reversed, and on which day; today without one. */
export interface Reversal {
  readonly reason: string;
  readonly date?: string | undefined;
}

/**
 * Reverses a payment: what it settled is open again exactly as before. The payment itself may lie in a closed period,
 * whose balances stay as they were; the day of the reversal must be open.
 */
export async function reversePayment(
  ctx: Context,
  trx: Db,
  side: Side,
  id: number,
  { reason, date }: Reversal,
): Promise<PaymentRow> {
  const { companyId } = ctx.principal;
  const before = await lockPosted(ctx, trx, side, id);
  const day = await reversalDay(ctx, trx, side, date, { type: 'payment', id });
  await assertOpenPeriod(ctx, trx, day);
  const moment = { companyId, now: ctx.now, day };
  const source = sourceOf(before);
  await release(trx, side, moment, source);
  const { amount, base_amount: base } = before;
  await enterSource(trx, side, moment, source, { kind: 'reversed', amount, base });
  await markReversed(trx, side, moment, id, reason);
  return auditChange(ctx, trx, side, before, 'reversed', { date: day });
}
