SELECT p.id FROM products p WHERE p.company_id = :companyId::bigint AND p.id = ANY (:ids::bigint[])
     ORDER BY p.id FOR SHARE
