SELECT p.code_key FROM vendors p WHERE p.company_id = :companyId AND p.code_key = ANY (:fresh::text[])
