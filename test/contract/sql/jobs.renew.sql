UPDATE jobs j SET leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000) FROM unnest(:companyIds::bigint[], :ids::bigint[], :holders::uuid[]) AS l (company_id, id, leased_by)
   WHERE j.company_id = l.company_id AND j.id = l.id AND j.leased_by = l.leased_by
   RETURNING j.id, j.leased_by AS "leasedBy"
