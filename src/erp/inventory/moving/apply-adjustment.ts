import type { Db } from '../../../kernel/db/client.js';
import { decimal, toNumber, toSql, zero } from '../../../kernel/values/money.js';
import {
  type BookedRow,
  findRefusal,
  type LockedProduct,
  type LockedStock,
  type Movement,
} from '../../posting/index.js';
import { inventoryErrors } from '../errors.js';
import { type AdjustmentLine, findLineFault } from '../rules.js';
import { type AdjustmentChange, bookAdjustment, requestedChanges } from './adjustment.js';
import * as queries from './document-queries.js';
import {
  afterOnDay,
  type DocumentLock,
  inOrder,
  lockDocuments,
  openStock,
  refusalError,
  type StockDocument,
  type StockRequest,
  type StockWrite,
  type WriteAudit,
  type WrittenDocument,
  writeDocument,
} from './documents.js';
import { mayGoNegativeIn } from './goods.js';

/**
 * A line of an adjustment as it was booked. `before` and `after` are quantities of the day of the adjustment, and run on
 * from line to line of the same product.
 */
export interface AdjustedLine {
  readonly productId: number;
  readonly before: number;
  readonly delta: number;
  readonly after: number;
  readonly unitCost: number;
  readonly value: number;
}

const adjustedLine = (locked: LockedStock, movement: Movement): AdjustedLine => {
  const { productId, delta, unitCost, value } = movement;
  const after = afterOnDay(locked, movement);
  return {
    productId,
    before: toNumber(after.minus(delta)),
    delta: toNumber(delta),
    after: toNumber(after),
    unitCost: toNumber(unitCost),
    value: toNumber(value),
  };
};

/** Returns the lines as columns of `adjustment_lines`. */
function storedLines(
  locked: LockedStock,
  movements: readonly Movement[],
  sent: readonly AdjustmentLine[],
) {
  return movements.map((movement) => {
    const { line, productId, delta, unitCost, value } = movement;
    const after = afterOnDay(locked, movement);
    const counted = sent[line - 1]?.countedQuantity;
    return {
      line,
      product_id: productId,
      counted_quantity: counted === undefined ? null : toSql(decimal(counted)),
      before: toSql(after.minus(delta)),
      delta: toSql(delta),
      after: toSql(after),
      unit_cost: toSql(unitCost),
      value: toSql(value),
    };
  });
}

export interface Adjustment extends StockDocument {
  readonly warehouseId: number;
  readonly reason: Parameters<typeof queries.insertAdjustment>[1]['reason'];
  readonly lines: readonly AdjustmentLine[];
}

/** @throws ApiError for lines that are invalid for any stock */
function assertLines(lines: readonly AdjustmentLine[]): void {
  const fault = findLineFault(lines);
  if (fault?.kind === 'counted_twice') {
    throw inventoryErrors.duplicateProduct(`body.lines.${fault.line}.productId`);
  }
  if (fault?.kind === 'cost_of_decrease') {
    throw inventoryErrors.costOfDecrease(`body.lines.${fault.line}.unitCost`);
  }
}

/** An adjustment may reduce the stock of a deactivated product. */
function adjustmentFault(
  { delta, cost }: AdjustmentChange,
  { isActive }: LockedProduct,
  row: BookedRow | undefined,
): 'product_inactive' | 'cost_of_decrease' | undefined {
  const isIncrease = delta.gt(zero) && row?.available.gt(zero) === true;
  if (!isActive && isIncrease) return 'product_inactive';
  return delta.lt(zero) && cost !== undefined ? 'cost_of_decrease' : undefined;
}

const requestOf = (adjustment: Adjustment): StockRequest => ({
  document: adjustment,
  warehouses: { warehouseId: adjustment.warehouseId },
  productIds: adjustment.lines.map(({ productId }) => productId),
});

export const lockAdjustments = (trx: Db, adjustments: readonly Adjustment[]) =>
  lockDocuments(trx, 'adjustment', adjustments.map(requestOf));

/**
 * Books a whole adjustment, one of those of the transaction.
 *
 * @throws ApiError for each reason to refuse it, with paths as in the body of `createAdjustment`; then nothing is written
 */
export async function writeAdjustment(
  trx: Db,
  adjustment: Adjustment,
  own: DocumentLock,
  audit: WriteAudit,
): Promise<WrittenDocument<AdjustedLine>> {
  const { warehouseId, reason, lines, decimals } = adjustment;
  assertLines(lines);
  const lock = await openStock(trx, requestOf(adjustment), own);
  const { id, locked } = lock;
  const changes = requestedChanges(lines, warehouseId, locked);
  const booking = bookAdjustment(changes, locked, decimals);
  const mayGoNegative = mayGoNegativeIn(locked, adjustment.mayGoNegative);
  const refusal = findRefusal(changes, booking, locked, {
    mayGoNegative,
    ownFault: adjustmentFault,
  });
  if (refusal !== undefined) throw refusalError(refusal, 'quantityDelta');
  const moved = inOrder(booking.movements);
  const adjusted = moved.map((movement) => adjustedLine(locked, movement));
  const stored = JSON.stringify(storedLines(locked, moved, lines));
  const columns = { warehouseId, reason, lines: stored };
  const write: StockWrite = {
    code: 'adjustment',
    lock,
    booking,
    mayGoNegative,
    insert: (head) => queries.insertAdjustment.defer(trx, { ...head, ...columns }),
    audited: { warehouseId, reason, lines: adjusted },
  };
  const number = await writeDocument(trx, adjustment, write, audit);
  return { id, number, lines: adjusted };
}

/** Does the same for the only adjustment of a transaction. */
export async function applyAdjustment(
  trx: Db,
  adjustment: Adjustment,
  audit: WriteAudit,
): Promise<WrittenDocument<AdjustedLine>> {
  const [lock] = await lockAdjustments(trx, [adjustment]);
  return writeAdjustment(trx, adjustment, lock as DocumentLock, audit);
}
