SELECT o.id, o.vendor_id, o.status FROM purchase_orders o
   WHERE o.company_id = $1::bigint AND o.id = $2::bigint FOR UPDATE
