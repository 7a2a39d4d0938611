DELETE FROM kyc_liveness_challenges c
   WHERE c.company_id = $1 AND c.environment = $2 AND c.session_id = $3
