INSERT INTO payable_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code, amount,
  base_amount, created_at)
SELECT :companyId::bigint, e.party_id, e.date, e.item_type, e.item_id, e.kind, e.document_number, e.currency_code, e.amount,
  e.base_amount, e.created_at
FROM jsonb_to_recordset(:entries::jsonb) AS e (party_id bigint, date date, item_type text, item_id bigint, kind text,
  document_number text, currency_code text, amount numeric, base_amount numeric, created_at timestamptz)
