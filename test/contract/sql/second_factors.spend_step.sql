UPDATE second_factors f SET last_step = $3::bigint
   WHERE f.company_id = $1 AND f.user_id = $2 AND (f.last_step IS NULL OR f.last_step < $3::bigint)
   RETURNING f.user_id
