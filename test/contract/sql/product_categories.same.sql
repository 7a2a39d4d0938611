SELECT r.id FROM product_categories r WHERE r.company_id = :companyId
     AND r.name_key = :nameKey FOR NO KEY UPDATE
