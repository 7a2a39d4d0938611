SELECT c.code, c.is_active, c.version, c.created_at, c.updated_at FROM company_currencies c WHERE c.company_id = :companyId AND c.code = :code FOR UPDATE
