SELECT EXISTS (SELECT 1 FROM stock_movements m WHERE m.company_id = :companyId AND m.product_id = :id) AS has_moved
