UPDATE users u SET second_factor_at = :now, version = u.version + 1, updated_at = :now
   WHERE u.company_id = :companyId AND u.id = :userId
