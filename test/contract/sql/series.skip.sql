UPDATE series AS s SET next_number = s.next_number + $3
    WHERE s.company_id = $1 AND s.code = $2
RETURNING s.code
