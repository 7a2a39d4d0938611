INSERT INTO product_categories AS c (company_id, name, name_key, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :now, :now)
   ON CONFLICT (company_id, name_key) DO UPDATE SET name_key = excluded.name_key
   RETURNING c.id
