WITH renamed_products AS (
     UPDATE products p SET category_name = :name, category_key = :categoryKey, updated_at = :now
     WHERE p.company_id = :companyId::bigint AND p.category_id = :id::bigint AND p.category_name IS DISTINCT FROM :name
   )
   UPDATE product_categories AS c SET name = :name, name_key = :categoryKey, parent_id = :parentId,
     version = c.version + 1, updated_at = :now
   WHERE c.company_id = :companyId AND c.id = :id RETURNING c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count
