import type { AuditEntry } from '../../../kernel/audit/queries.js';
import type { Db } from '../../../kernel/db/client.js';
import type { DeferredNumber } from '../../../kernel/db/series/deferred-number.js';
import type { ApiError } from '../../../kernel/errors.js';
import { decimal, toNumber, zero } from '../../../kernel/values/money.js';
import { assertOpenDays, deferDocumentNumber, lockPeriod } from '../../config/index.js';
import { errors } from '../../errors.js';
import {
  type BookedRow,
  type Booking,
  findRefusal,
  type LockedProduct,
  type LockedStock,
  lockStock,
  type MayGoNegative,
  type Movement,
  nextDocumentId,
  recordMovements,
  type StockRefusal,
  writeStock,
} from '../../posting/index.js';
import { inventoryErrors } from '../errors.js';
import { type AdjustmentLine, findLineFault, type TransferLine } from '../rules.js';
import { type AdjustmentChange, bookAdjustment, requestedChanges } from './adjustment.js';
import * as queries from './document-queries.js';
import { type GoodsFault, goodsError, mayGoNegativeIn, shortageError } from './goods.js';
import { bookTransfer, type TransferredGoods } from './transfer.js';

/** Writes the audit entry, and the event, of a document in its transaction. */
export type WriteAudit = (trx: Db, entry: AuditEntry) => Promise<void>;

/** The common members of adjustments and transfers. */
export interface StockDocument {
  readonly companyId: number;
  readonly now: Date;
  readonly date: string;
  /** Null instead of an empty text. */
  readonly notes?: string | undefined;
  /** Decimals of the company's currency. */
  readonly decimals: number;
  /** Applies only to warehouses that allow it as well. */
  readonly mayGoNegative: boolean;
  readonly mayUnlock: boolean;
}

/** A written document with its lines. */
export interface WrittenDocument<Line> {
  readonly id: number;
  readonly number: string;
  readonly lines: readonly Line[];
}

type Fault = GoodsFault | 'cost_of_decrease';

/** @param quantity  the member of a line with its quantity */
function refusalError(refusal: StockRefusal<Fault>, quantity: string): ApiError {
  const { code, line, shortages } = refusal;
  if (code === 'cost_of_decrease')
    return inventoryErrors.costOfDecrease(`body.lines.${line - 1}.unitCost`);
  if (code === 'short') {
    return shortageError(shortages, (index) => `body.lines.${index}.${quantity}`);
  }
  return goodsError({ ...refusal, code }, 'body.lines');
}

interface Lock {
  readonly id: number;
  readonly locked: LockedStock;
  readonly number: DeferredNumber;
  readonly lockedThrough: string | undefined;
}

/** The warehouses by the member of the body that names them. */
type Warehouses = Readonly<Record<string, number>>;

/**
 * Locks the period, products and stock. The number is taken when the document is written, because all writers of the
 * series wait for it.
 *
 * @throws ApiError for an unknown or closed warehouse and for a locked day
 */
async function lockDocument(
  trx: Db,
  document: StockDocument,
  code: 'adjustment' | 'transfer',
  warehouses: Warehouses,
  productIds: readonly number[],
): Promise<Lock> {
  const { companyId, date, mayUnlock } = document;
  const warehouseIds = Object.values(warehouses);
  const [lockedThrough, locked, number, id] = await Promise.all([
    lockPeriod(trx, companyId),
    lockStock(trx, companyId, { productIds, warehouseIds }),
    deferDocumentNumber(trx, companyId, code, date),
    nextDocumentId(trx, `${code}s`),
  ]);
  for (const [member, id] of Object.entries(warehouses)) {
    if (locked.warehouses.get(id)?.isActive !== true) {
      throw errors.notFound('warehouse', id, `body.${member}`);
    }
  }
  assertOpenDays(lockedThrough, mayUnlock, date);
  return { id, locked, number, lockedThrough };
}

interface StockWrite {
  readonly code: 'adjustment' | 'transfer';
  readonly lock: Lock;
  readonly booking: Booking;
  readonly mayGoNegative: MayGoNegative;
  readonly insert: (head: queries.DocumentHead) => Promise<void>;
  /** Further members for the audit. */
  readonly audited: object;
}

/** Writes stock, document, movements, audit entry and event with COMMIT. */
async function writeDocument(
  trx: Db,
  { companyId, now, date, notes: sent }: StockDocument,
  { code, lock, booking, mayGoNegative, insert, audited }: StockWrite,
  audit: WriteAudit,
): Promise<void> {
  const { id, lockedThrough } = lock;
  const number = lock.number.text;
  const moment = { companyId, now };
  const notes = sent || null;
  await writeStock(trx, moment, booking, mayGoNegative);
  await lock.number.take();
  await insert({ ...moment, id, number, date, notes });
  await recordMovements(trx, moment, { type: code, id, number, date }, booking.movements);
  const isInClosedBooks = lockedThrough !== undefined && date <= lockedThrough;
  await audit(trx, {
    objectType: code,
    objectId: id,
    after: { number, date, notes, ...audited, ...(isInClosedBooks && { lockedThrough }) },
    event: `${code}.created`,
  });
}

