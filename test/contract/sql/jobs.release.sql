UPDATE jobs j SET leased_by = NULL, leased_until = NULL, attempt = j.attempt - 1 FROM unnest(:companyIds::bigint[], :ids::bigint[], :holders::uuid[]) AS l (company_id, id, leased_by)
   WHERE j.company_id = l.company_id AND j.id = l.id AND j.leased_by = l.leased_by
