UPDATE adjustments a SET status = 'reversed', reversed_on = :day::date, reverse_reason = :reason::text,
  version = a.version + 1, updated_at = :now::timestamptz
WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint
