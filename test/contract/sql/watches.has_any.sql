SELECT EXISTS (SELECT FROM record_watchers w WHERE w.company_id = :companyId) AS has_any
