WITH part AS MATERIALIZED (
  SELECT p.item_id, p.amount, p.base, p.source_base, greatest(p.day, i.issue_date) AS date, p.type, p.source_id, p.number,
    p.party_id, p.currency_code, p.at
  FROM jsonb_to_recordset(:parts::jsonb) AS p (item_id bigint, amount numeric(19,4), base numeric, source_base numeric,
    day date, type text, source_id bigint, number text, party_id bigint, currency_code text, at timestamptz)
  JOIN receivables i ON i.company_id = :companyId::bigint AND i.id = p.item_id
), settled AS (
  UPDATE receivables i
  SET paid_amount = i.paid_amount + CASE WHEN p.type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount + CASE WHEN p.type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount - p.amount, base_open_amount = i.base_open_amount - p.base,
    status = CASE WHEN i.open_amount - p.amount = 0 THEN 'closed' WHEN i.open_amount - p.amount = i.amount THEN 'open'
      ELSE 'partial' END,
    version = i.version + 1, updated_at = p.at
  FROM part p
  WHERE i.company_id = :companyId::bigint AND i.id = p.item_id
  RETURNING i.id, i.party_id, i.document_type, i.document_id, i.amount, i.paid_amount, i.credited_amount,
    i.open_amount, i.updated_at, -p.base AS change
), owed AS (
  UPDATE customers p SET open_amount = p.open_amount + c.amount
  FROM (SELECT c.party_id, sum(c.change) AS amount FROM settled c GROUP BY c.party_id) c
  WHERE p.company_id = :companyId::bigint AND p.id = c.party_id AND c.amount <> 0
), invoiced AS (
  UPDATE invoices i
  SET paid_amount = c.paid_amount, credited_amount = c.credited_amount, open_amount = c.open_amount, version = i.version + 1,
    updated_at = c.updated_at,
    status = CASE WHEN c.open_amount = 0 THEN 'paid' WHEN c.open_amount < c.amount THEN 'partially_paid' ELSE 'issued' END
  FROM settled c
  WHERE i.company_id = :companyId::bigint AND c.document_type = 'invoice' AND i.id = c.document_id
), events AS (
  INSERT INTO outbox (company_id, type, object_type, object_id, at)
  SELECT :companyId::bigint, 'invoice.updated', 'invoice', c.document_id::text, c.updated_at
  FROM settled c
  WHERE c.document_type = 'invoice'
  ORDER BY c.id
), allocated AS (
  INSERT INTO receivable_allocations (company_id, source_type, source_id, item_id, date, amount, base_amount,
    source_base_amount, created_at)
  SELECT :companyId::bigint, p.type, p.source_id, p.item_id, p.date, p.amount, p.base, p.source_base, p.at
  FROM part p
  ORDER BY p.source_id, p.item_id
)
INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code, amount,
  base_amount, created_at)
SELECT :companyId::bigint, p.party_id, p.date, e.type, e.id, 'allocated', p.number, p.currency_code, e.amount, e.base, p.at
FROM part p
CROSS JOIN LATERAL (VALUES
  ('item', p.item_id, -p.amount, -p.base), (p.type, p.source_id, p.amount, p.source_base)
) AS e (type, id, amount, base)
ORDER BY p.source_id, p.item_id, e.type
