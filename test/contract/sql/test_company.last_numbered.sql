SELECT max(d.day) AS day FROM (
     SELECT s.last_date AS day FROM series s WHERE s.company_id = :companyId
     UNION ALL SELECT p.last_date FROM series_prefixes p WHERE p.company_id = :companyId
   ) AS d
