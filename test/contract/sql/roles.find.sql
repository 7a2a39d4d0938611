SELECT r.id, r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.code, r.name, r.permissions FROM roles r WHERE r.company_id = :companyId AND r.id = :id
