SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code_key = :codeKey FOR UPDATE
