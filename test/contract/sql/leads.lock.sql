SELECT r.id FROM leads r WHERE r.company_id = :companyId AND r.id = :id FOR NO KEY UPDATE
