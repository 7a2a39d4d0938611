SELECT w.id, w.is_active, w.allows_negative
FROM warehouses w
WHERE w.company_id = :companyId::bigint
  AND (w.id = ANY ((SELECT :warehouseIds::bigint[])::bigint[]) OR (:withDefault::boolean AND w.id = (
    SELECT min(d.id) FROM warehouses d WHERE d.company_id = :companyId::bigint AND d.is_active)))
