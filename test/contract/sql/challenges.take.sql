UPDATE kyc_liveness_challenges c SET used_at = $4
   WHERE c.company_id = $1 AND c.environment = $2 AND c.hash = $3 AND c.used_at IS NULL RETURNING c.hash
