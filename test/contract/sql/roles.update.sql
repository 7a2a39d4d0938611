UPDATE roles AS r SET
     code = :code, name = :name, permissions = :permissions, code_key = :codeKey, name_key = :nameKey, search_text = :searchText,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.permissions
