DELETE FROM roles r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
     AND NOT EXISTS (SELECT FROM users u WHERE u.company_id = r.company_id AND u.role = r.code)
   RETURNING r.id
