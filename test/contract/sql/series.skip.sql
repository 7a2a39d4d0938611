UPDATE series AS s SET next_number = s.next_number + :count
    WHERE s.company_id = :companyId AND s.code = :code
RETURNING s.code
