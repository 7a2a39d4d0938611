SELECT w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at FROM warehouses w WHERE w.company_id = $1 AND w.id = $2 FOR NO KEY UPDATE
