UPDATE transfers t SET status = 'reversed', reversed_on = :day::date, reverse_reason = :reason::text,
  version = t.version + 1, updated_at = :now::timestamptz
WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint
