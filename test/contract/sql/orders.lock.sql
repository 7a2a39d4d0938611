SELECT o.id, o.vendor_id, o.status FROM purchase_orders o
   WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint FOR UPDATE