/** A line of an adjustment as it was booked; `before` and `after` run on from line to line of the same product. */
export interface AdjustedLine {
  readonly productId: number;
  readonly before: number;
  readonly delta: number;
  readonly after: number;
  readonly unitCost: number;
  readonly value: number;
}

const adjustedLine = ({ productId, after, delta, unitCost, value }: Movement): AdjustedLine => ({
  productId,
  before: toNumber(after.minus(delta)),
  delta: toNumber(delta),
  after: toNumber(after),
  unitCost: toNumber(unitCost),
  value: toNumber(value),
});

const inOrder = (movements: readonly Movement[]): readonly Movement[] =>
  movements.filter(({ line }) => line > 0).sort((one, other) => one.line - other.line);

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

/**
 * Books a whole adjustment, or throws, and then the transaction must end.
 *
 * @throws ApiError for each reason to refuse it, with paths as in the body of `createAdjustment`
 */
export async function applyAdjustment(
  trx: Db,
  adjustment: Adjustment,
  audit: WriteAudit,
): Promise<WrittenDocument<AdjustedLine>> {
  const { warehouseId, reason, lines, decimals } = adjustment;
  assertLines(lines);
  const productIds = lines.map(({ productId }) => productId);
  const lock = await lockDocument(trx, adjustment, 'adjustment', { warehouseId }, productIds);
  const { id, locked, number } = lock;
  const changes = requestedChanges(lines, warehouseId, locked);
  const booking = bookAdjustment(changes, locked, decimals);
  const mayGoNegative = mayGoNegativeIn(locked, adjustment.mayGoNegative);
  const refusal = findRefusal(changes, booking, locked, {
    mayGoNegative,
    ownFault: adjustmentFault,
  });
  if (refusal !== undefined) throw refusalError(refusal, 'quantityDelta');
  const adjusted = inOrder(booking.movements).map(adjustedLine);
  const write: StockWrite = {
    ...{ code: 'adjustment', lock, booking, mayGoNegative },
    insert: (head) => queries.insertAdjustment.defer(trx, { ...head, warehouseId, reason }),
    audited: { warehouseId, reason, lines: adjusted },
  };
  await writeDocument(trx, adjustment, write, audit);
  return { id, number: number.text, lines: adjusted };
}

export interface MovedLine {
  readonly productId: number;
  readonly quantity: number;
  readonly fromAfter: number;
  readonly toAfter: number;
}

/** Pairs the two movements of each line. */
function movedLines(movements: readonly Movement[]): readonly MovedLine[] {
  const ordered = inOrder(movements);
  return ordered.flatMap((from, index) => {
    const to = ordered[index + 1];
    if (index % 2 === 1 || to === undefined) return [];
    return [
      {
        productId: from.productId,
        quantity: toNumber(to.delta),
        fromAfter: toNumber(from.after),
        toAfter: toNumber(to.after),
      },
    ];
  });
}

export interface Transfer extends StockDocument {
  readonly fromWarehouseId: number;
  readonly toWarehouseId: number;
  readonly lines: readonly TransferLine[];
}

const transferFault = (_line: TransferredGoods, { isActive }: LockedProduct) =>
  isActive ? undefined : ('product_inactive' as const);

/**
 * Moves all lines from one warehouse to another, or throws, and then the transaction must end.
 *
 * @throws ApiError for each reason to refuse it, with paths as in the body of `createTransfer`
 */
export async function applyTransfer(
  trx: Db,
  transfer: Transfer,
  audit: WriteAudit,
): Promise<WrittenDocument<MovedLine>> {
  const { fromWarehouseId, toWarehouseId, decimals } = transfer;
  const warehouses = { fromWarehouseId, toWarehouseId };
  const productIds = transfer.lines.map(({ productId }) => productId);
  const lock = await lockDocument(trx, transfer, 'transfer', warehouses, productIds);
  const { id, locked, number } = lock;
  const lines = transfer.lines.map(({ productId, quantity: sent }, index): TransferredGoods => {
    const quantity = decimal(sent);
    const place = { productId, warehouseId: fromWarehouseId };
    return { line: index + 1, ...place, quantity, delta: quantity.neg() };
  });
  const booking = bookTransfer(lines, toWarehouseId, locked, decimals);
  const mayGoNegative = mayGoNegativeIn(locked, transfer.mayGoNegative);
  const refusal = findRefusal(lines, booking, locked, { mayGoNegative, ownFault: transferFault });
  if (refusal !== undefined) throw refusalError(refusal, 'quantity');
  const moved = movedLines(booking.movements);
  const write: StockWrite = {
    ...{ code: 'transfer', lock, booking, mayGoNegative },
    insert: (head) => queries.insertTransfer.defer(trx, { ...head, ...warehouses }),
    audited: { ...warehouses, lines: moved },
  };
  await writeDocument(trx, transfer, write, audit);
  return { id, number: number.text, lines: moved };
}
