SELECT r.id FROM vendors r WHERE r.company_id = :companyId::bigint AND r.id = ANY (:ids::bigint[])
