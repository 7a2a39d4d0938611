SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.name, r.parent_id AS "parentId", (SELECT count(*) FROM products p
    WHERE p.company_id = :companyId AND p.category_id = r.id AND p.is_active) AS "productCount" FROM product_categories r WHERE r.company_id = :companyId AND r.id = :id
