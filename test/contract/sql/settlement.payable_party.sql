SELECT p.id FROM vendors p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
       FOR NO KEY UPDATE
