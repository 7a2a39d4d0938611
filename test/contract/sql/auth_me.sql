SELECT u.email, u.role, u.last_login_at, c.name AS company_name
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId::bigint AND u.id = :userId::bigint
