SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.kind, r.days, r.is_active AS "active" FROM payment_terms r WHERE r.company_id = :companyId
     AND r.code_key = :codeKey FOR NO KEY UPDATE
