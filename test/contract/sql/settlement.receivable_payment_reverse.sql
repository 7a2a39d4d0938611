UPDATE receivable_payments p SET status = 'reversed', unallocated_amount = 0, base_unallocated_amount = 0,
      reversed_at = $3::timestamptz, reversed_on = $4::date, reverse_reason = $5, version = p.version + 1,
      updated_at = $3 WHERE p.company_id = $1::bigint AND p.id = $2::bigint
