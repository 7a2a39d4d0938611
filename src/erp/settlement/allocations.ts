import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import type { Side } from './open-sql.js';
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
  /** The day it counts from. */
  readonly day: string;
}

/** What remains of an item after an allocation. */
export interface AllocatedItem {
  readonly id: number;
  readonly open_amount: string;
}

const statusOf = (open: string) =>
  `CASE WHEN ${open} = 0 THEN 'closed' WHEN ${open} = i.amount THEN 'open' ELSE 'partial' END`;

/**
 * What settles items, over `part`: item_id, amount, base, source_base and date, and of its source type, source_id,
 * number, party_id, currency_code and the moment `at`. No two parts are of one item.
 */
export const settledSql = (side: Side) => `settled AS (
  UPDATE ${side}s i SET
    paid_amount = i.paid_amount + CASE WHEN p.type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount + CASE WHEN p.type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount - p.amount, base_open_amount = i.base_open_amount - p.base,
    status = ${statusOf('i.open_amount - p.amount')}, version = i.version + 1, updated_at = p.at
  FROM part p WHERE i.company_id = $1::bigint AND i.id = p.item_id
  RETURNING i.id, i.open_amount
), allocated AS (
  INSERT INTO ${side}_allocations (company_id, source_type, source_id, item_id, date, amount, base_amount,
    source_base_amount, created_at)
  SELECT $1, p.type, p.source_id, p.item_id, p.date, p.amount, p.base, p.source_base, p.at
  FROM part p ORDER BY p.source_id, p.item_id
), entered AS (
  INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
    currency_code, amount, base_amount, created_at)
  SELECT $1, p.party_id, p.date, e.type, e.id, 'allocated', p.number, p.currency_code, e.amount, e.base, p.at
  FROM part p CROSS JOIN LATERAL (VALUES
    ('item', p.item_id, -p.amount, -p.base), (p.type, p.source_id, p.amount, p.source_base)
  ) AS e (type, id, amount, base) ORDER BY p.source_id, p.item_id, e.type
)`;

/** 3 the day, 4 type, 5 id, 6 number, 7 party and 8 currency of the source, 9 the parts. */
const allocateSql = (side: Side) => `WITH part AS MATERIALIZED (
  -- Nothing is settled before it is owed.
  SELECT p."itemId" AS item_id, p.amount, p.base, p."sourceBase" AS source_base,
    greatest($3::date, i.issue_date) AS date, $4::text AS type, $5::bigint AS source_id, $6::text AS number,
    $7::bigint AS party_id, $8::text AS currency_code, $2::timestamptz AS at
  FROM jsonb_to_recordset($9::jsonb) AS p ("itemId" bigint, amount numeric, base numeric, "sourceBase" numeric)
  JOIN ${side}s i ON i.company_id = $1::bigint AND i.id = p."itemId"
), ${settledSql(side)}
SELECT s.id, s.open_amount FROM settled s ORDER BY s.id`;

/**
 * 3 the day, 4 type, 5 id, 6 number, 7 party and 8 currency of the source.
 *
 * @param item  SQL of the item that is released; absent for all items of the source
 */
