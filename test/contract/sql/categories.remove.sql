DELETE FROM product_categories c WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint
     AND NOT EXISTS (SELECT 1 FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id)
     AND NOT EXISTS (SELECT 1 FROM product_categories b WHERE b.company_id = c.company_id AND b.parent_id = c.id)
   RETURNING c.id
