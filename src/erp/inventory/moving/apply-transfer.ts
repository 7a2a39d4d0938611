import type { Db } from '../../../kernel/db/client.js';
import { decimal, toNumber, toSql } from '../../../kernel/values/money.js';
import {
  findRefusal,
  type LockedProduct,
  type LockedStock,
  type Movement,
} from '../../posting/index.js';
import type { TransferLine } from '../rules.js';
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
import { bookTransfer, type TransferredGoods } from './transfer.js';

/** A line of a transfer, with the quantities after it on the day of the transfer. */
export interface MovedLine {
  readonly productId: number;
  readonly quantity: number;
  readonly fromAfter: number;
  readonly toAfter: number;
}

/** The two movements of a line. */
interface LineMovements {
  readonly from: Movement;
  readonly to: Movement;
}

/** Pairs the two movements of each line. */
function pairs(movements: readonly Movement[]): readonly LineMovements[] {
  const ordered = inOrder(movements);
  return ordered.flatMap((from, index) => {
    const to = ordered[index + 1];
    return index % 2 === 1 || to === undefined ? [] : [{ from, to }];
  });
}

const movedLine = (locked: LockedStock, { from, to }: LineMovements): MovedLine => ({
  productId: from.productId,
  quantity: toNumber(to.delta),
  fromAfter: toNumber(afterOnDay(locked, from)),
  toAfter: toNumber(afterOnDay(locked, to)),
});

/** Returns a line as columns of `transfer_lines`. */
const storedLine = (locked: LockedStock, { from, to }: LineMovements) => ({
  line: from.line,
  product_id: from.productId,
  quantity: toSql(to.delta),
  from_after: toSql(afterOnDay(locked, from)),
  to_after: toSql(afterOnDay(locked, to)),
  value: toSql(to.value),
});

export interface Transfer extends StockDocument {
  readonly fromWarehouseId: number;
  readonly toWarehouseId: number;
  readonly lines: readonly TransferLine[];
}

const transferFault = (_line: TransferredGoods, { isActive }: LockedProduct) =>
  isActive ? undefined : ('product_inactive' as const);

const requestOf = (transfer: Transfer): StockRequest => ({
  document: transfer,
  warehouses: {
    fromWarehouseId: transfer.fromWarehouseId,
    toWarehouseId: transfer.toWarehouseId,
  },
  productIds: transfer.lines.map(({ productId }) => productId),
});

export const lockTransfers = (trx: Db, transfers: readonly Transfer[]) =>
  lockDocuments(trx, 'transfer', transfers.map(requestOf));

/**
 * Moves all lines of a transfer, one of those of the transaction, from one warehouse to another.
 *
 * @throws ApiError for each reason to refuse it, with paths as in the body of `createTransfer`; then nothing is written
 */
export async function writeTransfer(
  trx: Db,
  transfer: Transfer,
  own: DocumentLock,
  audit: WriteAudit,
): Promise<WrittenDocument<MovedLine>> {
  const { fromWarehouseId, toWarehouseId, decimals } = transfer;
  const lock = await openStock(trx, requestOf(transfer), own);
  const { id, locked } = lock;
  const lines = transfer.lines.map(({ productId, quantity: sent }, index): TransferredGoods => {
    const quantity = decimal(sent);
    const place = { productId, warehouseId: fromWarehouseId };
    return { line: index + 1, ...place, quantity, delta: quantity.neg() };
  });
  const booking = bookTransfer(lines, toWarehouseId, locked, decimals);
  const mayGoNegative = mayGoNegativeIn(locked, transfer.mayGoNegative);
  const refusal = findRefusal(lines, booking, locked, { mayGoNegative, ownFault: transferFault });
  if (refusal !== undefined) throw refusalError(refusal, 'quantity');
  const paired = pairs(booking.movements);
  const moved = paired.map((pair) => movedLine(locked, pair));
  const stored = JSON.stringify(paired.map((pair) => storedLine(locked, pair)));
  const warehouses = { fromWarehouseId, toWarehouseId };
  const write: StockWrite = {
    code: 'transfer',
    lock,
    booking,
    mayGoNegative,
    insert: (head) => queries.insertTransfer.defer(trx, { ...head, ...warehouses, lines: stored }),
    audited: { ...warehouses, lines: moved },
  };
  const number = await writeDocument(trx, transfer, write, audit);
  return { id, number, lines: moved };
}
