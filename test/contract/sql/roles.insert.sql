INSERT INTO roles AS r (company_id, code, name, permissions, code_key, name_key, search_text, created_at, updated_at)
   VALUES (:companyId, :code, :name, :permissions, :codeKey, :nameKey, :searchText, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.permissions
