INSERT INTO product_categories AS c (company_id, name, name_key, parent_id, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :parentId, :now, :now) RETURNING c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count
