import type { Handlers } from '../../../generated/erp/operations.js';
import type { Db } from '../../kernel/db/client.js';
import { EarlierDateError } from '../../kernel/db/series.js';
import { errors, requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/lists.js';
import { currencyDecimals, decimal, toSql } from '../../kernel/money.js';
import { dayIn } from '../../kernel/time.js';
import { assertOpenPeriod, documentNumber } from '../config/index.js';
import { partyErrors, salesErrors } from '../errors.js';
import {
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  moveGoods,
  recordMovements,
} from '../inventory/index.js';
import { findInvoice, type InvoiceRow } from '../invoices/index.js';
import { askedOf, toAllocation } from '../receivables/index.js';
import {
  allocate,
  enterSource,
  type ItemRow,
  keepLeft,
  listCreditAllocations,
  lockItem,
  lockParty,
  release,
  releaseItem,
  type Source,
  settle,
  valueParts,
} from '../settlement/index.js';
import { type CreditDraft, creditDraft } from './document.js';
import { printHandlers } from './prints.js';
import * as queries from './queries.js';

/** @throws ApiError 400 for a day still to come or before the invoice */
function creditDay(ctx: Context, sent: string | undefined, invoice: InvoiceRow): string {
  const today = dayIn(ctx.now, ctx.principal.timeZone);
  const day = sent ?? today;
  if (day <= today && day >= invoice.issue_date) return day;
  throw requestErrors.invalidField('body.date', {
    en: 'The date must lie between the invoice and today',
    es: 'La fecha debe estar entre la factura y hoy',
  });
}

/** The invoice with its customer and its receivable locked, in the order in which everybody locks them. */
async function lockCreditable(ctx: Context, trx: Db, invoiceId: number) {
  const { companyId } = ctx.principal;
  const seen = await findInvoice(trx, companyId, invoiceId);
  if (seen === undefined) throw errors.notFound('invoice', invoiceId, 'body.invoiceId');
  await lockParty(trx, 'receivable', companyId, seen.customer_id);
  const key = { companyId, documentType: 'invoice', documentId: invoiceId };
  const item = await lockItem(trx, 'receivable', key);
  const invoice = (await findInvoice(trx, companyId, invoiceId)) ?? seen;
  if (item === undefined || invoice.status === 'void') {
    throw salesErrors.invoiceNotCreditable(invoice.status);
  }
  return { invoice, item };
}

async function moveStock(ctx: Context, trx: Db, lines: readonly GoodsLine[]) {
  const { companyId, baseCurrency } = ctx.principal;
  const decimals = currencyDecimals(baseCurrency);
  const move = { companyId, now: ctx.now, decimals, mayGoNegative: false, lines };
  const moved = await moveGoods(trx, move);
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'lines');
  return moved;
}

function sourceOf(row: {
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

/** What is applied at once to the invoice: as much as is open of it. */
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
    throw partyErrors.dateBeforeLast(error.lastDate, 'body.date');
  }
}

async function getCreditNote(trx: Db, companyId: number, id: number) {
  const row = await queries.findCreditNote(trx, companyId, id);
  if (row === undefined) throw errors.notFound('creditNote', id);
  return row;
}

/** The credit note with its customer locked. @throws ApiError 404, or 409 when it is void */
async function lockStanding(trx: Db, companyId: number, id: number) {
  const { customer_id: customerId } = await getCreditNote(trx, companyId, id);
  await lockParty(trx, 'receivable', companyId, customerId);
  const row = await getCreditNote(trx, companyId, id);
  if (row.status === 'void') throw salesErrors.creditNoteAlreadyVoid(row.number);
  return row;
}

const answer = (ctx: Context, row: queries.CreditNoteRow) => ({
  ok: true as const,
  data: queries.toCreditNote(row, ctx.principal.timeZone),
});

const audited = ({ number, status, invoice_number, grand_total }: queries.CreditNoteRow) => ({
  number,
  status,
  invoiceNumber: invoice_number,
  grandTotal: grand_total,
});

/** A credit note and what it settles now. */
async function allocationReply(ctx: Context, trx: Db, row: queries.CreditNoteRow) {
  const allocations = await listCreditAllocations(trx, ctx.principal.companyId, row.id);
  const note = answer(ctx, row).data;
  const { id, number, status, customerId, currencyCode, version } = note;
  const { grandTotal, appliedAmount, unappliedAmount } = note;
  return {
    ok: true as const,
    data: {
      ...{
        id,
        number,
        customerId,
        currencyCode,
        grandTotal,
        appliedAmount,
        unappliedAmount,
        version,
      },
      status: status === 'void' ? ('issued' as const) : status,
      allocations: allocations.map(toAllocation),
    },
  };
}

