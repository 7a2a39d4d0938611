UPDATE series AS s SET next_number = :next::bigint, first_date = :firstDate::date, last_date = :lastDate::date
   WHERE s.company_id = :companyId AND s.code = :code
