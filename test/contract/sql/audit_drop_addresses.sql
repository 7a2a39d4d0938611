update audit_log a set ip = null
   where a.company_id = :companyId::bigint and a.object_type = any (:captured::text[])
     and a.object_id = any (:objectIds::text[])
     and a.actor_type = 'anonymous' and a.ip is not null
