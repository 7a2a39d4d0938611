import { query } from '../../kernel/db/statements/query.js';

/** Receivables are owed by customers, payables to vendors. */
export type Side = 'receivable' | 'payable';

export const bySide = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({
  receivable: make('receivable'),
  payable: make('payable'),
});

export const parties: Readonly<Record<Side, string>> = {
  receivable: 'customers',
  payable: 'vendors',
};

/**
 * Opens items, enters them in the ledger, and adds them to what their parties owe or are owed.
 *
 * @param items  JSON array of the columns below, decimals as texts
 */
export const openItems = bySide((side) =>
  query<{ companyId: number; items: string }, { id: number; document_id: number | null }>(
    `posting.open_${side}s`,
    `WITH opened AS (
  INSERT INTO ${side}s (company_id, party_id, party_name, party_key, search_text, document_type, document_id,
    document_number, party_number, issue_date, due_date, currency_code, exchange_rate, amount, open_amount, base_amount,
    base_open_amount, status, created_at, updated_at)
  SELECT :companyId::bigint, i.party_id, i.party_name, i.party_key, i.search_text, i.document_type, i.document_id,
    i.document_number, i.party_number, i.issue_date, i.due_date, i.currency_code, i.exchange_rate, i.amount, i.amount,
    i.base_amount, CASE WHEN i.amount = 0 THEN 0 ELSE i.base_amount END,
    CASE WHEN i.amount = 0 THEN 'closed' ELSE 'open' END, i.created_at, i.created_at
  FROM jsonb_to_recordset(:items::jsonb) AS i (party_id bigint, party_name text, party_key text, search_text text,
    document_type text, document_id bigint, document_number text, party_number text, issue_date date, due_date date,
    currency_code text, exchange_rate numeric, amount numeric, base_amount numeric, created_at timestamptz)
  RETURNING id, party_id, issue_date, document_id, document_number, currency_code, amount, base_open_amount, created_at
), owed AS (
  UPDATE ${parties[side]} p SET open_amount = p.open_amount + o.amount
  FROM (SELECT o.party_id, sum(o.base_open_amount) AS amount FROM opened o GROUP BY o.party_id) o
  WHERE p.company_id = :companyId::bigint AND p.id = o.party_id AND o.amount <> 0
), entries AS (
  INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code,
    amount, base_amount, created_at)
  SELECT :companyId::bigint, o.party_id, o.issue_date, 'item', o.id, 'opened', o.document_number, o.currency_code,
    o.amount, o.base_open_amount, o.created_at
  FROM opened o
)
SELECT o.id, o.document_id FROM opened o`,
  ),
);