const releaseSql = (side: Side, item?: string) => `WITH part AS MATERIALIZED (
  SELECT a.id, a.item_id, a.amount, a.base_amount, a.source_base_amount FROM ${side}_allocations a
  WHERE a.company_id = $1::bigint AND a.source_type = $4 AND a.source_id = $5::bigint AND a.reversed_at IS NULL
    ${item === undefined ? '' : `AND a.item_id = ${item}`}
), sums AS MATERIALIZED (
  SELECT p.item_id, sum(p.amount) AS amount, sum(p.base_amount) AS base FROM part p GROUP BY p.item_id
), reopened AS (
  UPDATE ${side}s i SET
    paid_amount = i.paid_amount - CASE WHEN $4 = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount - CASE WHEN $4 = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount + p.amount, base_open_amount = i.base_open_amount + p.base,
    status = ${statusOf('i.open_amount + p.amount')}, version = i.version + 1, updated_at = $2::timestamptz
  FROM sums p WHERE i.company_id = $1 AND i.id = p.item_id
  RETURNING i.id, i.open_amount
), released AS (
  UPDATE ${side}_allocations a SET reversed_at = $2 FROM part p WHERE a.company_id = $1 AND a.id = p.id
), entered AS (
  INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
    currency_code, amount, base_amount, created_at)
  SELECT $1, $7::bigint, $3::date, e.type, e.id, 'released', $6, $8, e.amount, e.base, $2
  FROM part p CROSS JOIN LATERAL (VALUES
    ('item', p.item_id, p.amount, p.base_amount), ($4, $5::bigint, -p.amount, -p.source_base_amount)
  ) AS e (type, id, amount, base) ORDER BY p.id, e.type
)
SELECT sum(p.amount) AS amount, sum(p.source_base_amount) AS base FROM part p`;

const enterSql = (
  side: Side,
) => `INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind,
  document_number, currency_code, amount, base_amount, created_at)
VALUES ($1::bigint, $7::bigint, $3::date, $4, $5::bigint, $9, $6, $8, $10::numeric, $11::numeric, $2::timestamptz)`;

const bySide = <Row extends object>(name: string, sql: (side: Side) => string) => ({
  receivable: statement<Row>(`settlement.receivable_${name}`, sql('receivable')),
  payable: statement<Row>(`settlement.payable_${name}`, sql('payable')),
});

const allocateRows = bySide<AllocatedItem>('allocate', allocateSql);
const releaseAll = bySide<Released>('release', (side) => releaseSql(side));
const releaseOfItem = bySide<Released>('release_item', (side) => releaseSql(side, '$9::bigint'));
const enterRow = bySide<object>('enter', enterSql);

const valuesOf = ({ companyId, now, day }: Moment, source: Source): unknown[] => {
  const { type, id, number, partyId, currencyCode } = source;
  return [companyId, now, day, type, id, number, partyId, currencyCode];
};

/**
 * Settles items with parts of a payment or credit note, and writes both sides of the ledger. The caller has locked
 * the party and the items, and keeps what is left of the source.
 */
export async function allocate(
  trx: Db,
  side: Side,
  moment: Moment,
  source: Source,
  parts: readonly Part[],
): Promise<readonly AllocatedItem[]> {
  if (parts.length === 0) return [];
  return allocateRows[side](trx, [...valuesOf(moment, source), JSON.stringify(parts)]);
}

interface Released {
  readonly amount: string | null;
  readonly base: string | null;
}

/** Takes back everything that a source settles: open amounts, states and exchange differences are as before. */
export async function release(trx: Db, side: Side, moment: Moment, source: Source): Promise<void> {
  await releaseAll[side](trx, valuesOf(moment, source));
}

/** Takes back what a source settles of one item. @returns what the source has more; undefined when it settles nothing of it */
export async function releaseItem(
  trx: Db,
  side: Side,
  moment: Moment,
  source: Source,
  itemId: number,
): Promise<{ readonly amount: string; readonly base: string } | undefined> {
  const [row] = await releaseOfItem[side](trx, [...valuesOf(moment, source), itemId]);
  const { amount = null, base = null } = row ?? {};
  return amount === null || base === null ? undefined : { amount, base };
}

/** The source's own row of the ledger: what it takes off the balance, or gives back. Decimal texts, signed. */
export async function enterSource(
  trx: Db,
  side: Side,
  moment: Moment,
  source: Source,
  entry: {
    readonly kind: 'posted' | 'reversed' | 'voided';
    readonly amount: string;
    readonly base: string;
  },
): Promise<void> {
  const { kind, amount, base } = entry;
  await enterRow[side](trx, [...valuesOf(moment, source), kind, amount, base]);
}
