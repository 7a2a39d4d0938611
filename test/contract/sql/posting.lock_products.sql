SELECT p.id, p.code, p.is_active, p.track_stock, p.stock_total, p.stock_value, p.last_cost
FROM products p
WHERE p.company_id = :companyId::bigint AND p.id = ANY (:productIds::bigint[])
  AND (p.track_stock OR :withServices::boolean)
ORDER BY p.id
FOR NO KEY UPDATE
