SELECT count(*)::int AS total FROM imports i WHERE i.company_id = :companyId AND i.status IN ('queued', 'running')
