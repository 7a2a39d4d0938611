UPDATE series AS s SET prefix = :prefix, pad = :pad,
     start_number = CASE WHEN :changesRun::boolean THEN :start::bigint ELSE s.start_number END,
     next_number = CASE WHEN :changesRun THEN :next::bigint ELSE s.next_number END,
     first_date = CASE WHEN :changesRun THEN :first::date ELSE s.first_date END,
     last_date = CASE WHEN :changesRun THEN :last::date ELSE s.last_date END,
     version = s.version + 1, updated_at = :now
   WHERE s.company_id = :companyId AND s.code = :code
   RETURNING s.code, s.prefix, s.next_number, s.pad, s.last_date, s.next_number <> s.start_number AS is_used,
  s.version, s.created_at, s.updated_at
