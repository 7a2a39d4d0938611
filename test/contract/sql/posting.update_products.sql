UPDATE products p
SET stock_total = p.stock_total + c.quantity, stock_value = p.stock_value + c.value,
  last_cost = coalesce(c.last_cost, p.last_cost), updated_at = :now::timestamptz
FROM unnest((SELECT :ids::bigint[])::bigint[], (SELECT :quantities::numeric[])::numeric[], (SELECT :values::numeric[])::numeric[], (SELECT :lastCosts::numeric[])::numeric[])
  AS c (id, quantity, value, last_cost)
WHERE p.company_id = :companyId::bigint AND p.id = c.id
