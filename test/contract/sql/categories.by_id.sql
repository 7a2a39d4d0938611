SELECT c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count FROM product_categories c WHERE c.company_id = :companyId AND c.id = :id
