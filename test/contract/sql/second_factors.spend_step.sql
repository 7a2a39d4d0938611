UPDATE second_factors f SET last_step = :step::bigint
   WHERE f.company_id = :companyId AND f.user_id = :userId AND (f.last_step IS NULL OR f.last_step < :step::bigint)
   RETURNING f.user_id
