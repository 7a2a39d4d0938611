UPDATE series AS s SET last_date = greatest(s.last_date, :day::date), next_number = s.next_number + 1,
     first_date = CASE WHEN s.next_number = s.start_number OR :day::date < s.first_date THEN :day::date ELSE s.first_date END
    WHERE s.company_id = :companyId AND s.code = :code AND NOT (:keepsDateOrder::boolean
      AND coalesce(:day::date < s.last_date, false))
RETURNING s.prefix, s.next_number - 1 AS number, s.pad
