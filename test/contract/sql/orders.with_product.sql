SELECT EXISTS (
     SELECT 1 FROM purchase_order_lines l
     JOIN purchase_orders o ON o.company_id = l.company_id AND o.id = l.order_id
     WHERE l.company_id = :companyId::bigint AND l.product_id = :productId::bigint AND l.received_quantity < l.quantity
       AND o.status IN ('draft', 'open', 'partially_received')
   ) AS found
