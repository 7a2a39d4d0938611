WITH shown AS (
     UPDATE products p SET category_name = $3, category_key = $4, updated_at = $6
     WHERE p.company_id = $1::bigint AND p.category_id = $2::bigint AND p.category_name IS DISTINCT FROM $3
   )
   UPDATE product_categories AS c SET name = $3, name_key = $4, parent_id = $5, version = c.version + 1, updated_at = $6
   WHERE c.company_id = $1 AND c.id = $2 RETURNING c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count
