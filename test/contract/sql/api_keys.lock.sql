SELECT k.id FROM api_keys k WHERE k.company_id = :companyId AND k.id = :id FOR UPDATE
