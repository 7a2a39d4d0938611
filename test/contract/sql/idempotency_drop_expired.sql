with expired as materialized (
     select e.company_id, e.principal, e.operation, e.key from idempotency_keys e
     where e.expires_at <= :now::timestamptz limit :limit for update skip locked
   )
   delete from idempotency_keys k using expired e
   where k.company_id = e.company_id and k.principal = e.principal and k.operation = e.operation and k.key = e.key
   returning k.key
