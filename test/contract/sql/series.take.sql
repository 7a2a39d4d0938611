UPDATE series AS s SET next_number = s.next_number + 1 WHERE s.company_id = :companyId AND s.code = :code
RETURNING s.prefix, s.next_number - 1 AS number, s.pad
