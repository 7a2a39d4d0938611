SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value, s.last_moved_on
FROM stock s
WHERE s.company_id = :companyId::bigint AND s.product_id = ANY ((SELECT :productIds::bigint[])::bigint[])
  AND (s.warehouse_id = ANY ((SELECT :warehouseIds::bigint[])::bigint[]) OR (:withDefault::boolean AND s.warehouse_id = (
    SELECT min(w.id) FROM warehouses w WHERE w.company_id = :companyId::bigint AND w.is_active)))
ORDER BY s.id
FOR UPDATE
