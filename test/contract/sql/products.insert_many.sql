INSERT INTO products (company_id, currency_code, created_at, updated_at, code, code_key, name, name_key, search_text,
  description, category_id, category_name, category_key, price, unit, type, track_stock, barcode, min_stock, is_active)
SELECT :companyId::bigint, :currencyCode, :now::timestamptz, :now::timestamptz, r.code, r.code_key, r.name, r.name_key,
  r.search_text, r.description, r.category_id, c.name, coalesce(c.name_key, ''), r.price, r.unit, r.type, r.track_stock,
  r.barcode, r.min_stock, r.is_active
FROM jsonb_to_recordset(:products::jsonb) AS r (code text, code_key text, name text, name_key text, search_text text,
  description text, category_id bigint, price numeric, unit text, type text, track_stock boolean, barcode text,
  min_stock numeric, is_active boolean)
LEFT JOIN product_categories c ON c.company_id = :companyId::bigint AND c.id = r.category_id
RETURNING id, code_key, is_active
