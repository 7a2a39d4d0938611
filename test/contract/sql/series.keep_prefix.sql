INSERT INTO series_prefixes (company_id, code, prefix, start_number, next_number)
   SELECT s.company_id, s.code, s.prefix, s.start_number, s.next_number FROM series s
   WHERE s.company_id = $1 AND s.code = $2 AND s.next_number <> s.start_number
