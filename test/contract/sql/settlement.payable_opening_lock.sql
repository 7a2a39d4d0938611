SELECT p.id FROM vendors p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
     ORDER BY p.id FOR NO KEY UPDATE
