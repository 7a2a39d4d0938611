UPDATE receivable_payments p SET status = 'reversed', unallocated_amount = 0, base_unallocated_amount = 0,
      reversed_at = :now::timestamptz, reversed_on = :day::date, reverse_reason = :reason, version = p.version + 1,
      updated_at = :now WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
