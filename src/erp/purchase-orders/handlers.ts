import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { requestErrors } from '../../kernel/errors.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { assertOpenPeriod, documentNumber } from '../config/index.js';
import { crmErrors } from '../crm/errors.js';
import { errors } from '../errors.js';
import { documentDay, makeDocument } from '../invoices/index.js';
import { countWarnings } from '../posting/index.js';
import {
  documentPdf,
  findCompany,
  type PrintedDocument,
  printedFile,
  termsName,
} from '../prints/index.js';
import { purchaseErrors } from './errors.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';
import { getLockedOrder, getReversed, receive, reverse } from './receptions/receiving.js';
import * as receptions from './receptions/reception-list-queries.js';
import { toReception } from './receptions/reception-queries.js';
import type { OrderStatus } from './rules.js';

type Input = components['schemas']['PurchaseOrderInput'];

async function getOrder(db: Db, companyId: number, id: number): Promise<queries.OrderRow> {
  const row = await queries.findOrder(db, companyId, id);
  if (row === undefined) throw errors.notFound('purchaseOrder', id);
  return row;
}

const answer = (ctx: Context, row: queries.OrderRow) => ({
  ok: true as const,
  data: queries.toOrder(row, ctx.principal.timeZone),
});

function detailsOf(row: queries.OrderRow): PrintedDocument['details'] {
  const { expected_date: expected, reference, warehouse_name: warehouse } = row;
  return [
    ...(expected === null ? [] : [{ label: 'expected', day: expected } as const]),
    { label: 'terms', text: termsName(row.terms.name, row.payment_terms) },
    { label: 'warehouse', text: warehouse },
    ...(reference === null ? [] : [{ label: 'reference', text: reference } as const]),
  ];
}

const audited = ({ number, status, grand_total: grandTotal }: queries.OrderRow) => ({
  number,
  status,
  grandTotal,
});

/** @throws ApiError 400 if the expected day is before the order */
function assertExpected(body: Input, day: string): void {
  if (body.expectedDate === undefined || body.expectedDate >= day) return;
  throw requestErrors.invalidField('body.expectedDate', text('expectedBeforeOrder'));
}

async function insert(ctx: Context, trx: Db, body: Input): Promise<number> {
  const { companyId } = ctx.principal;
  const { vendorId, warehouseId, reference, expectedDate, orderDate, draft, ...rest } = body;
  const day = documentDay(ctx, orderDate, 'body.orderDate');
  assertExpected(body, day);
  await assertOpenPeriod(ctx, trx, day);
  const products = [...new Set(body.lines.map(({ productId }) => productId))];
  await queries.shareProducts(trx, companyId, products);
  const input = { ...rest, partyId: vendorId, day, pricesIncludeTax: false };
  const document = await makeDocument(trx, ctx, 'vendors', input, warehouseId);
  if (document.warehouseId === null) throw errors.notFound('warehouse', 0, 'body.warehouseId');
  const number = await documentNumber(trx, companyId, 'purchase_order', day);
  const header = {
    ...document.header,
    search_text: `${document.header.search_text} ${normalise(reference ?? '')}`,
    number,
    status: draft ? 'draft' : 'open',
    warehouse_id: document.warehouseId,
    order_date: day,
    expected_date: expectedDate,
    terms: document.terms,
    reference: reference || null,
  };
  return queries.insertOrder(trx, { companyId, now: ctx.now }, header, document.lines);
}

/** Changes the status of a locked order, which must be one of `from`. */
function changeStatus(
  ctx: Context,
  id: number,
  to: OrderStatus,
  refuse: (status: OrderStatus) => Error | undefined,
) {
  const { companyId } = ctx.principal;
  return ctx.transaction(async (trx) => {
    const before = await getLockedOrder(ctx, trx, id);
    const refusal = refuse(before.status);
    if (refusal) throw refusal;
    await queries.markStatus(trx, companyId, id, to, ctx.now);
    const after = await getOrder(trx, companyId, id);
    await ctx.audit(trx, {
      objectType: 'purchase_order',
      objectId: id,
      before: audited(before),
      after: audited(after),
      event: `purchase_order.${to === 'open' ? 'opened' : to}`,
    });
    return answer(ctx, after);
  });
}

