SELECT p.id FROM customers p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
       FOR NO KEY UPDATE
