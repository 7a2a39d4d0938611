INSERT INTO warehouses AS w (company_id, code, code_key, name, name_key, allows_negative, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at
