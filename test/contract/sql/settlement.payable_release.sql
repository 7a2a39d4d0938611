WITH part AS MATERIALIZED (
  SELECT a.id, a.item_id, a.amount, a.base_amount, a.source_base_amount
  FROM payable_allocations a
  WHERE a.company_id = :companyId::bigint AND a.source_type = :type AND a.source_id = :sourceId::bigint
    AND a.reversed_at IS NULL AND true
), sums AS MATERIALIZED (
  SELECT p.item_id, sum(p.amount) AS amount, sum(p.base_amount) AS base, sum(p.source_base_amount) AS source_base
  FROM part p GROUP BY p.item_id
), reopened AS (
  UPDATE payables i
  SET paid_amount = i.paid_amount - CASE WHEN :type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount - CASE WHEN :type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount + p.amount, base_open_amount = i.base_open_amount + p.base,
    status = CASE WHEN i.open_amount + p.amount = 0 THEN 'closed' WHEN i.open_amount + p.amount = i.amount THEN 'open'
      ELSE 'partial' END,
    version = i.version + 1, updated_at = :now::timestamptz
  FROM sums p
  WHERE i.company_id = :companyId::bigint AND i.id = p.item_id
  RETURNING i.id, i.party_id, i.document_type, i.document_id, i.amount, i.paid_amount, i.credited_amount,
    i.open_amount, i.updated_at, p.base AS change
), owed AS (
  UPDATE vendors p SET open_amount = p.open_amount + c.amount
  FROM (SELECT c.party_id, sum(c.change) AS amount FROM reopened c GROUP BY c.party_id) c
  WHERE p.company_id = :companyId::bigint AND p.id = c.party_id AND c.amount <> 0
), released AS (
  UPDATE payable_allocations a SET reversed_at = :now::timestamptz
  FROM part p
  WHERE a.company_id = :companyId::bigint AND a.id = p.id
), entries AS (
  INSERT INTO payable_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code,
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
JOIN payables i ON i.company_id = :companyId::bigint AND i.id = p.item_id
