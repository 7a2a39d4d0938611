SELECT c.session_id, c.turns, c.expires_at, c.used_at FROM kyc_liveness_challenges c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.hash = :hash
