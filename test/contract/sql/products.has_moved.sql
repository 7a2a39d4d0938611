SELECT EXISTS (SELECT 1 FROM stock_movements m WHERE m.company_id = $1 AND m.product_id = $2) AS has_moved
