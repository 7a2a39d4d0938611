delete from idempotency_keys k using (
     select e.company_id, e.principal, e.operation, e.key from idempotency_keys e
     where e.expires_at <= :now::timestamptz limit :limit
   ) as expired
   where k.company_id = expired.company_id and k.principal = expired.principal and k.operation = expired.operation
     and k.key = expired.key and k.expires_at <= :now::timestamptz
   returning k.key
