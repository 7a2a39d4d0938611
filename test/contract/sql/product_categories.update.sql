WITH alongside AS (
     UPDATE products p SET category_name = :name, category_key = :nameKey, updated_at = :now
     WHERE p.company_id = :companyId::bigint AND p.category_id = :id::bigint AND p.category_name IS DISTINCT FROM :name
   )
   UPDATE product_categories AS r SET
     name = :name, parent_id = :parentId, name_key = :nameKey,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.name, r.parent_id AS "parentId", (SELECT count(*) FROM products p
    WHERE p.company_id = :companyId AND p.category_id = r.id AND p.is_active) AS "productCount"
