SELECT f.key_id, f.sealed FROM second_factors f WHERE f.company_id = $1 AND f.user_id = $2
