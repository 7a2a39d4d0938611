WITH doc AS MATERIALIZED (
     SELECT d.* FROM jsonb_to_record(:header::jsonb) AS d (number text, status text, party_id bigint, party_name text,
       party_key text, party jsonb, company jsonb, search_text text, warehouse_id bigint, order_date date, expected_date date,
       payment_terms text, terms jsonb, currency_code text, exchange_rate numeric, tax_rounding text, reference text,
       notes text, total numeric, tax_total numeric, grand_total numeric, taxes jsonb)
   ), line AS MATERIALIZED (
     SELECT l.* FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, product_code text,
       description text, unit text, tracks_stock boolean, quantity numeric, unit_price numeric,
       discount_percent numeric, net_amount numeric, tax_amount numeric, tax_category text, tax_rate numeric, taxes jsonb)
   ), document AS (
     INSERT INTO purchase_orders AS o (company_id, number, status, vendor_id, vendor_name, vendor_key, vendor,
       company, search_text, warehouse_id, warehouse_name, order_date, expected_date, payment_terms, terms, currency_code, exchange_rate,
       tax_rounding, reference, notes, total, tax_total, grand_total, taxes, ordered_quantity, created_at, updated_at)
     SELECT :companyId::bigint, d.number, d.status, d.party_id, d.party_name, d.party_key, d.party,
       d.company, lower(d.number) || ' ' || d.search_text, d.warehouse_id,
       (SELECT w.name FROM warehouses w WHERE w.company_id = :companyId AND w.id = d.warehouse_id), d.order_date, d.expected_date, d.payment_terms,
       d.terms, d.currency_code, d.exchange_rate, d.tax_rounding, d.reference, d.notes, d.total, d.tax_total,
       d.grand_total, d.taxes, (SELECT sum(l.quantity) FROM line l), :now::timestamptz, :now::timestamptz
     FROM doc d RETURNING o.id
   ), lines AS (
     INSERT INTO purchase_order_lines (company_id, order_id, line, product_id, product_code, description, unit,
       tracks_stock, quantity, unit_price, discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes)
     SELECT :companyId::bigint, d.id, l.line, l.product_id, l.product_code, l.description, l.unit, l.tracks_stock,
       l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category, l.tax_rate, l.taxes
     FROM document d CROSS JOIN line l ORDER BY l.line
   )
   SELECT d.id FROM document d
