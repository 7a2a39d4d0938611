UPDATE users AS u SET name = :name, name_key = :nameKey, search_text = :searchText, role = :role,
     is_active = :active, locale = :locale,
     version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :id RETURNING u.id, u.name, u.email, u.role, u.is_active, u.locale, u.locked_until, u.failed_attempts,
  u.last_login_at, u.last_login_ip, u.must_change_password, u.second_factor_at IS NOT NULL AS has_second_factor,
  u.version, u.created_at, u.updated_at
