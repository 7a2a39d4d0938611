SELECT r.id FROM products r WHERE r.company_id = :companyId::bigint AND r.id = ANY (:ids::bigint[])
