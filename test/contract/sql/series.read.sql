SELECT s.prefix, s.last_date FROM series s WHERE s.company_id = :companyId AND s.code = :code
