SELECT s.prefix, s.start_number, s.next_number, s.pad, s.first_date, s.last_date FROM series s
   WHERE s.company_id = :companyId AND s.code = :code FOR NO KEY UPDATE
