SELECT p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at FROM payment_terms p WHERE p.company_id = :companyId AND p.id = :id FOR UPDATE
