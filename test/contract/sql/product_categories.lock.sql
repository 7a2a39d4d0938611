SELECT r.id FROM product_categories r WHERE r.company_id = :companyId AND r.id = :id FOR NO KEY UPDATE
