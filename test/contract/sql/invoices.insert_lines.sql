INSERT INTO invoice_lines (company_id, invoice_id, line, product_id, product_code, description, unit, warehouse_id,
  quantity, unit_price, discount_percent, net_amount, tax_amount, tax_category, tax_rate, taxes, cost)
SELECT :companyId::bigint, l.invoice_id, l.line, l.product_id, l.product_code, l.description, l.unit, l.warehouse_id,
  l.quantity, l.unit_price, l.discount_percent, l.net_amount, l.tax_amount, l.tax_category, l.tax_rate, l.taxes, l.cost
FROM jsonb_to_recordset(:lines::jsonb) AS l (invoice_id bigint, line int, product_id bigint, product_code text,
  description text, unit text, warehouse_id bigint, quantity numeric, unit_price numeric, discount_percent numeric,
  net_amount numeric, tax_amount numeric, tax_category text, tax_rate numeric, taxes jsonb, cost numeric)
