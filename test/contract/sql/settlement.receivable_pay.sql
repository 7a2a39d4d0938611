WITH paid AS (
INSERT INTO receivable_payments (company_id, id, number, party_id, party_name, party_key, search_text, date, method,
  currency_code, exchange_rate, amount, base_amount, unallocated_amount, base_unallocated_amount, reference, notes,
  party, company, created_at, updated_at)
SELECT :companyId::bigint, p.id, p.number, c.id, c.name, c.name_key,
  p.searched || ' ' || c.name_key, p.date, p.method, p.currency_code, p.exchange_rate,
  p.amount, p.base_amount, p.unallocated_amount, p.base_unallocated_amount, p.reference, p.notes, jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name, 'language', c.language,
  'taxIdType', c.tax_id_type, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.line1, 'line2', c.line2, 'city', c.city, 'region', c.region,
    'postalCode', c.postal_code, 'country', c.country)),
  (SELECT jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name,
  'taxIdType', NULL, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.address->>'line1', 'line2', c.address->>'line2',
    'city', c.address->>'city', 'region', c.address->>'region', 'postalCode', c.address->>'postalCode',
    'country', c.address->>'country')) FROM companies c WHERE c.id = :companyId), p.at, p.at
FROM jsonb_to_recordset(:payments::jsonb) AS p (id bigint, number text, searched text, party_id bigint, date date, method text,
  currency_code text, exchange_rate numeric, amount numeric, base_amount numeric, unallocated_amount numeric, base_unallocated_amount numeric,
  reference text, notes text, at timestamptz)
JOIN customers c ON c.company_id = :companyId::bigint AND c.id = p.party_id
ORDER BY p.number
RETURNING party_id, date, base_unallocated_amount
)
UPDATE customers c SET unapplied_amount = c.unapplied_amount + n.amount,
  last_payment_at = greatest(c.last_payment_at, n.date)
FROM (SELECT n.party_id, sum(n.base_unallocated_amount) AS amount, max(n.date) AS date FROM paid n GROUP BY n.party_id) n
WHERE c.company_id = :companyId::bigint AND c.id = n.party_id
