INSERT INTO transfers (company_id, id, number, from_warehouse_id, to_warehouse_id, date, notes, created_at, updated_at)
VALUES (:companyId::bigint, :id::bigint, with_number(:number), :fromWarehouseId::bigint, :toWarehouseId::bigint, :date::date,
  :notes::text, :now::timestamptz, :now::timestamptz)
