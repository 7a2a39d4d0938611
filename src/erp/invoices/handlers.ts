import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { constraintOf, LostRaceError } from '../../kernel/db/errors.js';
import { errors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/lists.js';
import { currencyDecimals, toNumber } from '../../kernel/money.js';
import { dayIn, formatInstant } from '../../kernel/time.js';
import { assertVersion } from '../../kernel/versions.js';
import { assertOpenPeriod } from '../config/index.js';
import { partyErrors, salesErrors } from '../errors.js';
import { goodsError, isGoodsRefusal, moveGoods, recordMovements } from '../inventory/index.js';
import { lockItem, lockParty, voidItem } from '../settlement/index.js';
import { documentDay, makeDocument, type TradeDocument } from './document.js';
import * as queries from './queries.js';
import * as writes from './writes.js';

type InvoiceInput = components['schemas']['InvoiceInput'];
type Draft = writes.IssueOptions['draft'];

function refusalError(refusal: writes.IssueRefusal) {
  const { line, code, subject, available, asked, bound, shortages } = refusal;
  switch (code) {
    case 'customer_unknown':
      return errors.notFound('customer', subject, 'body.customerId');
    case 'customer_inactive':
      return partyErrors.customerInactive(subject);
    case 'customer_blocked':
      return partyErrors.customerBlocked(subject);
    case 'credit_limit':
      return partyErrors.creditLimitExceeded(available, asked, bound);
    case 'period_locked':
      return errors.periodLocked(subject);
    case 'date_before_last':
      return partyErrors.dateBeforeLast(subject);
    case 'product_inactive':
      return errors.productInactive(subject, `body.lines.${line - 1}.productId`);
    default:
      return goodsError({ line, code, subject, available, asked, shortages }, 'body.lines');
  }
}

function makeInvoice(ctx: Context, db: Db, body: InvoiceInput): Promise<TradeDocument> {
  const { customerId: partyId, issueDate, ...rest } = body;
  const day = documentDay(ctx, issueDate, 'body.issueDate');
  return makeDocument(db, ctx, 'customers', { ...rest, partyId, day });
}

/** @throws ApiError for whatever refuses it; then nothing of it is written */
async function issue(ctx: Context, db: Db, document: TradeDocument, draft?: Draft) {
  const options = {
    decimals: currencyDecimals(ctx.principal.baseCurrency),
    mayGoNegative: ctx.can('inventory:allow-negative'),
    mayUnlock: ctx.can('periods:unlock'),
    draft,
  };
  try {
    const issued = await writes.insertInvoice(db, ctx.auditValues(), document, options);
    if ('code' in issued) throw refusalError(issued);
    return issued;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'invoices_number_key') throw errors.numberTaken();
    // Another invoice of a later day took the number meanwhile: the next run names its day.
    if (constraint === 'series_next_number_check') throw new LostRaceError();
    throw error;
  }
}

interface Made {
  readonly id: number;
  readonly number: string | null;
  readonly status: queries.InvoiceStatus;
  readonly createdAt: Date;
  readonly version: number;
}

function created(ctx: Context, made: Made, document: TradeDocument) {
  const { timeZone } = ctx.principal;
  const { figures, day: issueDate, dueDate, currencyCode } = document;
  const { id, number, status, version } = made;
  const grandTotal = toNumber(figures.grandTotal);
  return {
    id,
    number,
    status,
    issueDate,
    dueDate,
    currencyCode,
    total: toNumber(figures.total),
    taxTotal: toNumber(figures.taxTotal),
    grandTotal,
    openAmount: status === 'draft' ? 0 : grandTotal,
    version,
    createdAt: formatInstant(made.createdAt, timeZone),
    updatedAt: formatInstant(ctx.now, timeZone),
  };
}

function saying(ctx: Context, number: string) {
  return ctx.request.locale === 'en' ? `Invoice ${number} issued` : `Factura ${number} emitida`;
}

async function getInvoice(db: Db, companyId: number, id: number): Promise<queries.InvoiceRow> {
  const row = await queries.findInvoice(db, companyId, id);
  if (row === undefined) throw errors.notFound('invoice', id);
  return row;
}

function answer(ctx: Context, row: queries.InvoiceRow) {
  const { timeZone } = ctx.principal;
  const data = queries.toInvoice(row, timeZone, dayIn(ctx.now, timeZone));
  return { ok: true as const, data };
}

/** What the audit shows of an invoice. */
function audited({ number, status, grand_total: grandTotal }: queries.InvoiceRow) {
  return { number, status, grandTotal };
}

/** @throws ApiError 404, or 409 when it is no draft */
async function lockDraft(ctx: Context, trx: Db, id: number): Promise<queries.InvoiceRow> {
  const { companyId } = ctx.principal;
  const locked = await writes.lockInvoice(trx, companyId, id);
  if (locked === undefined) throw errors.notFound('invoice', id);
  if (locked.status !== 'draft') throw salesErrors.invoiceNotDraft(locked.status);
  return getInvoice(trx, companyId, id);
}

async function keepDraft(ctx: Context, trx: Db, body: InvoiceInput, before?: queries.InvoiceRow) {
  const { companyId } = ctx.principal;
  const document = await makeInvoice(ctx, trx, body);
  if (before !== undefined) await writes.removeDraft(trx, companyId, before.id);
  const kept = { request: body, before };
  const id = await writes.insertDraft(trx, companyId, ctx.now, document, kept);
  const after = await getInvoice(trx, companyId, id);
  await ctx.audit(trx, {
    objectType: 'invoice',
    objectId: id,
    ...(before === undefined ? {} : { before: audited(before) }),
    after: audited(after),
  });
  return { document, after };
}

