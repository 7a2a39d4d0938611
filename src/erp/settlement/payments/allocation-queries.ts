import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { talliesOf } from '../../../kernel/db/tallies/tally.js';
import { decimal, subtract } from '../../../kernel/values/money.js';
import {
  bySide,
  parties,
  type SettledItem,
  type Side,
  tallySettlement,
} from '../../posting/index.js';
import type { Part } from './rules.js';

export interface Source {
  readonly type: 'payment' | 'credit_note';
  readonly id: number;
  readonly number: string;
  readonly partyId: number;
  readonly currencyCode: string;
}

export interface Moment {
  readonly companyId: number;
  readonly now: Date;
  /** The day on which it takes effect. */
  readonly day: string;
}

/** Allocations of one source at one time. */
export interface Allocation {
  readonly moment: Moment;
  readonly source: Source;
  readonly parts: readonly Part[];
  /** The locked items of the parts, and maybe others. */
  readonly items: readonly SettledItem[];
}

/**
 * CTEs that follow one with the items after a change of what is settled: the party owes more or less, and the invoice of
 * a receivable shows what it is.
 *
 * @param changed  the name of the CTE
 */
const following = (side: Side, changed: string) => `owed AS (
  UPDATE ${parties[side]} p SET open_amount = p.open_amount + c.amount
  FROM (SELECT c.party_id, sum(c.change) AS amount FROM ${changed} c GROUP BY c.party_id) c
  WHERE p.company_id = :companyId::bigint AND p.id = c.party_id AND c.amount <> 0
)${
  side === 'payable'
    ? ''
    : `, invoiced AS (
  UPDATE invoices i
  SET paid_amount = c.paid_amount, credited_amount = c.credited_amount, open_amount = c.open_amount, version = i.version + 1,
    updated_at = c.updated_at,
    status = CASE WHEN c.open_amount = 0 THEN 'paid' WHEN c.open_amount < c.amount THEN 'partially_paid' ELSE 'issued' END
  FROM ${changed} c
  WHERE i.company_id = :companyId::bigint AND c.document_type = 'invoice' AND i.id = c.document_id
), events AS (
  INSERT INTO outbox (company_id, type, object_type, object_id, at)
  SELECT :companyId::bigint, 'invoice.updated', 'invoice', c.document_id::text, c.updated_at
  FROM ${changed} c
  WHERE c.document_type = 'invoice'
  ORDER BY c.id
)`
}`;

const changedColumns = `i.id, i.party_id, i.document_type, i.document_id, i.amount, i.paid_amount, i.credited_amount,
    i.open_amount, i.updated_at`;

/**
 * Settles items, with both sides of the ledger. No two parts have the same item, and nothing is settled before it is owed.
 *
 * @param parts  JSON array of the columns below, decimals as texts
 */
const allocateParts = bySide((side) =>
  query<{ companyId: number; parts: string }>(
    `settlement.${side}_allocate`,
    `WITH part AS MATERIALIZED (
  SELECT p.item_id, p.amount, p.base, p.source_base, greatest(p.day, i.issue_date) AS date, p.type, p.source_id, p.number,
    p.party_id, p.currency_code, p.at
  FROM jsonb_to_recordset(:parts::jsonb) AS p (item_id bigint, amount numeric(19,4), base numeric, source_base numeric,
    day date, type text, source_id bigint, number text, party_id bigint, currency_code text, at timestamptz)
  JOIN ${side}s i ON i.company_id = :companyId::bigint AND i.id = p.item_id
), settled AS (
  UPDATE ${side}s i
  SET paid_amount = i.paid_amount + CASE WHEN p.type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount + CASE WHEN p.type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount - p.amount, base_open_amount = i.base_open_amount - p.base,
    status = CASE WHEN i.open_amount - p.amount = 0 THEN 'closed' WHEN i.open_amount - p.amount = i.amount THEN 'open'
      ELSE 'partial' END,
    version = i.version + 1, updated_at = p.at
  FROM part p
  WHERE i.company_id = :companyId::bigint AND i.id = p.item_id
  RETURNING ${changedColumns}, -p.base AS change
), ${following(side, 'settled')}, allocated AS (
  INSERT INTO ${side}_allocations (company_id, source_type, source_id, item_id, date, amount, base_amount,
    source_base_amount, created_at)
  SELECT :companyId::bigint, p.type, p.source_id, p.item_id, p.date, p.amount, p.base, p.source_base, p.at
  FROM part p
  ORDER BY p.source_id, p.item_id
)
INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code, amount,
  base_amount, created_at)
SELECT :companyId::bigint, p.party_id, p.date, e.type, e.id, 'allocated', p.number, p.currency_code, e.amount, e.base, p.at
FROM part p
CROSS JOIN LATERAL (VALUES
  ('item', p.item_id, -p.amount, -p.base), (p.type, p.source_id, p.amount, p.source_base)
) AS e (type, id, amount, base)
ORDER BY p.source_id, p.item_id, e.type`,
  ),
);

