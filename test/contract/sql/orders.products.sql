SELECT p.id FROM products p WHERE p.company_id = :companyId::bigint AND p.id = ANY ((SELECT :ids::bigint[])::bigint[])
     ORDER BY p.id FOR SHARE
