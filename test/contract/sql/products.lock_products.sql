SELECT p.id, p.code, p.code_key, p.name, p.price, p.category_id, p.unit, p.type, p.track_stock, p.barcode,
     p.description, p.tax_rate_id, p.min_stock, p.is_active,
     EXISTS (SELECT 1 FROM stock_movements m WHERE m.company_id = p.company_id AND m.product_id = p.id) AS has_moved
   FROM products p WHERE p.company_id = :companyId AND p.code_key = ANY (:codes::text[])
   ORDER BY p.id FOR UPDATE OF p
