UPDATE receivable_payments p SET unallocated_amount = $3::numeric, base_unallocated_amount = $4::numeric,
      version = p.version + $6::int, updated_at = $5::timestamptz WHERE p.company_id = $1::bigint AND p.id = $2::bigint
