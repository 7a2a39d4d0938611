WITH document AS (
  INSERT INTO adjustments (company_id, id, number, warehouse_id, reason, date, notes, last_movement_id, created_at, updated_at)
  VALUES (:companyId::bigint, :id::bigint, :number, :warehouseId::bigint, :reason, :date::date, :notes::text,
    nextval(pg_get_serial_sequence('stock_movements', 'id')), :now::timestamptz, :now::timestamptz)
)
INSERT INTO adjustment_lines (company_id, adjustment_id, line, product_id, counted_quantity, before, delta, after,
  unit_cost, value)
SELECT :companyId::bigint, :id::bigint, l.line, l.product_id, l.counted_quantity, l.before, l.delta, l.after, l.unit_cost,
  l.value
FROM jsonb_to_recordset(:lines::jsonb) AS l (line int, product_id bigint, counted_quantity numeric, before numeric,
  delta numeric, after numeric, unit_cost numeric, value numeric)
