SELECT u.email, u.role, u.last_login_at, c.name AS company_name,
     ARRAY(SELECT DISTINCT f.kind FROM custom_fields f WHERE f.company_id = :companyId::bigint AND f.is_active ORDER BY 1)
       AS custom_field_kinds
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId::bigint AND u.id = :userId::bigint
