DELETE FROM kyc_liveness_challenges c
   WHERE c.company_id = :companyId AND c.environment = :environment AND c.session_id = :sessionId
