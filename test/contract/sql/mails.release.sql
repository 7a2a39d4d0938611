UPDATE mails m SET leased_by = NULL, leased_until = NULL, attempt = m.attempt - 1
   FROM unnest(:companyIds::bigint[], :ids::bigint[], :holders::uuid[]) AS l (company_id, id, leased_by)
   WHERE m.company_id = l.company_id AND m.id = l.id AND m.leased_by = l.leased_by
