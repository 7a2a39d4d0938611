SELECT u.id, u.name, u.email, u.role, u.is_active, u.locale, u.locked_until, u.failed_attempts,
  u.last_login_at, u.last_login_ip, u.must_change_password, u.second_factor_at IS NOT NULL AS has_second_factor,
  u.version, u.created_at, u.updated_at FROM users u
   WHERE u.company_id = :companyId AND (u.id = :id OR (u.role = 'admin' AND u.is_active)) ORDER BY u.id FOR UPDATE
