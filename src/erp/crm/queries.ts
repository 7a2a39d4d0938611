import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import { query, type RowKey } from '../../kernel/db/statements/query.js';
import { formatInstant } from '../../kernel/values/time.js';
import { probabilities, type Stage } from './rules.js';

/** The probability of an opportunity `r`, in percent. */
export const probability = `(CASE r.stage ${Object.entries(probabilities)
  .map(([stage, percent]) => `WHEN '${stage}' THEN ${percent}`)
  .join(' ')} END)`;

/** An amount of an opportunity `r` times the probability, in the decimals of its currency. */
export const weighted = (amount: string) =>
  `round(${amount} * ${probability} / 100, ${decimalsSql('r.currency_code')})`;

/** The name of the customer of an opportunity `r`, else of its lead. */
export const partyName = `coalesce(
    (SELECT c.name FROM customers c WHERE c.company_id = r.company_id AND c.id = r.customer_id),
    (SELECT l.name FROM leads l WHERE l.company_id = r.company_id AND l.id = r.lead_id)
  )`;

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
): Promise<components['schemas']['StageHistoryEntry'][]> {
  return (await history(db, { companyId, id })).map((row) => ({
    from: row.from_stage,
    to: row.to_stage,
    note: row.note,
    lostReason: row.lost_reason,
    changedBy: row.changed_by,
    changedAt: formatInstant(row.changed_at, timeZone),
  }));
}

/** Adds an entry to the history of an opportunity. */
export const insertStageChange = query<{
  readonly companyId: number;
  readonly id: number;
  readonly from: Stage;
  readonly to: Stage;
  readonly lostReason: string | null;
  readonly note: string | null;
  readonly changedBy: string;
  readonly now: Date;
}>(
  'opportunities.add_stage_change',
  `INSERT INTO opportunity_stage_changes
     (company_id, opportunity_id, from_stage, to_stage, lost_reason, note, changed_by, changed_at)
   VALUES (:companyId, :id, :from, :to, :lostReason, :note, :changedBy, :now)`,
);

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
