select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.locked_until,
     u.second_factor_at is not null as has_second_factor
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   where d.email_key = :emailKey
