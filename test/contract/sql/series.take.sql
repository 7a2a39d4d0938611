UPDATE series AS s SET last_date = greatest(s.last_date, $3::date), next_number = s.next_number + 1
    WHERE s.company_id = $1 AND s.code = $2 AND NOT ($4::boolean AND coalesce($3::date < s.last_date, false))
RETURNING s.prefix, s.next_number - 1 AS number, s.pad
