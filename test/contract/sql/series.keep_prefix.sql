INSERT INTO series_prefixes (company_id, code, prefix, start_number, next_number, pad, first_date, last_date)
   SELECT s.company_id, s.code, s.prefix, s.start_number, s.next_number, s.pad, s.first_date, s.last_date FROM series s
   WHERE s.company_id = :companyId AND s.code = :code AND s.next_number <> s.start_number
