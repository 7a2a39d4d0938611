WITH renamed AS (
     UPDATE stock s SET warehouse_name_key = $4 WHERE s.company_id = $1::bigint AND s.warehouse_id = $2::bigint
       AND s.warehouse_name_key <> $4
   )
   UPDATE warehouses AS w SET name = $3, name_key = $4, is_active = $5, allows_negative = $6,
     version = w.version + 1, updated_at = $7
   WHERE w.company_id = $1 AND w.id = $2 RETURNING w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at
