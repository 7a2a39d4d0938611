select k.place::int, coalesce(l.xmin::text, '') || ' ' || coalesce(u.xmin::text, '') || ' ' || coalesce(c.xmin::text, '') || ' ' || coalesce(r.xmin::text, '') as row_versions, c.id as company_id, c.time_zone, c.locale as company_locale, c.base_currency, c.locked_through, l.id as login_id, l.expires_at, u.id as user_id, u.name, u.role, u.granted, r.permissions as role_permissions, u.locale, l.refresh_id, l.refreshed_at,
    u.must_change_password, (c.require_second_factor or u.role = any (c.second_factor_roles))
      and u.second_factor_at is null as must_set_up_second_factor from unnest((SELECT :keys::uuid[])::uuid[]) with ordinality as k (key, place) join (logins l
    join users u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
    join companies c on c.id = l.company_id
    left join roles r on r.company_id = l.company_id and r.code_key = u.role) on l.company_id = :companyId::bigint and l.id = k.key and l.revoked_at is null
