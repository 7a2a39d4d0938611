SELECT u.email, u.name, u.password_hash, u.locked_until FROM users u
     WHERE u.company_id = :companyId AND u.id = :userId
