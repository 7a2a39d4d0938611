delete from idempotency_keys k
   where k.company_id = $1::bigint
     and exists (select 1 from unnest($2::text[]) as n (id) where position(n.id in k.body) > 0)
