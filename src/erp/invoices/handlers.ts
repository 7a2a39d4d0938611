import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type {
  Asked,
  Context,
  PublicContext,
  SharedWork,
} from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { toNumber } from '../../kernel/values/money.js';
import { formatInstant } from '../../kernel/values/time.js';
import { eraseActivity } from '../activity/index.js';
import {
  fieldColumns,
  metadataFilter,
  type RecordValues,
  shownValues,
  valueFilters,
} from '../custom-fields/index.js';
import { errors } from '../errors.js';
import { countWarnings, nextDocumentId } from '../posting/index.js';
import { deleteDraft, documentOfDraft } from './drafts/drafts.js';
import { assertUpToDate } from './drafts/outdated.js';
import { invoiceErrors } from './errors.js';
import { documentDay, makeDocument, type TradeDocument } from './issuing/document.js';
import { issueInvoice, lockSales } from './issuing/issue.js';
import type { DocumentInput } from './issuing/lines.js';
import { lockInvoice } from './issuing/queries.js';
import { writeDraft } from './issuing/write.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';
import { voidIssued } from './voiding.js';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** @param before  the values of the draft that the request changes */
function requestedDocument(ctx: Context, body: InvoiceInput, before?: RecordValues): DocumentInput {
  const { customerId: partyId, issueDate, metadata, customFields, ...rest } = body;
  const day = documentDay(ctx, issueDate, 'body.issueDate');
  const values = {
    ...(metadata !== undefined && { metadata }),
    ...(customFields !== undefined && { customFields }),
    ...(before !== undefined && { before }),
  };
  return { ...rest, partyId, day, values };
}

/** A document, or the refusal to compose it. */
type Composed = PromiseSettledResult<TradeDocument>;

function documentOf(composed: Composed): TradeDocument {
  if (composed.status === 'fulfilled') return composed.value;
  throw composed.reason;
}

/**
 * Locks all that invoices depend on, and composes them from data that the same round trip reads under these locks.
 */
async function prepareSales(trx: Db, asked: readonly Asked<DocumentInput>[]) {
  const companyId = asked[0]?.ctx.principal.companyId ?? 0;
  const [locks, documents] = await Promise.all([
    lockSales(
      trx,
      companyId,
      asked.map(({ input }) => input),
    ),
    Promise.allSettled(asked.map(({ ctx, input }) => makeDocument(trx, ctx, 'customers', input))),
  ]);
  return locks.map((own, index) => ({ locks: own, composed: documents[index] as Composed }));
}

interface InvoiceState {
  readonly id: number;
  readonly number: string | null;
  readonly status: queries.InvoiceStatus;
  readonly createdAt: Date;
  readonly version: number;
}

function created(ctx: Context, state: InvoiceState, document: TradeDocument) {
  const { timeZone } = ctx.principal;
  const { figures, day: issueDate, dueDate, currencyCode } = document;
  const { id, number, status, version } = state;
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
    createdAt: formatInstant(state.createdAt, timeZone),
    updatedAt: formatInstant(ctx.now, timeZone),
  };
}

const saying = (ctx: Context, number: string): string =>
  text('invoiceIssued', { number })[ctx.request.locale];

/** The reply of an invoice that was issued, with the counts that it contradicts. */
async function issuedReply(
  ctx: Context,
  trx: Db,
  issued: InvoiceState & { readonly number: string },
  document: TradeDocument,
) {
  const message = saying(ctx, issued.number);
  const reference = { type: 'invoice', id: issued.id, date: document.day };
  const warned = await countWarnings(ctx, trx, reference);
  return { ok: true as const, message, data: created(ctx, issued, document), ...warned };
}

async function getInvoice(db: Db, companyId: number, id: number): Promise<queries.InvoiceRow> {
  const row = await queries.findInvoice(db, companyId, id);
  if (row === undefined) throw errors.notFound('invoice', id);
  return row;
}

function answer(ctx: Context, row: queries.InvoiceRow) {
  const { timeZone } = ctx.principal;
  const data = queries.toInvoice(row, timeZone, ctx.today);
  return { ok: true as const, data };
}

/** The fields of an invoice that the audit records. */
function audited(row: queries.InvoiceRow) {
  const { number, status, grand_total: grandTotal } = row;
  return { number, status, grandTotal, ...shownValues(row) };
}

/** @throws ApiError 404, or 409 if it is not a draft */
async function lockDraft(ctx: Context, trx: Db, id: number): Promise<queries.InvoiceRow> {
  const { companyId } = ctx.principal;
  const [locked] = await lockInvoice(trx, { companyId, id });
  if (locked === undefined) throw errors.notFound('invoice', id);
  if (locked.status !== 'draft') throw invoiceErrors.invoiceNotDraft(locked.status);
  return getInvoice(trx, companyId, id);
}

/** Drafts take no number and move no stock, so that nothing else bounds them. */
const mostDrafts = 5_000;