export const handlers = {
  async listPurchaseOrders({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { vendorId, status, warehouseId } = query;
    return answerList(ctx, query, {
      find: query.expand === 'lines' ? queries.listOrdersWithLines : queries.listOrders,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['orderDate', 'expectedDate']),
      filters: { vendorId, status, warehouseId, ...listFilters(query, timeZone, 'day') },
      toItem: (row) => queries.toListItem(row, timeZone),
    });
  },

  async getPurchaseOrder({ params }, ctx) {
    return answer(ctx, await getOrder(ctx.db, ctx.principal.companyId, params.id));
  },

  async downloadPurchaseOrderPdf({ params, query }, ctx) {
    const { baseCurrency, companyId, locale } = ctx.principal;
    const row = await getOrder(ctx.db, companyId, params.id);
    const printed = {
      ...row,
      kind: 'purchaseOrder' as const,
      status: row.status === 'cancelled' ? 'void' : row.status,
      company: row.company ?? (await findCompany(ctx.db, companyId)),
      party: row.vendor,
      issue_date: row.order_date,
      base_currency: baseCurrency,
      prices_include_tax: false,
      details: detailsOf(row),
    };
    const language = query.lang ?? row.vendor.language ?? locale;
    return printedFile(row, await documentPdf(ctx, printed, language), 'pdf');
  },

  async createPurchaseOrder({ body }, ctx) {
    return ctx.transaction(async (trx) => {
      const id = await insert(ctx, trx, body);
      const row = await getOrder(trx, ctx.principal.companyId, id);
      const entry = { objectType: 'purchase_order' as const, objectId: id, after: audited(row) };
      await ctx.audit(trx, { event: 'purchase_order.created', ...entry });
      return answer(ctx, row);
    });
  },

  async openPurchaseOrder({ params }, ctx) {
    return changeStatus(ctx, params.id, 'open', (status) =>
      status === 'draft' ? undefined : crmErrors.statusTransition(status, 'open'),
    );
  },

  async cancelPurchaseOrder({ params }, ctx) {
    return changeStatus(ctx, params.id, 'cancelled', (status) =>
      status === 'draft' || status === 'open'
        ? undefined
        : purchaseErrors.orderNotCancellable(status),
    );
  },

  async receivePurchaseOrder({ params, body }, ctx) {
    const { timeZone } = ctx.principal;
    const seen = await beforeTransaction(ctx, () =>
      getOrder(ctx.db, ctx.principal.companyId, params.id),
    );
    return ctx.transaction(async (trx) => {
      const { before, after, payable, written } = await receive(ctx, trx, seen, body);
      const storedReception = after.receptions.find(({ id }) => id === written.id);
      if (storedReception === undefined) throw new Error(`Reception ${written.id} is gone`);
      await ctx.audit(trx, {
        objectType: 'reception',
        objectId: written.id,
        before: audited(before),
        after: { reception: written.number, payable: payable.amount, ...audited(after) },
        event: 'purchase_order.received',
      });
      const { id, status, version } = after;
      const purchaseOrder = { id, status, lines: after.lines.map(queries.toLine), version };
      const reception = toReception(storedReception, timeZone);
      const message = text('receptionRegistered', { number: written.number })[ctx.request.locale];
      const document = { type: 'reception', id: written.id, date: written.day };
      const warned = await countWarnings(ctx, trx, document);
      return { ok: true as const, message, data: { reception, purchaseOrder, payable }, ...warned };
    });
  },

  async listReceptions({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { vendorId, orderId, warehouseId, status } = query;
    const common = listFilters(query, timeZone, 'day');
    return answerList(ctx, query, {
      find: receptions.listReceptions,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { vendorId, orderId, warehouseId, status, ...common },
      toItem: (row) => receptions.toListItem(row, timeZone),
    });
  },

  async getReception({ params }, ctx) {
    const { companyId, timeZone } = ctx.principal;
    const row = await receptions.readReception(ctx.db, { companyId, id: params.id });
    if (row === undefined) throw errors.notFound('reception', params.id);
    return { ok: true, data: receptions.toReceptionRecord(row, timeZone) };
  },

  async reverseReception({ params, body }, ctx) {
    const { companyId } = ctx.principal;
    const { reason = null, date } = body ?? {};
    const reversed = await beforeTransaction(ctx, () => getReversed(ctx.db, companyId, params.id));
    return ctx.transaction(async (trx) => {
      const { reception, orderId, day } = await reverse(ctx, trx, reversed, { reason, date });
      const after = await getOrder(trx, companyId, orderId);
      await ctx.audit(trx, {
        objectType: 'reception',
        objectId: params.id,
        before: { number: reception.number, status: reception.status },
        after: { status: 'reversed', reason, date: day, order: audited(after) },
        event: 'reception.reversed',
      });
      const document = { type: 'reception_reversal', id: params.id, date: day };
      return { ...answer(ctx, after), ...(await countWarnings(ctx, trx, document)) };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
