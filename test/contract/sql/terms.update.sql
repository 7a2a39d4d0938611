UPDATE payment_terms AS p SET name = :name, search_text = :searchText, is_active = :isActive,
     version = p.version + 1, updated_at = :now
   WHERE p.company_id = :companyId AND p.id = :id RETURNING p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at
