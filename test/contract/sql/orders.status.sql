UPDATE purchase_orders o SET status = $3, version = o.version + 1, updated_at = $4::timestamptz
   WHERE o.company_id = $1::bigint AND o.id = $2::bigint
