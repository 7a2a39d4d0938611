SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.id = :id FOR UPDATE
