SELECT u.second_factor_at, u.locked_until FROM users u WHERE u.company_id = $1 AND u.id = $2 FOR UPDATE
