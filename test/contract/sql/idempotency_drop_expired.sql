delete from idempotency_keys k where k.ctid = any (array(
     select e.ctid from idempotency_keys e where e.expires_at <= :now::timestamptz limit :limit for update skip locked))
   returning k.key
