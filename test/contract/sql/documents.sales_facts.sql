WITH company AS MATERIALIZED (SELECT c.* FROM companies c WHERE c.id = :companyId::bigint),
  buyer AS MATERIALIZED (SELECT c.* FROM customers c WHERE c.company_id = :companyId AND c.id = :partyId::bigint),
  item AS MATERIALIZED (SELECT p.* FROM products p WHERE p.company_id = :companyId AND p.id = ANY ((SELECT :productIds::bigint[])::bigint[]))
SELECT
  (SELECT jsonb_build_object('taxRounding', c.tax_rounding, 'pricesIncludeTax', c.prices_include_tax,
     'party', jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name,
  'taxIdType', NULL, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.address->>'line1', 'line2', c.address->>'line2',
    'city', c.address->>'city', 'region', c.address->>'region', 'postalCode', c.address->>'postalCode',
    'country', c.address->>'country'))) FROM company c) AS company,
  (SELECT jsonb_build_object('key', c.name_key, 'isActive', c.is_active, 'isBlocked', c.is_blocked,
     'paymentTerms', c.payment_terms, 'currencyCode', c.currency_code, 'pricesIncludeTax', c.price_includes_tax,
     'party', jsonb_build_object('code', c.code, 'name', c.name, 'tradeName', c.trade_name, 'language', c.language,
  'taxIdType', c.tax_id_type, 'taxId', c.tax_id, 'email', c.email, 'phone', c.phone,
  'address', jsonb_build_object('line1', c.line1, 'line2', c.line2, 'city', c.city, 'region', c.region,
    'postalCode', c.postal_code, 'country', c.country))) FROM buyer c) AS party,
  (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name, 'unit', p.unit,
     'price', trim_scale(p.price)::text, 'currencyCode', p.currency_code, 'taxRateId', p.tax_rate_id,
     'isActive', p.is_active, 'tracksStock', p.track_stock)) FROM item p) AS products,
  (SELECT jsonb_agg(jsonb_build_object('requestedId', a.id, 'requestedCode', a.code, 'rate', r.rate)) FROM tax_rates a
     LEFT JOIN LATERAL (
       SELECT jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name, 'rate', trim_scale(t.rate)::text,
         'category', t.category, 'isCompound', t.is_compound, 'exemptionReason', t.exemption_reason) AS rate
       FROM tax_rates t WHERE t.company_id = :companyId AND t.code_key = a.code_key AND t.is_active
         AND t.valid_from <= :day::date AND (t.valid_to IS NULL OR t.valid_to >= :day::date)
       ORDER BY t.valid_from DESC LIMIT 1
     ) r ON true
   WHERE a.company_id = :companyId
     AND (a.id = ANY ((SELECT :taxRateIds::bigint[])::bigint[]) OR a.id IN (SELECT p.tax_rate_id FROM item p))) AS taxes,
  (SELECT jsonb_build_object('code', t.code, 'name', t.name, 'kind', t.kind, 'days', t.days) FROM payment_terms t
   WHERE t.company_id = :companyId AND t.is_active
     AND t.code_key = lower(coalesce(:paymentTerms, (SELECT c.payment_terms FROM buyer c), 'CONTADO'))) AS terms,
  (SELECT jsonb_agg(jsonb_build_object('id', w.id, 'isActive', w.is_active)) FROM warehouses w
   WHERE w.company_id = :companyId AND w.id = ANY ((SELECT :warehouseIds::bigint[])::bigint[])) AS warehouses,
  (SELECT min(w.id) FROM warehouses w WHERE w.company_id = :companyId AND w.is_active) AS warehouse,
  (SELECT u.code FROM company_currencies u WHERE u.company_id = :companyId AND u.is_active AND u.code =
     coalesce(:currencyCode, (SELECT c.currency_code FROM buyer c), (SELECT c.base_currency FROM company c))) AS currency,
  (SELECT jsonb_agg(f.code ORDER BY f.position, f.id) FROM custom_fields f WHERE f.company_id = :companyId
     AND f.kind = 'invoice' AND f.is_required AND f.is_active) AS required
