UPDATE payment_terms AS p SET name = $3, search_text = $4, is_active = $5, version = p.version + 1, updated_at = $6
   WHERE p.company_id = $1 AND p.id = $2 RETURNING p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at
