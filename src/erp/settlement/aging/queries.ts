import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall, query } from '../../../kernel/db/statements/query.js';
import { bySide, parties, type Side } from '../../posting/index.js';

/**
 * How things stood at the end of a day is what is open now less what was entered later: only items that are open, or
 * that moved since, are looked at, however many were closed before.
 *
 * `:partyId` and `:currencyCode` may be null. With a currency, only documents in it count,
   in their own amounts; else all
 * in the company's currency.
 */
const amountsOf = (side: Side) => `later AS MATERIALIZED (
  SELECT e.item_type, e.item_id,
    sum(CASE WHEN :currencyCode::text IS NULL THEN e.base_amount ELSE e.amount END) AS amount,
    sum(e.amount) AS document_amount
  FROM ${side}_entries e
  WHERE e.company_id = :companyId::bigint AND e.date > :asOf::date AND (:partyId::bigint IS NULL
    OR e.party_id = :partyId)
    AND (:currencyCode::text IS NULL OR e.currency_code = :currencyCode)
  GROUP BY 1, 2
), standing AS MATERIALIZED (
  SELECT s.* FROM (
    SELECT i.id, i.party_id, i.due_date, i.document_number, i.currency_code, i.party_name,
      CASE WHEN :currencyCode::text IS NULL THEN i.base_open_amount ELSE i.open_amount END - coalesce(l.amount, 0) AS amount,
      i.open_amount - coalesce(l.document_amount, 0) AS document_amount
    FROM ${side}s i LEFT JOIN later l ON l.item_type = 'item' AND l.item_id = i.id
    WHERE i.company_id = :companyId AND i.open_amount > 0 AND (:partyId::bigint IS NULL OR i.party_id = :partyId)
      AND (:currencyCode::text IS NULL OR i.currency_code = :currencyCode)
    UNION ALL
    SELECT i.id, i.party_id, i.due_date, i.document_number, i.currency_code, i.party_name, -l.amount,
      -l.document_amount
    FROM later l JOIN ${side}s i ON i.company_id = :companyId AND i.id = l.item_id
    WHERE l.item_type = 'item' AND i.open_amount = 0
  ) s WHERE s.amount <> 0
), credit AS MATERIALIZED (
  SELECT s.party_id, sum(s.amount) AS amount FROM (
    ${creditOf(`${side}_payments`, 'payment', 'party_id', 'unallocated_amount')}
    ${side === 'receivable' ? `UNION ALL ${creditOf('credit_notes', 'credit_note', 'customer_id', 'unapplied_amount')}` : ''}
  ) s GROUP BY 1
)`;

function creditOf(table: string, type: string, party: string, left: string): string {
  const amount = `CASE WHEN :currencyCode::text IS NULL THEN s.base_${left} ELSE s.${left} END`;
  const mine = `s.company_id = :companyId AND (:partyId::bigint IS NULL OR s.${party} = :partyId)
      AND (:currencyCode::text IS NULL OR s.currency_code = :currencyCode)`;
  return `SELECT s.${party} AS party_id, ${amount} + coalesce(l.amount, 0) AS amount
    FROM ${table} s LEFT JOIN later l ON l.item_type = '${type}' AND l.item_id = s.id
    WHERE ${mine} AND s.${left} > 0
    UNION ALL
    SELECT s.${party}, l.amount FROM later l JOIN ${table} s ON s.id = l.item_id
    WHERE l.item_type = '${type}' AND ${mine} AND s.${left} = 0`;
}

/** The days overdue determine the bucket. A document is not overdue on its due date. */
const bucketOf = (due: string) => `CASE WHEN :asOf::date <= ${due} THEN 'current'
    WHEN :asOf::date - ${due} <= 30 THEN 'd1_30' WHEN :asOf::date - ${due} <= 60 THEN 'd31_60'
    WHEN :asOf::date - ${due} <= 90 THEN 'd61_90' WHEN :asOf::date - ${due} <= 120 THEN 'd91_120' ELSE 'd120_plus' END`;