function partRecords({ moment, source, parts }: Allocation) {
  return parts.map(({ itemId, amount, base, sourceBase }) => ({
    item_id: itemId,
    amount,
    base,
    source_base: sourceBase,
    day: moment.day,
    type: source.type,
    source_id: source.id,
    number: source.number,
    party_id: source.partyId,
    currency_code: source.currencyCode,
    at: moment.now,
  }));
}

function tallyAllocation(trx: Db, side: Side, { moment, parts, items }: Allocation): void {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const { itemId, amount } of parts) {
    const item = byId.get(itemId);
    if (item === undefined) throw new Error(`${side} ${itemId} is settled without being locked`);
    const open = subtract(decimal(item.open_amount), decimal(amount));
    tallySettlement(trx, side, moment.companyId, item, open);
  }
}

/** As `allocate`, for several sources of one company. */
export async function allocateAll(
  trx: Db,
  side: Side,
  companyId: number,
  allocations: readonly Allocation[],
): Promise<void> {
  const parts = allocations.flatMap(partRecords);
  if (parts.length === 0) return;
  for (const allocation of allocations) tallyAllocation(trx, side, allocation);
  await allocateParts[side].defer(trx, { companyId, parts: JSON.stringify(parts) });
}

/**
 * Settles items with parts of a payment or credit note, with the next statement of the transaction. The caller has locked
 * the party and the items, and keeps what is left of the source.
 */
export async function allocate(trx: Db, side: Side, allocation: Allocation): Promise<void> {
  await allocateAll(trx, side, allocation.moment.companyId, [allocation]);
}

interface ReleaseValues {
  readonly companyId: number;
  readonly now: Date;
  readonly day: string;
  readonly type: Source['type'];
  readonly sourceId: number;
  readonly number: string;
  readonly partyId: number;
  readonly currencyCode: string;
}

/** An item before its release, and what is released: in its currency, and in the company's by the value of the source. */
interface ReleasedItem extends SettledItem {
  readonly released: string;
  readonly released_base: string;
}

/** @param items  the condition that allocations `a` meet beside those of the source */
const releaseSql = (side: Side, items: string) => `WITH part AS MATERIALIZED (
  SELECT a.id, a.item_id, a.amount, a.base_amount, a.source_base_amount
  FROM ${side}_allocations a
  WHERE a.company_id = :companyId::bigint AND a.source_type = :type AND a.source_id = :sourceId::bigint
    AND a.reversed_at IS NULL AND ${items}
), sums AS MATERIALIZED (
  SELECT p.item_id, sum(p.amount) AS amount, sum(p.base_amount) AS base, sum(p.source_base_amount) AS source_base
  FROM part p GROUP BY p.item_id
), reopened AS (
  UPDATE ${side}s i
  SET paid_amount = i.paid_amount - CASE WHEN :type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount - CASE WHEN :type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount + p.amount, base_open_amount = i.base_open_amount + p.base,
    status = CASE WHEN i.open_amount + p.amount = 0 THEN 'closed' WHEN i.open_amount + p.amount = i.amount THEN 'open'
      ELSE 'partial' END,
    version = i.version + 1, updated_at = :now::timestamptz
  FROM sums p
  WHERE i.company_id = :companyId::bigint AND i.id = p.item_id
  RETURNING ${changedColumns}, p.base AS change
), ${following(side, 'reopened')}, released AS (
  UPDATE ${side}_allocations a SET reversed_at = :now::timestamptz
  FROM part p
  WHERE a.company_id = :companyId::bigint AND a.id = p.id
), entries AS (
  INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code,
    amount, base_amount, created_at)
  SELECT :companyId::bigint, :partyId::bigint, :day::date, e.type, e.id, 'released', :number, :currencyCode, e.amount,
    e.base, :now::timestamptz
  FROM part p
  CROSS JOIN LATERAL (VALUES
    ('item', p.item_id, p.amount, p.base_amount), (:type, :sourceId::bigint, -p.amount, -p.source_base_amount)
  ) AS e (type, id, amount, base)
  ORDER BY p.id, e.type
)
SELECT i.id, i.document_type, i.status, i.currency_code, i.issue_date, i.due_date, i.amount, i.base_amount, i.open_amount,
  p.amount AS released, p.source_base AS released_base
FROM sums p
JOIN ${side}s i ON i.company_id = :companyId::bigint AND i.id = p.item_id`;

