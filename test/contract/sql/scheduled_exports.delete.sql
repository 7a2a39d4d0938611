DELETE FROM scheduled_exports r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
