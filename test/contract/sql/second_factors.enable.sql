UPDATE users u SET second_factor_at = $3, version = u.version + 1, updated_at = $3
   WHERE u.company_id = $1 AND u.id = $2
