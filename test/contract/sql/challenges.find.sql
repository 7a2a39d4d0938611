SELECT c.session_id, c.turns, c.expires_at, c.used_at FROM kyc_liveness_challenges c
   WHERE c.company_id = $1 AND c.environment = $2 AND c.hash = $3
