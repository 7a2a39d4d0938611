UPDATE series AS s SET last_date = :day::date, version = s.version + 1, updated_at = :now
   WHERE s.company_id = :companyId AND s.code = :code
