with attempt as materialized (
     select pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', :companyId::text, :principal::text,
       :operation::text, :key::text), 0)) as is_locked
   ), claimed as (
     insert into idempotency_keys as k (company_id, principal, operation, key, request_hash, created_at, expires_at)
     select :companyId::bigint, :principal, :operation, :key, :requestHash::bytea, :now::timestamptz,
       :now::timestamptz + make_interval(hours => 24)
     from attempt where attempt.is_locked
     on conflict (company_id, principal, operation, key) do update
       set request_hash = excluded.request_hash, status = null, body = null, sealed = null,
           created_at = excluded.created_at, expires_at = excluded.expires_at
       where k.expires_at <= :now::timestamptz
     returning 1
   )
   select a.is_locked, exists (select 1 from claimed) as is_claimed, k.request_hash, k.status, k.body, k.sealed
   from attempt a
   left join idempotency_keys k
     on k.company_id = :companyId::bigint and k.principal = :principal and k.operation = :operation and k.key = :key
