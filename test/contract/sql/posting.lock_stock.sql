SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value, s.last_moved_on
FROM stock s
WHERE s.company_id = :companyId::bigint AND s.product_id = ANY (:productIds::bigint[])
  AND (s.warehouse_id = ANY (:warehouseIds::bigint[]) OR :withDefault::boolean)
ORDER BY s.id
FOR UPDATE
