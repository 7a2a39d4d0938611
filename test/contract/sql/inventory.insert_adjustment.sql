INSERT INTO adjustments (company_id, id, number, warehouse_id, reason, date, notes, created_at, updated_at)
VALUES (:companyId::bigint, :id::bigint, with_number(:number), :warehouseId::bigint, :reason, :date::date, :notes::text,
  :now::timestamptz, :now::timestamptz)
