INSERT INTO warehouses AS r (company_id, code, name, is_active, allows_negative, code_key, name_key, created_at, updated_at)
   VALUES (:companyId, :code, :name, :active, :allowsNegative, :codeKey, :nameKey, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.is_active AS "active", r.allows_negative AS "allowsNegative"
