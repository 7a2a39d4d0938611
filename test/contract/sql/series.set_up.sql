UPDATE series AS s SET prefix = :prefix, pad = :pad, start_number = coalesce(:start::bigint, s.start_number),
     next_number = coalesce(:next::bigint, s.next_number), version = s.version + 1, updated_at = :now
   WHERE s.company_id = :companyId AND s.code = :code
   RETURNING s.code, s.prefix, s.next_number, s.pad, s.last_date, s.next_number <> s.start_number AS is_used,
     s.version, s.created_at, s.updated_at
