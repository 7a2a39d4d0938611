SELECT t.status FROM transfers t WHERE t.company_id = :companyId::bigint AND t.id = :id::bigint FOR NO KEY UPDATE
