UPDATE users u SET second_factor_at = NULL, version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :userId AND u.second_factor_at IS NOT NULL
