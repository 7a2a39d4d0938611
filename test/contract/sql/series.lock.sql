SELECT s.code, s.prefix, s.next_number, s.pad, s.last_date, s.next_number <> s.start_number AS is_used,
  s.version, s.created_at, s.updated_at FROM series s WHERE s.company_id = :companyId AND s.code = :code FOR UPDATE
