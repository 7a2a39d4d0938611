INSERT INTO stock_movements (company_id, date, product_id, warehouse_id, document_type, document_id, document_number,
  line, quantity, quantity_after, unit_cost, value, created_at)
SELECT :companyId::bigint, m.date, m.product_id, m.warehouse_id, m.document_type, m.document_id, m.document_number,
  m.line, m.quantity, m.quantity_after, m.unit_cost, m.value, m.created_at
FROM jsonb_to_recordset(:movements::jsonb) AS m (date date, product_id bigint, warehouse_id bigint, document_type text,
  document_id bigint, document_number text, line int, quantity numeric, quantity_after numeric, unit_cost numeric,
  value numeric, created_at timestamptz)
