UPDATE purchase_orders o SET status = :status, version = o.version + 1, updated_at = :now::timestamptz
   WHERE o.company_id = :companyId::bigint AND o.id = :id::bigint
