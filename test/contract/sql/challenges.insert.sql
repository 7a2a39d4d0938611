INSERT INTO kyc_liveness_challenges (company_id, hash, environment, session_id, turns, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
