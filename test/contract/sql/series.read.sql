SELECT s.prefix, s.last_date, f.prefix AS former_prefix, f.last_date AS former_last_date FROM series s
   LEFT JOIN LATERAL (
     SELECT p.prefix, p.last_date FROM series_prefixes p
     WHERE p.company_id = s.company_id AND p.code = s.code AND p.first_date <= :day::date
     ORDER BY p.first_date DESC LIMIT 1
   ) f ON :day::date < s.first_date
   WHERE s.company_id = :companyId AND s.code = :code
