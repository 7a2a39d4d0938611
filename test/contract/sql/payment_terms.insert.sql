INSERT INTO payment_terms AS r (company_id, code, name, kind, days, is_active, code_key, search_text, created_at, updated_at)
   VALUES (:companyId, :code, :name, :kind, :days, :active, :codeKey, :searchText, :now, :now)
   RETURNING r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.kind, r.days, r.is_active AS "active"
