DELETE FROM scheduled_exports r WHERE r.company_id = :companyId AND r.id = :id
