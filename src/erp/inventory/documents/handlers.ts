import type { Handlers } from '../../../../generated/erp/operations.js';
import { guardedFields } from '../../../kernel/audit/objects.js';
import type { Db } from '../../../kernel/db/client.js';
import { beforeTransaction } from '../../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../../kernel/operations/lists.js';
import { errors } from '../../errors.js';
import * as adjustments from './adjustment-queries.js';
import { reverseDocument, reversedAdjustment, reversedTransfer } from './reversal.js';
import * as transfers from './transfer-queries.js';

const showsCost = (ctx: Context): boolean => ctx.can(guardedFields.unitCost);

/** @throws ApiError 404 */
async function getAdjustment(ctx: Context, db: Db, id: number) {
  const { companyId, timeZone } = ctx.principal;
  const row = await adjustments.findAdjustment(db, { companyId, id, timeZone });
  if (row === undefined) throw errors.notFound('adjustment', id);
  return row;
}

/** @throws ApiError 404 */
async function getTransfer(ctx: Context, db: Db, id: number) {
  const row = await transfers.findTransfer(db, { companyId: ctx.principal.companyId, id });
  if (row === undefined) throw errors.notFound('transfer', id);
  return row;
}

const answerAdjustment = (ctx: Context, row: adjustments.AdjustmentRow) => ({
  ok: true as const,
  data: adjustments.toAdjustment(row, ctx.principal.timeZone, showsCost(ctx)),
});

const answerTransfer = (ctx: Context, row: transfers.TransferRow) => ({
  ok: true as const,
  data: transfers.toTransfer(row, ctx.principal.timeZone, showsCost(ctx)),
});

/** Reads, lists and reverses adjustments and transfers. */
export const documentHandlers = {
  async listAdjustments({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { warehouseId, productId, reason, status } = query;
    const common = listFilters(query, timeZone, 'day');
    return answerList(ctx, query, {
      find: adjustments.listAdjustments,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { warehouseId, productId, reason, status, ...common },
      toItem: (row) => adjustments.toListItem(row, timeZone, showsCost(ctx)),
    });
  },

  async getAdjustment({ params }, ctx) {
    return answerAdjustment(ctx, await getAdjustment(ctx, ctx.db, params.id));
  },

  async reverseAdjustment({ params, body }, ctx) {
    const { reason = null, date } = body ?? {};
    const seen = await beforeTransaction(ctx, () => getAdjustment(ctx, ctx.db, params.id));
    return ctx.transaction(async (trx) => {
      const warned = await reverseDocument(ctx, trx, reversedAdjustment(seen), { reason, date });
      const after = await getAdjustment(ctx, trx, params.id);
      return { ...answerAdjustment(ctx, after), ...warned };
    });
  },

  async listTransfers({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { fromWarehouseId, toWarehouseId, productId } = query;
    const status = query.status === 'done' ? ('posted' as const) : query.status;
    const common = listFilters(query, timeZone, 'day');
    return answerList(ctx, query, {
      find: transfers.listTransfers,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { fromWarehouseId, toWarehouseId, productId, status, ...common },
      toItem: (row) => transfers.toListItem(row, timeZone, showsCost(ctx)),
    });
  },

  async getTransfer({ params }, ctx) {
    return answerTransfer(ctx, await getTransfer(ctx, ctx.db, params.id));
  },

  async reverseTransfer({ params, body }, ctx) {
    const { reason = null, date } = body ?? {};
    const seen = await beforeTransaction(ctx, () => getTransfer(ctx, ctx.db, params.id));
    return ctx.transaction(async (trx) => {
      const warned = await reverseDocument(ctx, trx, reversedTransfer(seen), { reason, date });
      const after = await getTransfer(ctx, trx, params.id);
      return { ...answerTransfer(ctx, after), ...warned };
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
