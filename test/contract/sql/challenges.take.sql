UPDATE kyc_liveness_challenges c SET used_at = :now
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.hash = :hash
     AND c.used_at IS NULL RETURNING c.hash
