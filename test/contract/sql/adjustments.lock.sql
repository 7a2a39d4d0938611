SELECT a.status FROM adjustments a WHERE a.company_id = :companyId::bigint AND a.id = :id::bigint FOR NO KEY UPDATE
