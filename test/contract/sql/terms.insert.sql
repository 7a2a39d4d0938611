INSERT INTO payment_terms AS p (company_id, code, code_key, name, search_text, kind, days, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :searchText, :kind, :days, :now, :now) RETURNING p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at
