import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import {
  currencyDecimals,
  type Decimal,
  decimal,
  subtract,
  toSql,
  zero,
} from '../../../kernel/values/money.js';
import { errors } from '../../errors.js';
import type { Side } from '../../posting/index.js';
import { settlementErrors } from '../errors.js';
import type { ItemRow } from '../items/queries.js';
import { text } from '../messages/index.js';
import { allocate, type Moment, releaseItem, type Source } from './allocation-queries.js';
import { findOpenItems, lockNamedItems, type PartyAndCurrency } from './lock-queries.js';
import { type Part, type Remainder, valueParts } from './rules.js';

/** A requested allocation. */
export interface RequestedAllocation {
  readonly itemId?: number | undefined;
  readonly documentId?: number | undefined;
  readonly amount: number;
}

export interface RequestedAllocations {
  readonly allocations: readonly RequestedAllocation[];
  readonly autoAllocate: boolean;
}

/** The part of a source that goes to one item. */
interface ItemAllocation {
  readonly item: ItemRow;
  readonly amount: Decimal;
  readonly index: number;
}

const nouns = { receivable: 'receivable', payable: 'payable' } as const;
const mismatches = {
  receivable: settlementErrors.customerMismatch,
  payable: settlementErrors.vendorMismatch,
};
const closings = {
  receivable: settlementErrors.receivableClosed,
  payable: settlementErrors.payableClosed,
};

const pathOf = (index: number) => `body.allocations.${index}`;

function findItem(
  items: readonly ItemRow[],
  side: Side,
  requested: RequestedAllocation,
  index: number,
) {
  const { itemId, documentId } = requested;
  if ((itemId === undefined) === (documentId === undefined)) {
    throw requestErrors.invalidField(pathOf(index), text('documentNamedTwice'));
  }
  const item = items.find((one) =>
    itemId === undefined
      ? one.document_id === documentId && one.document_type !== 'opening'
      : one.id === itemId,
  );
  if (item === undefined) {
    throw errors.notFound(nouns[side], itemId ?? documentId ?? 0, pathOf(index));
  }
  return item;
}

/** @throws ApiError 409 for a document that this source cannot settle */
function assertSettles(side: Side, source: Source, { item, amount, index }: ItemAllocation): void {
  const path = pathOf(index);
  if (item.party_id !== source.partyId) throw mismatches[side](path);
  if (item.currency_code !== source.currencyCode) {
    throw settlementErrors.currencyMismatch(item.currency_code, path);
  }
  const open = decimal(item.open_amount);
  if (open.eq(zero)) throw closings[side](path);
  if (amount.gt(open)) {
    throw settlementErrors.allocationExceedsOpen(
      Number(item.open_amount).toString(),
      `${path}.amount`,
    );
  }
}

/** The documents that a request can settle. None of them can change until the transaction ends. */
export interface LockedItems {
  readonly named: readonly ItemRow[];
  /** The open items of the party that the amount can settle, the oldest due first; empty without `autoAllocate`. */
  readonly open: readonly ItemRow[];
}

export const itemsOf = ({ named, open }: LockedItems): readonly ItemRow[] => [...named, ...open];

/**
 * Locks the documents in a request, and with `autoAllocate` finds the open ones that `amount` can settle. The party must
 * be locked.
 */
export async function lockItems(
  trx: Db,
  side: Side,
  companyId: number,
  party: PartyAndCurrency,
  { allocations, autoAllocate }: RequestedAllocations,
  amount: Decimal,
): Promise<LockedItems> {
  const ids = allocations.flatMap(({ itemId }) => itemId ?? []);
  const documentIds = allocations.flatMap(({ documentId }) => documentId ?? []);
  const [named, open] = await Promise.all([
    allocations.length === 0 ? [] : lockNamedItems(trx, side, companyId, { ids, documentIds }),
    autoAllocate ? findOpenItems(trx, side, companyId, party, amount) : [],
  ]);
  return { named, open };
}

function namedAllocations(
  side: Side,
  source: Source,
  items: readonly ItemRow[],
  requested: readonly RequestedAllocation[],
): readonly ItemAllocation[] {
  const seen = new Set<number>();
  return requested.map((allocation, index) => {
    const item = findItem(items, side, allocation, index);
    if (seen.has(item.id)) throw settlementErrors.duplicateAllocation(pathOf(index));
    seen.add(item.id);
    const own = { item, amount: decimal(allocation.amount), index };
    assertSettles(side, source, own);
    return own;
  });
}

/** Allocates the rest to the oldest due items that the request does not name. */
function oldestFirst(
  items: readonly ItemRow[],
  named: readonly ItemAllocation[],
  rest: Decimal,
): readonly ItemAllocation[] {
  let left = rest;
  return items.flatMap((item): ItemAllocation[] => {
    const allocated = named.find((one) => one.item.id === item.id)?.amount ?? zero;
    const room = subtract(decimal(item.open_amount), allocated);
    const amount = room.gt(left) ? left : room;
    if (amount.lte(zero)) return [];
    left = subtract(left, amount);
    return [{ item, amount, index: -1 }];
  });
}

