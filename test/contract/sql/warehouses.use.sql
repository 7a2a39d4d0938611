SELECT EXISTS (SELECT 1 FROM stock s WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint
       AND (s.quantity <> 0 OR s.reserved <> 0)) AS has_stock,
     EXISTS (SELECT 1 FROM purchase_orders o WHERE o.company_id = :companyId::bigint AND o.warehouse_id = :id::bigint
       AND o.status IN ('open', 'partially_received')) AS is_ordered_for
