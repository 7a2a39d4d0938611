SELECT c.id FROM product_categories c WHERE c.company_id = :companyId ORDER BY c.id FOR NO KEY UPDATE
