SELECT EXISTS (SELECT 1 FROM stock s WHERE s.company_id = $1::bigint AND s.warehouse_id = $2::bigint
       AND (s.quantity <> 0 OR s.reserved <> 0)) AS has_stock,
     EXISTS (SELECT 1 FROM purchase_orders o WHERE o.company_id = $1::bigint AND o.warehouse_id = $2::bigint
       AND o.status IN ('open', 'partially_received')) AS is_ordered_for
