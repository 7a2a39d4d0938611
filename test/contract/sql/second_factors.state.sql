SELECT u.second_factor_at, (c.require_second_factor OR u.role = ANY (c.second_factor_roles)) AS is_required,
     u.password_hash <> '!' AS has_password,
     (SELECT count(*)::int FROM recovery_codes r WHERE r.company_id = u.company_id AND r.user_id = u.id) AS codes_left
   FROM users u JOIN companies c ON c.id = u.company_id
   WHERE u.company_id = :companyId AND u.id = :userId
