UPDATE webhook_deliveries d SET leased_by = NULL, leased_until = NULL
   FROM unnest(:deliveries::bigint[], :ids::text[], :leasedBies::uuid[]) AS l (company_id, id, leased_by)
   WHERE d.company_id = l.company_id AND d.id = l.id AND d.leased_by = l.leased_by
