SELECT s.last_date FROM series s WHERE s.company_id = $1 AND s.code = $2
