WITH renamed AS (
     UPDATE stock s SET warehouse_name_key = :warehouseNameKey
       WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint
       AND s.warehouse_name_key <> :warehouseNameKey
   )
   UPDATE warehouses AS w SET name = :name, name_key = :warehouseNameKey, is_active = :isActive,
     allows_negative = :allowsNegative,
     version = w.version + 1, updated_at = :now
   WHERE w.company_id = :companyId AND w.id = :id RETURNING w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at
