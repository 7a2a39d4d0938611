import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { toNumber } from '../../kernel/values/money.js';
import { formatInstant } from '../../kernel/values/time.js';
import { probabilities, type Stage, weightedAmount } from './rules.js';

type Schemas = components['schemas'];

export interface OpportunityListRow {
  readonly id: number;
  readonly title: string;
  readonly lead_id: number | null;
  readonly customer_id: number | null;
  readonly party_name: string | null;
  readonly stage: Stage;
  readonly expected_amount: string | null;
  readonly currency_code: string;
  readonly expected_close_date: string | null;
  readonly owner_id: number | null;
  readonly lost_reason: string | null;
  readonly stage_changed_at: Date;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** @param company  the company as an expression; as a parameter it leads to one partition of customers and leads */
const columnsOf = (
  company: string,
): string => `o.id, o.title, o.lead_id, o.customer_id, o.stage, o.expected_amount,
  o.currency_code, o.expected_close_date, o.owner_id, o.lost_reason, o.stage_changed_at, o.version, o.created_at, o.updated_at,
  coalesce(
    (SELECT c.name FROM customers c WHERE c.company_id = ${company} AND c.id = o.customer_id),
    (SELECT l.name FROM leads l WHERE l.company_id = ${company} AND l.id = o.lead_id)
  ) AS party_name`;

const columns = columnsOf(':companyId');

const percents = Object.entries(probabilities).map(
  ([stage, percent]) => `WHEN '${stage}' THEN ${percent}`,
);

/** SQL of `weightedAmount`, or 0 without an expected amount. */
const weighted = `round(coalesce(o.expected_amount, 0) * (CASE o.stage ${percents.join(' ')} END) / 100,
  ${decimalsSql('o.currency_code')})`;

const closeDate = `coalesce(o.expected_close_date, '9999-12-31'::date)`;

export const listOpportunities = listQuery<
  OpportunityListRow,
  'id' | 'expectedCloseDate' | 'expectedAmount' | 'stageChangedAt' | 'title',
  | 'stage'
  | 'ownerId'
  | 'customerId'
  | 'leadId'
  | 'open'
  | 'closed'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince',
  'expectedAmount' | 'weightedAmount'
>({
  name: 'opportunities.list',
  table: 'opportunities',
  alias: 'o',
  columns: columnsOf('o.company_id'),
  sorts: {
    id: { sql: 'o.id', type: 'bigint' },
    expectedCloseDate: {
      sql: closeDate,
      type: 'date',
    },
    expectedAmount: { sql: 'coalesce(o.expected_amount, -1)', type: 'numeric' },
    stageChangedAt: { sql: 'o.stage_changed_at', type: 'timestamptz' },
    title: { sql: 'o.title_key', type: 'text' },
  },
  filters: {
    stage: 'o.stage = ?',
    ownerId: 'o.owner_id = ?::bigint',
    customerId: 'o.customer_id = ?::bigint',
    leadId: 'o.lead_id = ?::bigint',
    open: `o.stage NOT IN ('won', 'lost')`,
    closed: `o.stage IN ('won', 'lost')`,
    search: 'o.title_key LIKE ?',
    // In the words of the index, where an absent day comes last.
    dateFrom: `${closeDate} >= ?::date AND o.expected_close_date IS NOT NULL`,
    dateTo: `${closeDate} <= ?::date AND o.expected_close_date IS NOT NULL`,
    updatedSince: 'o.updated_at >= ?::timestamptz',
  },
  gathering: ['search', 'ownerId', 'customerId', 'leadId'],
  bounding: ['stage', 'dateFrom', 'dateTo', 'updatedSince'],
  inOrder: { id: ['stage'], expectedCloseDate: ['dateFrom', 'dateTo'] },
  counters: {
    '': `SELECT coalesce(sum(c.total), 0)::bigint FROM row_counts c
      WHERE c.company_id = $1 AND c.table_name = 'opportunities'`,
  },
  sums: { expectedAmount: 'coalesce(o.expected_amount, 0)', weightedAmount: weighted },
});

export function toOpportunityItem(
  row: OpportunityListRow,
  timeZone: string,
): Schemas['OpportunityListItem'] {
  const { expected_amount: amount, stage, currency_code: currencyCode } = row;
  const isKnown = amount !== null;
  return {
    id: row.id,
    title: row.title,
    leadId: row.lead_id,
    customerId: row.customer_id,
    partyName: row.party_name,
    stage,
    probability: probabilities[stage],
    expectedAmount: isKnown ? Number(amount) : null,
    weightedAmount: isKnown ? toNumber(weightedAmount(amount, stage, currencyCode)) : null,
    currencyCode,
    expectedCloseDate: row.expected_close_date,
    ownerId: row.owner_id,
    lostReason: row.lost_reason,
    stageChangedAt: formatInstant(row.stage_changed_at, timeZone),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

interface StageChangeRow {
  readonly from_stage: Stage;
  readonly to_stage: Stage;
  readonly note: string | null;
  readonly lost_reason: string | null;
  readonly changed_by: string;
  readonly changed_at: Date;
}

const history = query<RowKey, StageChangeRow>(
  'opportunities.history',
  `SELECT h.from_stage, h.to_stage, h.note, h.lost_reason, h.changed_by, h.changed_at FROM (
     SELECT s.* FROM opportunity_stage_changes s WHERE s.company_id = :companyId AND s.opportunity_id = :id
     ORDER BY s.id DESC LIMIT 1000) h ORDER BY h.id`,
);

export async function listStageChanges(
  db: Db,
  companyId: number,
  id: number,
  timeZone: string,
): Promise<Schemas['StageHistoryEntry'][]> {
  return (await history(db, { companyId, id })).map((row) => ({
    from: row.from_stage,
    to: row.to_stage,
    note: row.note,
    lostReason: row.lost_reason,
    changedBy: row.changed_by,
    changedAt: formatInstant(row.changed_at, timeZone),
  }));
}

const find = lookup<RowKey, OpportunityListRow>(
  'opportunities.find',
  `SELECT ${columns} FROM opportunities o WHERE o.company_id = :companyId AND o.id = :id`,
);

export const findOpportunity = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const lock = query<RowKey, OpportunityListRow>(
  'opportunities.lock',
  `SELECT ${columns} FROM opportunities o WHERE o.company_id = :companyId AND o.id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends. */
export const lockOpportunity = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const insert = query<
  {
    readonly companyId: number;
    readonly title: string;
    readonly titleKey: string;
    readonly leadId: number | null;
    readonly customerId: number | null;
    readonly stage: string;
    readonly now: Date;
    readonly expectedAmount: string | null;
    readonly currencyCode: string;
    readonly expectedCloseDate: string | null;
    readonly ownerId: number | null;
  },
  OpportunityListRow
>(
  'opportunities.insert',
  `INSERT INTO opportunities AS o (company_id, title, title_key, lead_id, customer_id, stage, stage_changed_at,
     expected_amount, currency_code, expected_close_date, owner_id, created_at, updated_at)
   VALUES (:companyId, :title, :titleKey, :leadId, :customerId, :stage, :now, :expectedAmount, :currencyCode,
     :expectedCloseDate, :ownerId, :now, :now) RETURNING ${columns}`,
);

export interface NewOpportunity {
  readonly title: string;
  readonly leadId: number | null;
  readonly customerId: number | null;
  readonly stage: Stage;
  /** A decimal text. */
  readonly expectedAmount: string | null;
  readonly currencyCode: string;
  readonly expectedCloseDate: string | null;
  readonly ownerId: number | null;
}

export function insertOpportunity(
  trx: Db,
  companyId: number,
  opportunity: NewOpportunity,
  now: Date,
): Promise<OpportunityListRow> {
  const { title, leadId, customerId, stage, expectedAmount } = opportunity;
  return insert.one(trx, {
    companyId,
    title,
    titleKey: normalise(title),
    leadId,
    customerId,
    stage,
    now,
    expectedAmount,
    currencyCode: opportunity.currencyCode,
    expectedCloseDate: opportunity.expectedCloseDate,
    ownerId: opportunity.ownerId,
  });
}

export interface StageChange {
  readonly id: number;
  readonly from: Stage;
  readonly to: Stage;
  readonly lostReason: string | null;
  readonly note: string | null;
  readonly changedBy: string;
}

const move = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly from: string;
    readonly to: string;
    readonly lostReason: string | null;
    readonly note: string | null;
    readonly changedBy: string;
    readonly now: Date;
  },
  OpportunityListRow
>(
  'opportunities.move',
  `WITH stage_change AS (
     INSERT INTO opportunity_stage_changes
       (company_id, opportunity_id, from_stage, to_stage, lost_reason, note, changed_by, changed_at)
     VALUES (:companyId, :id, :from, :to, :lostReason, :note, :changedBy, :now)
   )
   UPDATE opportunities AS o SET stage = :to, lost_reason = :lostReason, stage_changed_at = :now,
     version = o.version + 1,
     updated_at = :now
   WHERE o.company_id = :companyId AND o.id = :id RETURNING ${columns}`,
);

/** The row must be locked by `lockOpportunity`. */
export function moveOpportunity(
  trx: Db,
  companyId: number,
  change: StageChange,
  now: Date,
): Promise<OpportunityListRow> {
  const { id, from, to, lostReason, note, changedBy } = change;
  return move.one(trx, { companyId, id, from, to, lostReason, note, changedBy, now });
}

/**
 * Writes the event of an opportunity that is created together with its lead. The audit entry of the lead covers both.
 */
export const insertCreatedEvent = query<{
  companyId: number;
  opportunityId: number;
  now: Date;
  requestId: string;
}>(
  'opportunities.created_event',
  `INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
VALUES (:companyId::bigint, 'opportunity.created', 'opportunity', :opportunityId::text, :now::timestamptz, :requestId)`,
);