const keys = ['current', 'd1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;
export type BucketKey = (typeof keys)[number];

export type BucketRow = Readonly<Record<BucketKey, string>>;

export interface AgingRow extends BucketRow {
  readonly party_id: number;
  readonly party_name: string;
  readonly credit: string;
}

const sums = keys.map(
  (key) => `coalesce(sum(s.amount) FILTER (WHERE s.bucket = '${key}'), 0) AS ${key}`,
);

interface AgingValues {
  readonly companyId: number;
  readonly asOf: string;
  readonly partyId: number | null;
  readonly currencyCode: string | null;
}

const agingRows = bySide((side) =>
  plannedPerCall<AgingValues, AgingRow>(
    `WITH ${amountsOf(side)}, placed AS (
      SELECT s.party_id, s.amount, ${bucketOf('s.due_date')} AS bucket FROM standing s
    ), sums AS (
      SELECT s.party_id, ${sums.join(', ')} FROM placed s GROUP BY 1
    )
    SELECT p.id AS party_id, p.name AS party_name, coalesce(c.amount, 0) AS credit,
      ${keys.map((key) => `coalesce(s.${key}, 0) AS ${key}`).join(', ')}
    FROM sums s FULL JOIN credit c ON c.party_id = s.party_id
    JOIN ${parties[side]} p ON p.company_id = :companyId AND p.id = coalesce(s.party_id, c.party_id)
    WHERE s.party_id IS NOT NULL OR c.amount <> 0
    ORDER BY p.name_key, p.id`,
  ),
);

export interface AgingRequest {
  readonly companyId: number;
  readonly asOf: string;
  readonly partyId?: number | undefined;
  /** Absent: all documents in the company's currency. */
  readonly currencyCode?: string | undefined;
}

const valuesOf = ({ partyId, currencyCode, ...request }: AgingRequest): AgingValues => ({
  partyId: partyId ?? null,
  currencyCode: currencyCode ?? null,
  ...request,
});

/** Aging by party in the order of names; decimals as texts. */
export async function listAging(db: Db, side: Side, request: AgingRequest) {
  return agingRows[side](db, valuesOf(request));
}

/** An open document, with the total number. `id` is null in the only row of an empty page. */
type AgingListRow = { readonly item_count: number } & (AgingItemRow | { readonly id: null });

export interface AgingItemRow {
  readonly id: number;
  readonly document_number: string;
  readonly party_id: number;
  readonly party_name: string;
  readonly due_date: string;
  readonly days_overdue: number;
  readonly bucket: BucketKey;
  readonly currency_code: string;
  /** In the currency of the report. */
  readonly amount: string;
  /** In the currency of the document. */
  readonly document_amount: string;
}

const agingItems = bySide((side) =>
  plannedPerCall<AgingValues & { readonly limit: number; readonly offset: number }, AgingListRow>(
    `WITH ${amountsOf(side)}
    SELECT t.item_count, r.* FROM (SELECT count(*)::int AS item_count FROM standing) t LEFT JOIN (
      SELECT s.id, s.document_number, s.party_id, s.party_name, s.due_date,
        greatest(0, :asOf::date - s.due_date) AS days_overdue, ${bucketOf('s.due_date')} AS bucket, s.currency_code,
        s.amount, s.document_amount
      FROM standing s ORDER BY s.due_date, s.id LIMIT :limit OFFSET :offset
    ) r ON true ORDER BY r.due_date, r.id`,
  ),
);

/** Returns a page of the open documents, the oldest due first, and their total number. */
export async function listAgingItems(
  db: Db,
  side: Side,
  request: AgingRequest,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const found = await agingItems[side](db, { limit, offset, ...valuesOf(request) });
  const items = found.filter((row): row is Extract<AgingListRow, AgingItemRow> => row.id !== null);
  return { items, itemCount: found[0]?.item_count ?? 0 };
}

export interface BalanceRow {
  readonly currency_code: string;
  readonly invoiced: string;
  readonly settled: string;
  readonly credited: string;
  readonly credit: string;
  readonly open: string;
  readonly overdue: string;
  /** The same with amounts in the company's currency. */
  readonly base: Readonly<
    Record<'invoiced' | 'settled' | 'credited' | 'credit' | 'open' | 'overdue', string>
  >;
}

const sumOf = (amount: string, where: string, sign = '') =>
  `coalesce(${sign}sum(e.${amount}) FILTER (WHERE ${where}), 0)`;

const balanceParts = (amount: string) => ({
  invoiced: sumOf(amount, `e.item_type = 'item' AND e.kind IN ('opened', 'voided')`),
  settled: sumOf(amount, `e.item_type = 'payment' AND e.kind IN ('posted', 'reversed')`, '-'),
  credited: sumOf(amount, `e.item_type = 'credit_note' AND e.kind IN ('posted', 'voided')`, '-'),
  credit: sumOf(amount, `e.item_type <> 'item'`, '-'),
  open: sumOf(amount, `e.item_type = 'item'`),
  overdue: sumOf(amount, `e.item_type = 'item' AND i.due_date < :asOf::date`),
});

const inBase = Object.entries(balanceParts('base_amount'))
  .map(([name, sql]) => `'${name}', (${sql})::text`)
  .join(', ');
const inOwn = Object.entries(balanceParts('amount'))
  .map(([name, sql]) => `${sql} AS ${name}`)
  .join(', ');

interface PartyOnDay {
  readonly companyId: number;
  readonly partyId: number;
  readonly asOf: string;
}

const balances = bySide((side) =>
  query<PartyOnDay, BalanceRow>(
    `settlement.${side}_balance`,
    `SELECT e.currency_code, ${inOwn}, jsonb_build_object(${inBase}) AS base
    FROM ${side}_entries e
    LEFT JOIN ${side}s i ON e.item_type = 'item' AND i.company_id = e.company_id AND i.id = e.item_id
    WHERE e.company_id = :companyId::bigint AND e.party_id = :partyId::bigint AND e.date <= :asOf::date
    GROUP BY 1 ORDER BY 1`,
  ),
);

/** Returns the sums of the ledger of a party up to the end of a day, by currency. */
export async function listBalances(
  db: Db,
  side: Side,
  companyId: number,
  party: { readonly id: number; readonly asOf: string },
) {
  return balances[side](db, { companyId, partyId: party.id, asOf: party.asOf });
}

export interface BalancePartyRow {
  readonly id: number;
  readonly credit_limit: string | null;
  readonly owed: string;
  readonly last_payment: string | null;
}

const partyRow = bySide((side) =>
  query<PartyOnDay, BalancePartyRow>(
    `settlement.${side}_balance_party`,
    `SELECT c.id, ${side === 'receivable' ? 'c.credit_limit' : 'NULL::numeric AS credit_limit'},
      c.open_amount - c.unapplied_amount AS owed,
      (SELECT max(p.date) FROM ${side}_payments p WHERE p.company_id = c.company_id AND p.party_id = c.id
         AND p.date <= :asOf::date AND (p.status = 'posted' OR p.reversed_on > :asOf::date)) AS last_payment
    FROM ${parties[side]} c WHERE c.company_id = :companyId::bigint AND c.id = :partyId::bigint`,
  ),
);

export function findBalanceParty(
  db: Db,
  side: Side,
  companyId: number,
  party: { readonly id: number; readonly asOf: string },
): Promise<BalancePartyRow | undefined> {
  return partyRow[side].first(db, { companyId, partyId: party.id, asOf: party.asOf });
}
