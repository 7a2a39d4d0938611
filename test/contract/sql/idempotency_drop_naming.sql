delete from idempotency_keys k
   where k.company_id = :companyId::bigint
     and exists (select 1 from unnest(:ids::text[]) as n (id) where position(n.id in k.body) > 0)
