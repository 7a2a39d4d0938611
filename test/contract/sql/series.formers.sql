SELECT p.prefix, p.start_number, p.next_number, coalesce(p.pad, :pad::int) AS pad, p.first_date, p.last_date
   FROM series_prefixes p WHERE p.company_id = :companyId AND p.code = :code AND p.first_date <= :day::date
   ORDER BY p.first_date DESC
