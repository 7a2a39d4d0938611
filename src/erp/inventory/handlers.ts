import type { Handlers } from '../../../generated/erp/operations.js';
import { guardedFields } from '../../kernel/audit/objects.js';
import type { Db } from '../../kernel/db/client.js';
import { accessErrors } from '../../kernel/errors.js';
import type { Context, PublicContext, SharedWork } from '../../kernel/operations/handlers.js';
import {
  answerList,
  type ListParameters,
  listFilters,
  sortDirection,
} from '../../kernel/operations/lists.js';
import { currencyDecimals } from '../../kernel/values/money.js';
import { formatInstant } from '../../kernel/values/time.js';
import { errors } from '../errors.js';
import { countWarnings } from '../posting/index.js';
import { documentHandlers } from './documents/handlers.js';
import { inventoryErrors } from './errors.js';
import {
  type AdjustedLine,
  type Adjustment,
  lockAdjustments,
  writeAdjustment,
} from './moving/apply-adjustment.js';
import {
  lockTransfers,
  type MovedLine,
  type Transfer,
  writeTransfer,
} from './moving/apply-transfer.js';
import type { DocumentLock, StockDocument, WrittenDocument } from './moving/documents.js';
import * as queries from './queries.js';
import { type AdjustmentLine, documentDay } from './rules.js';
import { warehouseHandlers } from './warehouses/record.js';

/** @throws ApiError 403 if a caller without the permission for costs sends a cost */
function assertMaySetCost(ctx: Context, lines: readonly AdjustmentLine[]): void {
  const index = lines.findIndex(({ unitCost }) => unitCost !== undefined);
  if (index === -1 || ctx.can(guardedFields.unitCost)) return;
  throw accessErrors.insufficientPermissions(
    guardedFields.unitCost,
    `body.lines.${index}.unitCost`,
  );
}

/** @throws ApiError 400 if the day is in the future */
function documentOf(
  ctx: Context,
  body: { readonly date?: string; readonly notes?: string },
): StockDocument {
  const { companyId, baseCurrency } = ctx.principal;
  const date = documentDay(body.date, ctx.today);
  if (date === undefined) {
    throw errors.dateInFuture('body.date');
  }
  return {
    companyId,
    now: ctx.now,
    date,
    notes: body.notes,
    decimals: currencyDecimals(baseCurrency),
    mayGoNegative: ctx.can('inventory:allow-negative'),
    mayUnlock: ctx.can('periods:unlock'),
  };
}

/** Returns the members that all stock documents have. */
function answered(ctx: Context, written: WrittenDocument<unknown>) {
  const at = formatInstant(ctx.now, ctx.principal.timeZone);
  const { id, number } = written;
  return { id, number, version: 1, createdAt: at, updatedAt: at };
}

function answeredLine(line: AdjustedLine, showsCost: boolean): queries.AdjustmentLine {
  if (showsCost) return line;
  const { productId, before, delta, after } = line;
  return { productId, before, delta, after };
}

/** @throws ApiError 403 if a caller without the permission for costs asks for their sum */
function assertMaySum(ctx: Context, { totals }: ListParameters): void {
  if (totals !== true || ctx.can(guardedFields.value)) return;
  throw accessErrors.insufficientPermissions(guardedFields.value, 'query.totals');
}

async function adjustmentReply(
  ctx: Context,
  trx: Db,
  { warehouseId, reason, date, notes }: Adjustment,
  written: WrittenDocument<AdjustedLine>,
) {
  const own = { warehouseId, reason, date, notes: notes || null };
  const showsCost = ctx.can(guardedFields.unitCost);
  const lines = written.lines.map((line) => answeredLine(line, showsCost));
  const warned = await countWarnings(ctx, trx, { type: 'adjustment', id: written.id, date });
  return { ok: true as const, data: { lines, ...answered(ctx, written), ...own }, ...warned };
}

/** New adjustments, which share a transaction with others that come at the same time. */
const adjustments: SharedWork<
  Adjustment,
  DocumentLock,
  Awaited<ReturnType<typeof adjustmentReply>>
> = {
  name: 'adjustments',
  prepare: (trx, asked) =>
    lockAdjustments(
      trx,
      asked.map(({ input }) => input),
    ),
  async write({ ctx, input }, trx, lock) {
    const written = await writeAdjustment(trx, input, lock, (db, entry) => ctx.audit(db, entry));
    return adjustmentReply(ctx, trx, input, written);
  },
};

async function transferReply(
  ctx: Context,
  trx: Db,
  { fromWarehouseId, toWarehouseId, date, notes }: Transfer,
  written: WrittenDocument<MovedLine>,
) {
  const status = 'done' as const;
  const own = { status, fromWarehouseId, toWarehouseId, date, notes: notes || null };
  const data = { lines: [...written.lines], ...answered(ctx, written), ...own };
  const warned = await countWarnings(ctx, trx, { type: 'transfer', id: written.id, date });
  return { ok: true as const, data, ...warned };
}

/** New transfers, which share a transaction in the same way. */
const transfers: SharedWork<Transfer, DocumentLock, Awaited<ReturnType<typeof transferReply>>> = {
  name: 'transfers',
  prepare: (trx, asked) =>
    lockTransfers(
      trx,
      asked.map(({ input }) => input),
    ),
  async write({ ctx, input }, trx, lock) {
    const written = await writeTransfer(trx, input, lock, (db, entry) => ctx.audit(db, entry));
    return transferReply(ctx, trx, input, written);
  },
};

export const handlers = {
  ...warehouseHandlers,
  ...documentHandlers,

  async listStock({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { asOf, productId, warehouseId, onlyPositive, belowMinimum } = query;
    if (asOf !== undefined && documentDay(asOf, ctx.today) === undefined) {
      throw errors.dateInFuture('query.asOf');
    }
    assertMaySum(ctx, query);
    const common = listFilters(query, timeZone, 'instant');
    const showsCost = ctx.can(guardedFields.unitCost);
    return answerList(ctx, query, {
      find: asOf === undefined ? queries.listStock : queries.listStockOnDay,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, []),
      filters: { asOf, productId, warehouseId, onlyPositive, belowMinimum, ...common },
      toItem: (row) => queries.toStockRow(row, timeZone, showsCost),
    });
  },

  async listMovements({ query }, ctx) {
    const { timeZone } = ctx.principal;
    const { productId, warehouseId, documentType } = query;
    assertMaySum(ctx, query);
    const common = listFilters(query, timeZone, 'day');
    const showsCost = ctx.can(guardedFields.unitCost);
    return answerList(ctx, query, {
      find: queries.listMovements,
      sortBy: query.sortBy ?? 'id',
      sortDir: sortDirection(query, ['date']),
      filters: { productId, warehouseId, documentType, ...common },
      toItem: (row) => queries.toMovement(row, timeZone, showsCost),
    });
  },

  async createAdjustment({ body }, ctx) {
    const { warehouseId, reason, lines } = body;
    assertMaySetCost(ctx, lines);
    return ctx.together(adjustments, { ...documentOf(ctx, body), warehouseId, reason, lines });
  },

  async createTransfer({ body }, ctx) {
    const { fromWarehouseId, toWarehouseId, lines } = body;
    if (fromWarehouseId === toWarehouseId) throw inventoryErrors.sameWarehouse();
    const places = { fromWarehouseId, toWarehouseId };
    return ctx.together(transfers, { ...documentOf(ctx, body), ...places, lines });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
