SELECT m.product_id, m.warehouse_id, m.date AS day, sum(m.quantity) AS quantity, sum(m.value) AS value,
  coalesce((array_agg(DISTINCT m.document_number) FILTER (WHERE m.quantity < 0))[1:5], '{}') AS takers
FROM unnest((SELECT :productIds::bigint[])::bigint[], (SELECT :warehouseIds::bigint[])::bigint[]) AS p (product_id, warehouse_id)
JOIN stock_movements m ON m.company_id = :companyId::bigint AND m.product_id = p.product_id
  AND m.warehouse_id = p.warehouse_id AND m.date > :day::date
GROUP BY m.product_id, m.warehouse_id, m.date
ORDER BY m.product_id, m.warehouse_id, m.date
