INSERT INTO warehouses AS w (company_id, code, code_key, name, name_key, allows_negative, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :nameKey, :allowsNegative, :now, :now) RETURNING w.id, w.code, w.name, w.is_active, w.allows_negative, w.version, w.created_at, w.updated_at
