SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.is_active AS "active", r.allows_negative AS "allowsNegative" FROM warehouses r WHERE r.company_id = :companyId
     AND r.code_key = :codeKey FOR NO KEY UPDATE
