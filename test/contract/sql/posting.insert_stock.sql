INSERT INTO stock (company_id, product_id, warehouse_id, product_code_key, product_name_key, warehouse_name_key,
  quantity, value, version, may_go_negative, last_moved_on, was_short,
  created_at, updated_at)
SELECT p.company_id, p.id, w.id, p.code_key, p.name_key, w.name_key, n.quantity, n.value, n.moves, n.may_go_negative,
  n.last_moved_on, n.is_short, :now::timestamptz, :now::timestamptz
FROM unnest((SELECT :productIds::bigint[])::bigint[], (SELECT :warehouseIds::bigint[])::bigint[], (SELECT :quantities::numeric[])::numeric[], (SELECT :values::numeric[])::numeric[], (SELECT :moves::int[])::int[],
    (SELECT :mayGoNegative::boolean[])::boolean[], (SELECT :lastMovedOn::date[])::date[], (SELECT :isShort::boolean[])::boolean[])
  AS n (product_id, warehouse_id, quantity, value, moves, may_go_negative, last_moved_on, is_short)
JOIN products p ON p.company_id = :companyId::bigint AND p.id = n.product_id
JOIN warehouses w ON w.company_id = :companyId::bigint AND w.id = n.warehouse_id
ORDER BY p.id, w.id
