import type { Handlers } from '../../../generated/erp/operations.js';
import type { Db } from '../../kernel/db/client.js';
import { together } from '../../kernel/db/together.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { assertOpenDays, assertOpenPeriod, lockPeriod } from '../config/index.js';
import { errors } from '../errors.js';
import { type GoodsLine, lockGoods } from '../inventory/index.js';
import { findInvoice } from '../invoices/index.js';
import { countWarnings, recordMovements } from '../posting/index.js';
import { requestedAllocations, toAllocation } from '../receivables/index.js';
import {
  enterSource,
  listCreditAllocations,
  lockParty,
  release,
  releaseToRest,
  settle,
  storeRemainder,
} from '../settlement/index.js';
import { creditDraft } from './document.js';
import { creditNoteErrors } from './errors.js';
import { assertCreditDay, getCreditNote, lockCredit, moveStock, sourceOf, write } from './issue.js';
import { printHandlers } from './prints.js';
import * as queries from './queries.js';

/** Returns a credit note, with its customer locked. @throws ApiError 404, or 409 when it is void */
async function lockStanding(trx: Db, companyId: number, id: number) {
  const { customer_id: customerId } = await getCreditNote(trx, companyId, id);
  await lockParty(trx, 'receivable', companyId, customerId);
  const row = await getCreditNote(trx, companyId, id);
  if (row.status === 'void') throw creditNoteErrors.creditNoteAlreadyVoid(row.number);
  return row;
}

/**
 * Locks all that voiding a credit note depends on, in the order of every document: period, customer, stock.
 *
 * @param seen  the credit note before it was locked
 * @param goods  of the credit note, which leave stock again; they never change
 */
async function lockCreditVoid(
  trx: Db,
  companyId: number,
  seen: queries.CreditNoteRow,
  goods: readonly GoodsLine[],
) {
  const { note = seen, ...locks } = await together({
    lockedThrough: lockPeriod(trx, companyId),
    customer: lockParty(trx, 'receivable', companyId, seen.customer_id),
    note: queries.findCreditNote(trx, companyId, seen.id),
    isAppliedElsewhere: queries.isAppliedElsewhere(trx, companyId, seen),
    stock: lockGoods(trx, companyId, goods),
  });
  return { note, ...locks };
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

/** A credit note with its current allocations. */
async function allocationReply(ctx: Context, trx: Db, row: queries.CreditNoteRow) {
  const allocations = await listCreditAllocations(trx, ctx.principal.companyId, row.id);
  const note = answer(ctx, row).data;
  const { id, number, status, customerId, currencyCode, version } = note;
  const { grandTotal, appliedAmount, unappliedAmount } = note;
  return {
    ok: true as const,
    data: {
      id,
      number,
      customerId,
      currencyCode,
      grandTotal,
      appliedAmount,
      unappliedAmount,
      version,
      status: status === 'void' ? ('issued' as const) : status,
      allocations: allocations.map(toAllocation),
    },
  };
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
    const { companyId } = ctx.principal;
    const seen = await findInvoice(ctx.db, companyId, body.invoiceId);
    const day = body.date ?? ctx.today;
    return ctx.transaction(async (trx) => {
      if (seen === undefined) throw errors.notFound('invoice', body.invoiceId, 'body.invoiceId');
      const locks = await lockCredit(ctx, trx, seen, body, day);
      assertCreditDay(ctx, locks, day);
      const draft = creditDraft(ctx, locks.invoice, body, locks.earlier);
      const row = await write(ctx, trx, draft, locks, day);
      const entry = { objectType: 'credit_note' as const, objectId: row.id, after: audited(row) };
      await ctx.audit(trx, { event: 'credit_note.issued', ...entry });
      const warned = await countWarnings(ctx, trx, { type: 'credit_note', id: row.id, date: day });
      return { ...answer(ctx, row), ...warned };
    });
  },

  async voidCreditNote({ params, body }, ctx) {
    const { companyId } = ctx.principal;
    const day = ctx.today;
    const reason = body?.reason ?? null;
    const { seen, goods } = await beforeTransaction(ctx, async () => ({
      seen: await getCreditNote(ctx.db, companyId, params.id),
      goods: await queries.leavingGoods(ctx.db, companyId, params.id),
    }));
    return ctx.transaction(async (trx) => {
      const locks = await lockCreditVoid(trx, companyId, seen, goods);
      const { note: before, isAppliedElsewhere, lockedThrough, stock } = locks;
      if (before.status === 'void') throw creditNoteErrors.creditNoteAlreadyVoid(before.number);
      if (isAppliedElsewhere) throw creditNoteErrors.creditNoteApplied(before.number);
      assertOpenDays(lockedThrough, ctx.can('periods:unlock'), before.date, day);
      const moment = { companyId, now: ctx.now, day };
      const moved = await moveStock(ctx, trx, { goods, day }, stock);
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
    const { companyId } = ctx.principal;
    const day = ctx.today;
    return ctx.transaction(async (trx) => {
      const before = await lockStanding(trx, companyId, params.id);
      await assertOpenPeriod(ctx, trx, day);
      const moment = { companyId, now: ctx.now, day };
      const source = sourceOf(before);
      const left = { amount: before.unapplied_amount, base: before.base_unapplied_amount };
      const rest = await settle(
        ctx,
        trx,
        'receivable',
        { moment, source, left },
        requestedAllocations(body),
      );
      await storeRemainder(trx, 'receivable', source, moment, rest);
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
    const { companyId } = ctx.principal;
    const day = ctx.today;
    return ctx.transaction(async (trx) => {
      const before = await lockStanding(trx, companyId, params.id);
      await assertOpenPeriod(ctx, trx, day);
      const moment = { companyId, now: ctx.now, day };
      const source = sourceOf(before);
      const left = { amount: before.unapplied_amount, base: before.base_unapplied_amount };
      const given = { moment, source, left };
      const rest = await releaseToRest(trx, 'receivable', given, receivableId);
      if (rest === undefined) {
        throw errors.notFound('receivable', receivableId, 'body.receivableId');
      }
      await storeRemainder(trx, 'receivable', source, moment, rest);
      const after = await getCreditNote(trx, companyId, params.id);
      const object = { objectType: 'credit_note' as const, objectId: params.id };
      const change = { before: audited(before), after: { receivableId, ...audited(after) } };
      await ctx.audit(trx, { event: 'credit_note.released', ...object, ...change });
      return allocationReply(ctx, trx, after);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
