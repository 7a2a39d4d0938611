select string_agg(coalesce(v.row_versions, ''), ',' order by k.place) as versions from unnest((SELECT :keys::bytea[])::bytea[]) with ordinality as k (key, place)
       left join lateral (select a.xmin::text || ' ' || c.xmin::text as row_versions from kyc_keys a join companies c on c.id = a.company_id where a.company_id = :companyId::bigint and a.hash = k.key) as v on true
