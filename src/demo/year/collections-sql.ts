import { paymentSql, settledSql } from '../../erp/settlement/index.js';
import { auditSql, eventSql } from '../../kernel/audit.js';

const paymentTypes = `number text, "partyId" bigint, date date, method text, "currencyCode" text,
  "exchangeRate" numeric, amount numeric, base numeric, unallocated numeric, "baseUnallocated" numeric,
  reference text, notes text, at timestamptz`;

/**
 * Many collections as one statement, written as each of them by itself would be. They are numbered, no two of their
 * parts settle the same receivable, and nobody else works in the company meanwhile.
 *
 * Parameters: 1-8 as the audit gives them, 9 the payments and 10 their parts as JSON with decimals as texts.
 */
export const collectManySql = `WITH x AS MATERIALIZED (
  SELECT p.* FROM jsonb_to_recordset($9::jsonb) AS p (${paymentTypes}) WHERE $2::timestamptz IS NOT NULL
), document AS (
  ${paymentSql('receivable', {
    number: 'x.number',
    date: 'x.date',
    method: 'x.method',
    currencyCode: 'x."currencyCode"',
    exchangeRate: 'x."exchangeRate"',
    amount: 'x.amount',
    base: 'x.base',
    unallocated: 'x.unallocated',
    baseUnallocated: 'x."baseUnallocated"',
    reference: 'x.reference',
    notes: 'x.notes',
    at: 'x.at',
    from: `(SELECT x.* FROM x ORDER BY x.number) x
      JOIN customers c ON c.company_id = $1 AND c.id = x."partyId"`,
  })}
  RETURNING p.id, p.number, p.party_id, p.date, p.currency_code, p.amount, p.base_amount, p.unallocated_amount,
    p.created_at AS at
), posted AS (
  INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
    currency_code, amount, base_amount, created_at)
  SELECT $1, d.party_id, d.date, 'payment', d.id, 'posted', d.number, d.currency_code, -d.amount, -d.base_amount, d.at
  FROM document d ORDER BY d.id RETURNING 1
), part AS MATERIALIZED (
  SELECT p."itemId" AS item_id, p.amount, p.base, p."sourceBase" AS source_base,
    greatest(d.date, i.issue_date) AS date, 'payment' AS type, d.id AS source_id, d.number, d.party_id,
    d.currency_code, d.at, i.document_number
  FROM jsonb_to_recordset($10::jsonb) AS p (payment text, "itemId" bigint, amount numeric(19,4), base numeric,
    "sourceBase" numeric)
  JOIN document d ON d.number = p.payment
  JOIN receivables i ON i.company_id = $1::bigint AND i.id = p."itemId"
  -- The ledger tells of the money before it tells where it went.
  WHERE (SELECT count(*) FROM posted) >= 0
), ${settledSql('receivable')}, audited AS (
  ${auditSql(1, {
    type: 'collection',
    id: 'd.id',
    at: 'd.at',
    after: `jsonb_build_object('number', d.number, 'status', 'posted', 'amount', d.amount::text,
      'unallocatedAmount', d.unallocated_amount::text, 'allocations', coalesce((
        SELECT jsonb_agg(jsonb_build_object('document', p.document_number, 'amount', p.amount::text) ORDER BY p.item_id)
        FROM part p WHERE p.source_id = d.id), '[]'))`,
    from: 'document d',
  })}
), noted AS (
  ${eventSql(1, { event: 'collection.created', type: 'collection', id: 'd.id', at: 'd.at', from: 'document d' })}
)
SELECT count(*)::int AS written FROM document d`;
