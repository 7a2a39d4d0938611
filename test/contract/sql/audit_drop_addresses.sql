update audit_log a set ip = null
   where a.company_id = $1::bigint and a.object_type = any ($2::text[]) and a.object_id = any ($3::text[])
     and a.actor_type = 'anonymous' and a.ip is not null
