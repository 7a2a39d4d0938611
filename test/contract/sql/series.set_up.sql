UPDATE series AS s SET prefix = $3, pad = $4, start_number = coalesce($5::bigint, s.start_number),
     next_number = coalesce($6::bigint, s.next_number), version = s.version + 1, updated_at = $7
   WHERE s.company_id = $1 AND s.code = $2
   RETURNING s.code, s.prefix, s.next_number, s.pad, s.last_date, s.next_number <> s.start_number AS is_used,
     s.version, s.created_at, s.updated_at
