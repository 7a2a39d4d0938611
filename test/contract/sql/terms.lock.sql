SELECT p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at FROM payment_terms p WHERE p.company_id = $1 AND p.id = $2 FOR UPDATE
