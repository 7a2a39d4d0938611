INSERT INTO product_categories AS r (company_id, name, parent_id, name_key, created_at, updated_at)
   VALUES (:companyId, :name, :parentId, :nameKey, :now, :now)
   RETURNING r.id
