SELECT p.id FROM customers p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
     ORDER BY p.id FOR NO KEY UPDATE
