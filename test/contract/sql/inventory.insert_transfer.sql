WITH document AS (
  INSERT INTO transfers (company_id, id, number, from_warehouse_id, to_warehouse_id, date, notes, created_at, updated_at)
  VALUES (:companyId::bigint, :id::bigint, :number, :fromWarehouseId::bigint, :toWarehouseId::bigint,
    :date::date, :notes::text, :now::timestamptz, :now::timestamptz)
)
INSERT INTO transfer_lines (company_id, transfer_id, line, product_id, quantity, from_after, to_after, value)
SELECT :companyId::bigint, :id::bigint, l.line, l.product_id, l.quantity, l.from_after, l.to_after, l.value
FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, quantity numeric, from_after numeric,
  to_after numeric, value numeric)
