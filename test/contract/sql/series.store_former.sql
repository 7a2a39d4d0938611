UPDATE series_prefixes AS p SET next_number = :next::bigint, first_date = :firstDate::date, last_date = :lastDate::date
   WHERE p.company_id = :companyId AND p.code = :code AND p.prefix = :prefix
