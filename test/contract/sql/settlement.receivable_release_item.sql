WITH part AS MATERIALIZED (
  SELECT a.id, a.item_id, a.amount, a.base_amount, a.source_base_amount
  FROM receivable_allocations a
  WHERE a.company_id = :companyId::bigint AND a.source_type = :type AND a.source_id = :sourceId::bigint
    AND a.reversed_at IS NULL AND a.item_id = :itemId::bigint
), sums AS MATERIALIZED (
  SELECT p.item_id, sum(p.amount) AS amount, sum(p.base_amount) AS base FROM part p GROUP BY p.item_id
), reopened AS (
  UPDATE receivables i
  SET paid_amount = i.paid_amount - CASE WHEN :type = 'payment' THEN p.amount ELSE 0 END,
    credited_amount = i.credited_amount - CASE WHEN :type = 'payment' THEN 0 ELSE p.amount END,
    open_amount = i.open_amount + p.amount, base_open_amount = i.base_open_amount + p.base,
    status = CASE WHEN i.open_amount + p.amount = 0 THEN 'closed' WHEN i.open_amount + p.amount = i.amount THEN 'open'
      ELSE 'partial' END,
    version = i.version + 1, updated_at = :now::timestamptz
  FROM sums p
  WHERE i.company_id = :companyId::bigint AND i.id = p.item_id
), released AS (
  UPDATE receivable_allocations a SET reversed_at = :now::timestamptz
  FROM part p
  WHERE a.company_id = :companyId::bigint AND a.id = p.id
), entries AS (
  INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number, currency_code,
    amount, base_amount, created_at)
  SELECT :companyId::bigint, :partyId::bigint, :day::date, e.type, e.id, 'released', :number, :currencyCode, e.amount,
    e.base, :now::timestamptz
  FROM part p
  CROSS JOIN LATERAL (VALUES
    ('item', p.item_id, p.amount, p.base_amount), (:type, :sourceId::bigint, -p.amount, -p.source_base_amount)
  ) AS e (type, id, amount, base)
  ORDER BY p.id, e.type
)
SELECT sum(p.amount) AS amount, sum(p.source_base_amount) AS base FROM part p