const releaseEach = bySide((side) =>
  query<ReleaseValues, ReleasedItem>(`settlement.${side}_release`, releaseSql(side, 'true')),
);
const releaseOne = bySide((side) =>
  query<ReleaseValues & { itemId: number }, ReleasedItem>(
    `settlement.${side}_release_item`,
    releaseSql(side, 'a.item_id = :itemId::bigint'),
  ),
);

const releaseValues = (
  { companyId, now, day }: Moment,
  { type, id, number, partyId, currencyCode }: Source,
): ReleaseValues => ({ companyId, now, day, type, sourceId: id, number, partyId, currencyCode });

function tallyRelease(trx: Db, side: Side, companyId: number, item: ReleasedItem): void {
  const open = decimal(item.open_amount).plus(decimal(item.released));
  tallySettlement(trx, side, companyId, item, open);
}

/** Reverses all allocations of a source. Open amounts, statuses and exchange differences are as before. */
export async function release(trx: Db, side: Side, moment: Moment, source: Source): Promise<void> {
  const use = talliesOf(trx).expect((items: ReleasedItem[]) => {
    for (const item of items) tallyRelease(trx, side, moment.companyId, item);
  });
  await releaseEach[side].defer(trx, releaseValues(moment, source), use);
}

/**
 * Reverses the allocations of a source to one item. @returns the amount that the source regains; undefined without
 * allocations
 */
export async function releaseItem(
  trx: Db,
  side: Side,
  moment: Moment,
  source: Source,
  itemId: number,
): Promise<{ readonly amount: string; readonly base: string } | undefined> {
  const values = { itemId, ...releaseValues(moment, source) };
  const [item] = await releaseOne[side](trx, values);
  if (item === undefined) return undefined;
  tallyRelease(trx, side, moment.companyId, item);
  return { amount: item.released, base: item.released_base };
}

/** The ledger row of a source itself, which lowers or raises the balance. Signed decimal texts. */
export interface SourceEntry {
  readonly kind: 'posted' | 'reversed' | 'voided';
  readonly amount: string;
  readonly base: string;
}

/** @param entries  JSON array of the columns below, decimals as texts */
const insertEntries = bySide((side) =>
  query<{ companyId: number; entries: string }>(
    `settlement.${side}_enter`,
    `INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code, amount,
  base_amount, created_at)
SELECT :companyId::bigint, e.party_id, e.date, e.item_type, e.item_id, e.kind, e.document_number, e.currency_code, e.amount,
  e.base_amount, e.created_at
FROM jsonb_to_recordset(:entries::jsonb) AS e (party_id bigint, date date, item_type text, item_id bigint, kind text,
  document_number text, currency_code text, amount numeric, base_amount numeric, created_at timestamptz)`,
  ),
);

/** Enters sources of one company in the ledger, with the next statement of the transaction. */
export async function enterSources(
  trx: Db,
  side: Side,
  companyId: number,
  sources: readonly (SourceEntry & { readonly moment: Moment; readonly source: Source })[],
): Promise<void> {
  const entries = sources.map(({ moment, source, kind, amount, base }) => ({
    party_id: source.partyId,
    date: moment.day,
    item_type: source.type,
    item_id: source.id,
    kind,
    document_number: source.number,
    currency_code: source.currencyCode,
    amount,
    base_amount: base,
    created_at: moment.now,
  }));
  await insertEntries[side].defer(trx, { companyId, entries: JSON.stringify(entries) });
}

/** As `enterSources`, for one source. */
export async function enterSource(
  trx: Db,
  side: Side,
  moment: Moment,
  source: Source,
  entry: SourceEntry,
): Promise<void> {
  await enterSources(trx, side, moment.companyId, [{ moment, source, ...entry }]);
}
