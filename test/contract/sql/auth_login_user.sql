select u.company_id, u.id, u.name, u.email, u.role, u.password_hash, u.is_active, u.must_change_password,
     u.second_factor_at is not null as has_second_factor,
     (c.require_second_factor or u.role = any (c.second_factor_roles))
       and u.second_factor_at is null as must_set_up_second_factor,
     exists (
       select 1 from sso_connections s
       where s.company_id = u.company_id and s.is_required and split_part(d.email_key, '@', 2) = any (s.domains)
         and s.password_administrator_id is distinct from u.id
     ) as must_use_provider,
     u.locked_until, exists (
       select 1 from logins l
       where l.company_id = u.company_id and l.user_id = u.id and l.ip = :ip and l.created_at >= :since
     ) as is_known_address
   from login_directory d
   join users u on u.company_id = d.company_id and u.id = d.user_id
   join companies c on c.id = d.company_id
   where d.email_key = :emailKey