/** Refuses amounts with more decimals than their currency has. */
export function assertDecimals(amounts: readonly [number, string][], currencyCode: string): void {
  const decimals = currencyDecimals(currencyCode);
  for (const [amount, path] of amounts) {
    if (decimal(amount).round(decimals).eq(decimal(amount))) continue;
    throw requestErrors.invalidField(
      path,
      text('decimalsOfCurrency', { currency: currencyCode, decimals }),
      'too_many_decimals',
    );
  }
}

/** @throws ApiError 409 if the allocations exceed the rest of the source */
function restOf({ amount: whole }: Remainder, named: readonly ItemAllocation[]): Decimal {
  const sum = named.reduce((total, { amount }) => total.plus(amount), zero);
  if (sum.gt(decimal(whole))) {
    throw settlementErrors.allocationExceedsPayment(Number(whole).toString(), 'body.allocations');
  }
  return subtract(decimal(whole), sum);
}

/** Divides the rest of a source among the items, in both currencies. */
function partsOf(left: Remainder, allocations: readonly ItemAllocation[], baseCurrency: string) {
  const amounts = new Map<number, Decimal>();
  const items = new Map<number, ItemRow>();
  for (const { item, amount } of allocations) {
    amounts.set(item.id, (amounts.get(item.id) ?? zero).plus(amount));
    items.set(item.id, item);
  }
  const open = [...items.values()].map((item) => ({
    itemId: item.id,
    open: { amount: item.open_amount, base: item.base_open_amount },
  }));
  return valueParts(left, open, amounts, currencyDecimals(baseCurrency));
}

/** The parts of a source that settle documents, and its rest. */
export interface Settlement {
  readonly parts: readonly Part[];
  readonly left: Remainder;
}

/**
 * Divides the rest of a source among locked documents: those in the request, then with `autoAllocate` the oldest due.
 *
 * @throws ApiError 400, 404 or 409 for an invalid allocation; then the transaction must end
 */
export function divide(
  ctx: Context,
  side: Side,
  source: Source,
  whole: Remainder,
  { allocations, autoAllocate }: RequestedAllocations,
  items: LockedItems,
): Settlement {
  assertDecimals(
    allocations.map(({ amount }, index) => [amount, `${pathOf(index)}.amount`]),
    source.currencyCode,
  );
  const named = namedAllocations(side, source, items.named, allocations);
  const rest = restOf(whole, named);
  const oldest = autoAllocate ? oldestFirst(items.open, named, rest) : [];
  const parts = partsOf(whole, [...named, ...oldest], ctx.principal.baseCurrency);
  const left = parts.reduce<Remainder>(
    (now, part) => ({
      amount: toSql(subtract(decimal(now.amount), decimal(part.amount))),
      base: toSql(subtract(decimal(now.base), decimal(part.sourceBase))),
    }),
    whole,
  );
  return { parts, left };
}

/** @throws ApiError 400 for a request without an allocation */
function assertRequested({ allocations, autoAllocate }: RequestedAllocations): void {
  if (autoAllocate || allocations.length > 0) return;
  const code = 'validation_failed' as const;
  const paths = ['body.allocations', 'body.autoAllocate'];
  const message = text('nothingToAllocate');
  throw requestErrors.validationFailed(paths.map((path) => ({ path, code, message })));
}

/**
 * Settles documents of a party with the rest of an existing source. The party must be locked.
 *
 * @returns the new rest of the source
 * @throws ApiError as `divide` does
 */
export async function settle(
  ctx: Context,
  trx: Db,
  side: Side,
  {
    moment,
    source,
    left: whole,
  }: { readonly moment: Moment; readonly source: Source; readonly left: Remainder },
  requested: RequestedAllocations,
): Promise<Remainder> {
  assertRequested(requested);
  const { companyId } = moment;
  const party = { id: source.partyId, currencyCode: source.currencyCode };
  const items = await lockItems(trx, side, companyId, party, requested, decimal(whole.amount));
  const { parts, left } = divide(ctx, side, source, whole, requested, items);
  await allocate(trx, side, { moment, source, parts, items: itemsOf(items) });
  return left;
}

/**
 * Releases what a source settles of one item, as of the day of `moment`. The party must be locked.
 *
 * @returns the new rest of the source; undefined if it does not settle the item
 */
export async function releaseToRest(
  trx: Db,
  side: Side,
  { moment, source, left }: { moment: Moment; source: Source; left: Remainder },
  itemId: number,
): Promise<Remainder | undefined> {
  const freed = await releaseItem(trx, side, moment, source, itemId);
  return (
    freed && {
      amount: toSql(decimal(left.amount).plus(decimal(freed.amount))),
      base: toSql(decimal(left.base).plus(decimal(freed.base))),
    }
  );
}

/** Refuses amounts of 10^13 and more, which exceed the columns. */
export function assertFits(amount: Decimal, path: string): void {
  if (amount.abs().gt(decimal('9999999999999'))) throw settlementErrors.amountTooLarge(path);
}
