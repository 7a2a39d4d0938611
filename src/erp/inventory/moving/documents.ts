import type { AuditEntry } from '../../../kernel/audit/queries.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Numbers } from '../../../kernel/db/series/numbers.js';
import type { ApiError } from '../../../kernel/errors.js';
import type { Decimal } from '../../../kernel/values/money.js';
import { assertOpenDays, lockDocumentNumbers, lockPeriod } from '../../config/index.js';
import { errors } from '../../errors.js';
import {
  afterBooking,
  type Booking,
  type LockedStock,
  lockStock,
  type MayGoNegative,
  type Movement,
  nextDocumentId,
  placeKey,
  recordMovements,
  type StockRefusal,
  stockOnDay,
  writeStock,
} from '../../posting/index.js';
import { inventoryErrors } from '../errors.js';
import type * as queries from './document-queries.js';
import { type GoodsFault, goodsError, shortageError } from './goods.js';

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

export type Fault = GoodsFault | 'cost_of_decrease';

/**
 * Returns the error of a line that cannot be booked.
 *
 * @param quantity  the member of a line with its quantity
 */
export function refusalError(refusal: StockRefusal<Fault>, quantity: string): ApiError {
  const { code, line, shortages } = refusal;
  if (code === 'cost_of_decrease')
    return inventoryErrors.costOfDecrease(`body.lines.${line - 1}.unitCost`);
  if (code === 'short') {
    return shortageError(shortages, (index) => `body.lines.${index}.${quantity}`);
  }
  return goodsError({ ...refusal, code }, 'body.lines');
}

/** The warehouses by the member of the body that names them. */
type Warehouses = Readonly<Record<string, number>>;

/** A document with what determines its locks. */
export interface StockRequest {
  readonly document: StockDocument;
  readonly warehouses: Warehouses;
  readonly productIds: readonly number[];
}

/** Locked rows that the documents of one transaction depend on. Each document leaves them changed for the next one. */
interface SharedLocks {
  /** Undefined when the next document has to read it anew. */
  present: LockedStock | undefined;
  lock(): Promise<LockedStock>;
  readonly numbers: Numbers;
}

/** All that a document depends on, locked until the transaction ends. */
export interface DocumentLock {
  readonly id: number;
  readonly lockedThrough: string | undefined;
  readonly shared: SharedLocks;
}

/**
 * Locks the period, products and stock of all documents, and the series last, where all writers of the company wait.
 *
 * @returns the locks of each document
 */
export async function lockDocuments(
  trx: Db,
  code: 'adjustment' | 'transfer',
  requests: readonly StockRequest[],
): Promise<readonly DocumentLock[]> {
  const companyId = requests[0]?.document.companyId ?? 0;
  const scope = {
    productIds: requests.flatMap(({ productIds }) => productIds),
    warehouseIds: requests.flatMap(({ warehouses }) => Object.values(warehouses)),
  };
  const lock = () => lockStock(trx, companyId, scope);
  const days = requests.map(({ document: { date } }) => date);
  const [lockedThrough, present, numbers, ids] = await Promise.all([
    lockPeriod(trx, companyId),
    lock(),
    lockDocumentNumbers(trx, companyId, code, days),
    Promise.all(requests.map(() => nextDocumentId(trx, `${code}s`))),
  ]);
  const shared: SharedLocks = { present, lock, numbers };
  return ids.map((id) => ({ id, lockedThrough, shared }));
}

/** A lock with the stock that the document finds. */
export interface Lock extends DocumentLock {
  readonly present: LockedStock;
  /** The present stock, with that of the day of the document. */
  readonly locked: LockedStock;
}

/**
 * Returns the stock that the documents before this one in the transaction left.
 *
 * @throws ApiError for an unknown or closed warehouse and for a locked day
 */
export async function openStock(
  trx: Db,
  { document, warehouses }: StockRequest,
  lock: DocumentLock,
): Promise<Lock> {
  const { companyId, date, mayUnlock } = document;
  const { shared, lockedThrough } = lock;
  const present = shared.present ?? (await shared.lock());
  for (const [member, id] of Object.entries(warehouses)) {
    if (present.warehouses.get(id)?.isActive !== true) {
      throw errors.notFound('warehouse', id, `body.${member}`);
    }
  }
  assertOpenDays(lockedThrough, mayUnlock, date);
  return { ...lock, present, locked: await stockOnDay(trx, companyId, date, present) };
}

export interface StockWrite {
  readonly code: 'adjustment' | 'transfer';
  readonly lock: Lock;
  readonly booking: Booking;
  readonly mayGoNegative: MayGoNegative;
  readonly insert: (head: queries.DocumentHead) => Promise<void>;
  /** Further members for the audit. */
  readonly audited: object;
}

/**
 * Writes stock, document, movements, audit entry and event with COMMIT.
 *
 * @returns the number of the document
 */
export async function writeDocument(
  trx: Db,
  { companyId, now, date, notes: sent }: StockDocument,
  { code, lock, booking, mayGoNegative, insert, audited }: StockWrite,
  audit: WriteAudit,
): Promise<string> {
  const { id, lockedThrough, shared } = lock;
  const moment = { companyId, now };
  const notes = sent || null;
  await writeStock(trx, { companyId, now, date }, booking, mayGoNegative);
  shared.present = afterBooking(lock.present, booking, date);
  const number = await shared.numbers.take(date);
  await insert({ ...moment, id, number, date, notes });
  await recordMovements(trx, moment, { type: code, id, number, date }, booking.movements);
  const isInClosedBooks = lockedThrough !== undefined && date <= lockedThrough;
  await audit(trx, {
    objectType: code,
    objectId: id,
    after: { number, date, notes, ...audited, ...(isInClosedBooks && { lockedThrough }) },
    event: `${code}.created`,
  });
  return number;
}

/** Returns the quantity of a place after a movement, on the day of its document. */
export function afterOnDay({ rows }: LockedStock, movement: Movement): Decimal {
  const row = rows.get(placeKey(movement));
  if (row?.past === undefined) return movement.after;
  return movement.after.minus(row.quantity).plus(row.past.quantity);
}

/** Returns the movements of the lines, in the order of the document. */
export const inOrder = (movements: readonly Movement[]): readonly Movement[] =>
  movements.filter(({ line }) => line > 0).sort((one, other) => one.line - other.line);