/** @throws ApiError 409 unless nothing was paid or credited of it */
function assertVoidable(invoice: queries.InvoiceRow): void {
  const { status, number, paid_amount, credited_amount, credit_notes } = invoice;
  const name = number ?? '';
  if (status === 'draft') throw salesErrors.invoiceIsDraft();
  if (status === 'void') throw salesErrors.invoiceAlreadyVoid(name);
  // Credit of another invoice settles this one without being a credit note of it.
  const isCredited = credit_notes.length > 0 || Number(credited_amount) > 0;
  if (isCredited) throw salesErrors.invoiceHasCreditNotes(name);
  if (Number(paid_amount) > 0) throw salesErrors.invoiceHasPayments(name);
}

/** The goods come back at the cost at which they left. */
async function returnGoods(ctx: Context, trx: Db, invoice: queries.InvoiceRow, date: string) {
  const { companyId, baseCurrency } = ctx.principal;
  const moved = await moveGoods(trx, {
    companyId,
    now: ctx.now,
    decimals: currencyDecimals(baseCurrency),
    mayGoNegative: false,
    lines: writes.returningGoods(invoice),
  });
  if (isGoodsRefusal(moved)) throw goodsError(moved, 'lines');
  const document = { type: 'invoice_void', id: invoice.id, number: invoice.number ?? '', date };
  await recordMovements(trx, { companyId, now: ctx.now }, document, moved);
}

export const handlers = {
  async listInvoices({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const today = dayIn(ctx.now, timeZone);
    const { customerId, status, currencyCode, overdue, number } = query;
    const filters = {
      ...listFilters(query, timeZone, 'day'),
      customerId,
      status,
      currencyCode,
      number,
      ...(overdue === undefined ? {} : { [overdue ? 'overdue' : 'notOverdue']: today }),
    };
    return answerList(ctx, query, {
      find: queries.listInvoices,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['issueDate', 'dueDate', 'createdAt']),
      filters,
      toItem: (row) => queries.toListItem(row, timeZone, today),
    });
  },

  async getInvoice({ params }, ctx) {
    return answer(ctx, await getInvoice(ctx.db, ctx.principal.companyId, params.id));
  },

  async createInvoice({ body }, ctx) {
    if (body.issue === false) {
      return ctx.transaction(async (trx) => {
        const { document, after } = await keepDraft(ctx, trx, body);
        const made = { createdAt: after.created_at, ...after };
        return { ok: true as const, data: created(ctx, made, document) };
      });
    }
    return ctx.statement(async (db) => {
      const document = await makeInvoice(ctx, db, body);
      const issued = await issue(ctx, db, document);
      const data = created(ctx, { version: 1, createdAt: ctx.now, ...issued }, document);
      return { ok: true as const, message: saying(ctx, issued.number), data };
    });
  },

  async updateInvoice({ params, headers, body }, ctx) {
    return ctx.transaction(async (trx) => {
      const before = await lockDraft(ctx, trx, params.id);
      assertVersion(headers['if-match'], before.version);
      const { after } = await keepDraft(ctx, trx, { ...body, issue: false }, before);
      return answer(ctx, after);
    });
  },

  async deleteInvoice({ params }, ctx) {
    return ctx.transaction(async (trx) => {
      const before = await lockDraft(ctx, trx, params.id);
      await writes.removeDraft(trx, ctx.principal.companyId, params.id);
      const entry = {
        objectType: 'invoice' as const,
        objectId: params.id,
        before: audited(before),
      };
      await ctx.audit(trx, entry);
      return { ok: true as const, data: { id: params.id } };
    });
  },

  async issueInvoice({ params, body }, ctx) {
    const { companyId } = ctx.principal;
    return ctx.transaction(async (trx) => {
      const draft = await lockDraft(ctx, trx, params.id);
      const { issueDate: asked, ...request } = draft.draft as InvoiceInput;
      const issueDate = body?.issueDate ?? asked;
      const dated = issueDate === undefined ? request : { ...request, issueDate };
      const document = await makeInvoice(ctx, trx, dated);
      await writes.removeDraft(trx, companyId, params.id);
      const createdAt = draft.created_at;
      const version = draft.version + 1;
      const issued = await issue(ctx, trx, document, { id: params.id, createdAt, version });
      const data = created(ctx, { version, createdAt, ...issued }, document);
      return { ok: true as const, message: saying(ctx, issued.number), data };
    });
  },

  async voidInvoice({ params, body }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const day = dayIn(ctx.now, timeZone);
    const reason = body?.reason ?? '';
    return ctx.transaction(async (trx) => {
      const { customer_id: customerId } = await getInvoice(trx, companyId, params.id);
      await lockParty(trx, 'receivable', companyId, customerId);
      const key = { companyId, documentType: 'invoice', documentId: params.id };
      const item = await lockItem(trx, 'receivable', key);
      const before = await getInvoice(trx, companyId, params.id);
      assertVoidable(before);
      await assertOpenPeriod(ctx, trx, before.issue_date, day);
      if (item === undefined) throw new Error(`Invoice ${params.id} has no receivable`);
      await returnGoods(ctx, trx, before, day);
      await voidItem(trx, 'receivable', { companyId, now: ctx.now, day }, item);
      await writes.markVoid(trx, companyId, params.id, { now: ctx.now, day, reason });
      const after = await getInvoice(trx, companyId, params.id);
      await ctx.audit(trx, {
        objectType: 'invoice',
        objectId: params.id,
        before: audited(before),
        after: { reason, ...audited(after) },
        event: 'invoice.voided',
      });
      return answer(ctx, after);
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
