INSERT INTO series_prefixes (company_id, code, prefix, start_number, next_number)
   SELECT s.company_id, s.code, s.prefix, s.start_number, s.next_number FROM series s
   WHERE s.company_id = :companyId AND s.code = :code AND s.next_number <> s.start_number
