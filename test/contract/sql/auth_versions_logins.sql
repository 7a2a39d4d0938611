select string_agg(coalesce(v.row_versions, ''), ',' order by k.place) as versions from unnest((SELECT :keys::uuid[])::uuid[]) with ordinality as k (key, place)
       left join lateral (select l.xmin::text || ' ' || u.xmin::text || ' ' || c.xmin::text as row_versions from logins l
    join users u on u.company_id = l.company_id and u.id = l.user_id and u.is_active
    join companies c on c.id = l.company_id where l.company_id = :companyId::bigint and l.id = k.key and l.revoked_at is null) as v on true
