select string_agg(coalesce(v.row_versions, ''), ',' order by k.place) as versions from unnest((SELECT :keys::uuid[])::uuid[]) with ordinality as k (key, place)
       left join lateral (select coalesce(l.xmin::text, '') || ' ' || coalesce(u.xmin::text, '') || ' ' || coalesce(c.xmin::text, '') || ' ' || coalesce(r.xmin::text, '') as row_versions from logins l
    join users u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
    join companies c on c.id = l.company_id
    left join roles r on r.company_id = l.company_id and r.code_key = u.role where l.company_id = :companyId::bigint and l.id = k.key and l.revoked_at is null) as v on true
