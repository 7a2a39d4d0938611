UPDATE payment_terms AS r SET
     code = :code, name = :name, kind = :kind, days = :days, is_active = :active, code_key = :codeKey, search_text = :searchText,
     version = r.version + 1, updated_at = :now
   WHERE r.company_id = :companyId AND r.id = :id RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.kind, r.days, r.is_active AS "active"
