WITH reversed AS (
     UPDATE receptions r SET status = 'reversed', reversed_at = :now::timestamptz, reverse_reason = :reason,
       version = r.version + 1, updated_at = :now WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
     RETURNING r.id, r.order_id
   ), line AS MATERIALIZED (
     SELECT l.order_line_id, sum(l.quantity) AS quantity FROM reception_lines l
     WHERE l.company_id = :companyId AND l.reception_id = :id GROUP BY 1
   ), emptied AS (
     UPDATE purchase_order_lines p SET received_quantity = p.received_quantity - l.quantity
     FROM line l WHERE p.company_id = :companyId AND p.id = l.order_line_id
   )
   UPDATE purchase_orders o SET received_quantity = o.received_quantity - (SELECT sum(l.quantity) FROM line l)
   FROM reversed v WHERE o.company_id = :companyId AND o.id = v.order_id
