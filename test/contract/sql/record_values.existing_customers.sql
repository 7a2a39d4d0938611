SELECT r.id FROM customers r WHERE r.company_id = :companyId::bigint AND r.id = ANY (:ids::bigint[])
