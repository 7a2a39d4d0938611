INSERT INTO product_categories AS r (company_id, name, parent_id, name_key, created_at, updated_at)
   VALUES (:companyId, :name, :parentId, :nameKey, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.name, r.parent_id AS "parentId", (SELECT count(*) FROM products p
    WHERE p.company_id = :companyId AND p.category_id = r.id AND p.is_active) AS "productCount"
