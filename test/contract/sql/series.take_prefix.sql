DELETE FROM series_prefixes AS p WHERE p.company_id = :companyId AND p.code = :code AND p.prefix = :prefix
   RETURNING p.start_number, p.next_number, p.first_date, p.last_date
