import type { Db } from '../../../kernel/db/client.js';
import { type ApiError, requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { decimal, toSql } from '../../../kernel/values/money.js';
import { assertOpenDays, lockPeriod } from '../../config/index.js';
import { errors } from '../../errors.js';
import { type CountWarnings, countWarnings, recordMovements } from '../../posting/index.js';
import { inventoryErrors } from '../errors.js';
import { text } from '../messages/index.js';
import {
  type GoodsLine,
  type GoodsRefusal,
  goodsError,
  isGoodsRefusal,
  lockGoods,
  moveLockedGoods,
  moveWithinStock,
} from '../moving/goods.js';
import { documentDay } from '../rules.js';
import {
  type AdjustmentRow,
  lockAdjustment,
  markAdjustmentReversed,
} from './adjustment-queries.js';
import { lockTransfer, markTransferReversed, type TransferRow } from './transfer-queries.js';

/** A stock document to reverse. Its goods are those of the reversal, and never change. */
export interface ReversedDocument {
  readonly kind: 'adjustment' | 'transfer';
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly goods: readonly GoodsLine[];
}

const kinds = {
  adjustment: {
    lock: lockAdjustment,
    mark: markAdjustmentReversed,
    alreadyReversed: inventoryErrors.adjustmentAlreadyReversed,
  },
  transfer: {
    lock: lockTransfer,
    mark: markTransferReversed,
    alreadyReversed: inventoryErrors.transferAlreadyReversed,
  },
} as const;

const negated = (amount: string): string => toSql(decimal(amount).neg());
const withoutSign = (amount: string): string => toSql(decimal(amount).abs());

/** Goods that came leave at the value at which they came, and goods that left come back at the value at which they left. */
export const reversedAdjustment = (row: AdjustmentRow): ReversedDocument => ({
  kind: 'adjustment',
  id: row.id,
  number: row.number,
  date: row.date,
  goods: row.lines
    .filter(({ delta }) => Number(delta) !== 0)
    .map(({ line, productId, delta, value }) => {
      const place = { line, productId, warehouseId: row.warehouse_id };
      return { ...place, delta: negated(delta), value: withoutSign(value) };
    }),
});

export const reversedTransfer = (row: TransferRow): ReversedDocument => ({
  kind: 'transfer',
  id: row.id,
  number: row.number,
  date: row.date,
  goods: row.lines.flatMap(({ line, productId, quantity, value }) => {
    const moved = { line, productId, value };
    return [
      { ...moved, warehouseId: row.to_warehouse_id, delta: negated(quantity) },
      { ...moved, warehouseId: row.from_warehouse_id, delta: quantity },
    ];
  }),
});

/** @throws ApiError 400 for a day in the future or before the document */
function reversalDay(ctx: Context, sent: string | undefined, document: ReversedDocument): string {
  const day = documentDay(sent, ctx.today);
  if (day === undefined) throw errors.dateInFuture('body.date');
  if (day >= document.date) return day;
  const { date } = document;
  throw requestErrors.invalidField('body.date', text('dateBeforeDocument', { date }));
}

function refusalError(refusal: GoodsRefusal): ApiError {
  const { code, subject, available, requested, shortages } = refusal;
  if (code !== 'short') return goodsError(refusal, 'lines');
  const { shortDay } = shortages?.[0] ?? {};
  return inventoryErrors.goodsAlreadyLeft(subject, available, requested, shortDay);
}

/** Locks all that a reversal depends on, in the order of every document: period, document, stock. */
async function lockReversal(
  trx: Db,
  companyId: number,
  { kind, id, goods }: Pick<ReversedDocument, 'kind' | 'id' | 'goods'>,
) {
  const [lockedThrough, [row], stock] = await Promise.all([
    lockPeriod(trx, companyId),
    kinds[kind].lock(trx, { companyId, id }),
    lockGoods(trx, companyId, goods),
  ]);
  return { lockedThrough, status: row?.status, stock };
}

/**
 * Reverses a stock document: its movements are undone on the day of the reversal. The document may be in a closed period,
 * whose figures do not change; the day of the reversal must be open.
 *
 * @returns the warnings of the reply
 * @throws ApiError 409 if it is reversed already or its goods have left
 */
export async function reverseDocument(
  ctx: Context,
  trx: Db,
  document: ReversedDocument,
  { reason, date }: { readonly reason: string | null; readonly date: string | undefined },
): Promise<CountWarnings> {
  const { companyId } = ctx.principal;
  const { kind, id, number, goods } = document;
  const { lockedThrough, status, stock } = await lockReversal(trx, companyId, document);
  if (status === 'reversed') throw kinds[kind].alreadyReversed(number);
  const day = reversalDay(ctx, date, document);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), day);
  const moved = await moveLockedGoods(trx, moveWithinStock(ctx, day, goods), stock);
  if (isGoodsRefusal(moved)) throw refusalError(moved);
  const moment = { companyId, now: ctx.now };
  await recordMovements(trx, moment, { type: `${kind}_reversal`, id, number, date: day }, moved);
  await kinds[kind].mark.defer(trx, { companyId, id, now: ctx.now, day, reason });
  await ctx.audit(trx, {
    objectType: kind,
    objectId: id,
    before: { number, status: 'posted' },
    after: { number, status: 'reversed', reason, date: day },
    event: `${kind}.reversed`,
  });
  return countWarnings(ctx, trx, { type: `${kind}_reversal`, id, date: day });
}