async function write(ctx: Context, trx: Db, draft: CreditDraft, item: ItemRow, day: string) {
  const { companyId } = ctx.principal;
  const moment = { companyId, now: ctx.now, day };
  const moved = await moveStock(ctx, trx, draft.goods);
  const { parts, unapplied, baseUnapplied } = applyAtOnce(ctx, draft, item);
  const number = await numbered(ctx, trx, day);
  const note = { companyId, number, date: day, unapplied, baseUnapplied, ...draft.values };
  const id = await queries.insertCreditNote(trx, { now: ctx.now, ...note });
  const row = await getCreditNote(trx, companyId, id);
  await recordMovements(trx, moment, { type: 'credit_note', id, number, date: day }, moved);
  const source = sourceOf(row);
  const amount = toSql(draft.grandTotal.times(decimal('-1')));
  const base = toSql(draft.baseGrandTotal.times(decimal('-1')));
  await enterSource(trx, 'receivable', moment, source, { kind: 'posted', amount, base });
  await allocate(trx, 'receivable', moment, source, parts);
  return row;
}

export const handlers = {
  ...printHandlers,

  async listCreditNotes({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { customerId, invoiceId, status } = query;
    const common = listFilters(query, timeZone, 'day');
    return answerList(ctx, query, {
      find: queries.listCreditNotes,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { customerId, invoiceId, status, ...common },
      toItem: (row) => queries.toListItem(row, timeZone),
    });
  },

  async getCreditNote({ params }, ctx) {
    return answer(ctx, await getCreditNote(ctx.db, ctx.principal.companyId, params.id));
  },

  async createCreditNote({ body }, ctx) {
    return ctx.transaction(async (trx) => {
      const { invoice, item } = await lockCreditable(ctx, trx, body.invoiceId);
      const day = creditDay(ctx, body.date, invoice);
      await assertOpenPeriod(ctx, trx, day);
      const draft = await creditDraft(ctx, trx, invoice, body);
      const row = await write(ctx, trx, draft, item, day);
      const entry = { objectType: 'credit_note' as const, objectId: row.id, after: audited(row) };
      await ctx.audit(trx, { event: 'credit_note.issued', ...entry });
      return answer(ctx, row);
    });
  },

  async voidCreditNote({ params, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const day = dayIn(ctx.now, timeZone);
    const reason = body?.reason ?? '';
    return ctx.transaction(async (trx) => {
      const before = await lockStanding(trx, companyId, params.id);
      if (await queries.isAppliedElsewhere(trx, companyId, before)) {
        throw salesErrors.creditNoteApplied(before.number);
      }
      await assertOpenPeriod(ctx, trx, before.date, day);
      const moment = { companyId, now: ctx.now, day };
      const moved = await moveStock(
        ctx,
        trx,
        await queries.leavingGoods(trx, companyId, params.id),
      );
      const document = {
        type: 'credit_note_void',
        id: params.id,
        number: before.number,
        date: day,
      };
      await recordMovements(trx, moment, document, moved);
      const source = sourceOf(before);
      await release(trx, 'receivable', moment, source);
      const { grand_total: amount, base_grand_total: base } = before;
      await enterSource(trx, 'receivable', moment, source, { kind: 'voided', amount, base });
      await queries.markVoid(trx, companyId, params.id, { now: ctx.now, day, reason });
      const after = await getCreditNote(trx, companyId, params.id);
      const objects = {
        objectType: 'credit_note' as const,
        objectId: params.id,
        before: audited(before),
      };
      const change = { after: { reason, ...audited(after) }, ...objects };
      await ctx.audit(trx, { event: 'credit_note.voided', ...change });
      return answer(ctx, after);
    });
  },

  async allocateCreditNote({ params, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const day = dayIn(ctx.now, timeZone);
    return ctx.transaction(async (trx) => {
      const before = await lockStanding(trx, companyId, params.id);
      await assertOpenPeriod(ctx, trx, day);
      const moment = { companyId, now: ctx.now, day };
      const source = sourceOf(before);
      const left = { amount: before.unapplied_amount, base: before.base_unapplied_amount };
      const rest = await settle(ctx, trx, 'receivable', { moment, source, left }, askedOf(body));
      await keepLeft(trx, 'receivable', source, moment, rest);
      const after = await getCreditNote(trx, companyId, params.id);
      const objects = {
        objectType: 'credit_note' as const,
        objectId: params.id,
        before: audited(before),
      };
      await ctx.audit(trx, { after: audited(after), event: 'credit_note.allocated', ...objects });
      return allocationReply(ctx, trx, after);
    });
  },

  async releaseCreditNote({ params, body: { receivableId } }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const day = dayIn(ctx.now, timeZone);
    return ctx.transaction(async (trx) => {
      const before = await lockStanding(trx, companyId, params.id);
      await assertOpenPeriod(ctx, trx, day);
      const moment = { companyId, now: ctx.now, day };
      const source = sourceOf(before);
      const freed = await releaseItem(trx, 'receivable', moment, source, receivableId);
      if (freed === undefined) {
        throw errors.notFound('receivable', receivableId, 'body.receivableId');
      }
      const left = {
        amount: toSql(decimal(before.unapplied_amount).plus(decimal(freed.amount))),
        base: toSql(decimal(before.base_unapplied_amount).plus(decimal(freed.base))),
      };
      await keepLeft(trx, 'receivable', source, moment, left);
      const after = await getCreditNote(trx, companyId, params.id);
      const object = { objectType: 'credit_note' as const, objectId: params.id };
      const change = { before: audited(before), after: { receivableId, ...audited(after) } };
      await ctx.audit(trx, { event: 'credit_note.released', ...object, ...change });
      return allocationReply(ctx, trx, after);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
