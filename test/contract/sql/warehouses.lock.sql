SELECT w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at FROM warehouses w WHERE w.company_id = :companyId AND w.id = :id FOR NO KEY UPDATE