/** @throws ApiError 409. Requests at the same time may exceed the limit by their number. */
async function assertRoomForDraft(trx: Db, companyId: number): Promise<void> {
  const { total } = await queries.countDrafts.one(trx, { companyId });
  if (total >= mostDrafts) throw invoiceErrors.tooManyDrafts(mostDrafts);
}

/** Writes a draft. It replaces an earlier one, which is deleted first. */
async function saveDraft(ctx: Context, trx: Db, body: InvoiceInput, before?: queries.InvoiceRow) {
  const { companyId } = ctx.principal;
  const document = await makeDocument(trx, ctx, 'customers', requestedDocument(ctx, body, before));
  if (before !== undefined) await deleteDraft(trx, companyId, before);
  const id = before?.id ?? (await nextDocumentId(trx, 'invoices'));
  const identity = {
    id,
    number: null,
    status: 'draft' as const,
    updatedAt: ctx.now,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.created_at ?? ctx.now,
  };
  await writeDraft(trx, companyId, document, identity, body);
  const after = await getInvoice(trx, companyId, id);
  await ctx.audit(trx, {
    objectType: 'invoice',
    objectId: id,
    ...(before === undefined ? {} : { before: audited(before) }),
    after: audited(after),
  });
  return { document, after };
}

/** @throws ApiError if the document cannot be composed */
async function prepareSale(trx: Db, asked: Asked<DocumentInput>) {
  const [prepared] = await prepareSales(trx, [asked]);
  if (prepared === undefined) throw new Error('An invoice was not prepared');
  return { locks: prepared.locks, document: documentOf(prepared.composed) };
}

/** New invoices, which share a transaction with others that are issued at the same time. */
const sales: SharedWork<
  DocumentInput,
  Awaited<ReturnType<typeof prepareSales>>[number],
  Awaited<ReturnType<typeof issuedReply>>
> = {
  name: 'invoices',
  prepare: prepareSales,
  async write({ ctx }, trx, { composed, locks }) {
    const document = documentOf(composed);
    const issued = await issueInvoice(ctx, trx, document, locks);
    return issuedReply(ctx, trx, issued, document);
  },
};

export const handlers = {
  async listInvoices({ query }, ctx) {
    const { today } = ctx;
    const { timeZone } = ctx.principal;
    const { customerId, status, currencyCode, overdue, number } = query;
    const filters = {
      ...listFilters(query, timeZone, 'day'),
      ...(query.customFields === undefined
        ? metadataFilter(query)
        : await valueFilters(ctx, 'invoice', query)),
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
      ownColumns: () => fieldColumns(ctx, 'invoice'),
    });
  },

  async getInvoice({ params }, ctx) {
    return answer(ctx, await getInvoice(ctx.db, ctx.principal.companyId, params.id));
  },

  async createInvoice({ body }, ctx) {
    if (body.issue === false) {
      return ctx.transaction(async (trx) => {
        await assertRoomForDraft(trx, ctx.principal.companyId);
        const { document, after } = await saveDraft(ctx, trx, body);
        const createdInvoice = { createdAt: after.created_at, ...after };
        return { ok: true as const, data: created(ctx, createdInvoice, document) };
      });
    }
    return ctx.together(sales, requestedDocument(ctx, body));
  },

  async updateInvoice({ params, headers, body }, ctx) {
    return ctx.transaction(async (trx) => {
      const before = await lockDraft(ctx, trx, params.id);
      assertVersion(headers['if-match'], before.version);
      const { after } = await saveDraft(ctx, trx, { ...body, issue: false }, before);
      return answer(ctx, after);
    });
  },

  async deleteInvoice({ params }, ctx) {
    return ctx.transaction(async (trx) => {
      const before = await lockDraft(ctx, trx, params.id);
      await deleteDraft(trx, ctx.principal.companyId, before);
      const record = { kind: 'invoice', id: params.id };
      await eraseActivity(trx, ctx.principal.companyId, record, ctx.now);
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
      const { issueDate } = draft.draft as InvoiceInput;
      const day = documentDay(ctx, body?.issueDate ?? issueDate, 'body.issueDate');
      const input = documentOfDraft(draft, day);
      const { document, locks } = await prepareSale(trx, { ctx, input });
      if (body?.refresh !== true) assertUpToDate(draft, document);
      await deleteDraft(trx, companyId, draft);
      const { created_at: createdAt, version } = draft;
      const issuedDraft = { id: params.id, createdAt, version: version + 1 };
      const issued = await issueInvoice(ctx, trx, document, locks, issuedDraft);
      return issuedReply(ctx, trx, issued, document);
    });
  },

  async voidInvoice({ params, body }, ctx) {
    const { companyId } = ctx.principal;
    const day = ctx.today;
    const reason = body?.reason ?? null;
    const seen = await beforeTransaction(ctx, () => getInvoice(ctx.db, companyId, params.id));
    return ctx.transaction(async (trx) => {
      const before = await voidIssued(ctx, trx, seen, { day, reason });
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
