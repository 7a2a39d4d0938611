UPDATE users AS u SET name = $3, name_key = $4, search_text = $5, role = $6, is_active = $7, locale = $8,
     version = u.version + 1, updated_at = $9
   WHERE u.company_id = $1 AND u.id = $2 RETURNING u.id, u.name, u.email, u.role, u.is_active, u.locale, u.locked_until, u.failed_attempts,
  u.last_login_at, u.last_login_ip, u.must_change_password, u.second_factor_at IS NOT NULL AS has_second_factor,
  u.version, u.created_at, u.updated_at
