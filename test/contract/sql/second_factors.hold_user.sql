SELECT u.second_factor_at, u.locked_until FROM users u WHERE u.company_id = :companyId AND u.id = :userId
     FOR UPDATE
