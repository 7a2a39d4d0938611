SELECT p.id, p.code_key, p.name, p.name_key
     FROM vendors p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
