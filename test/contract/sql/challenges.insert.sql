INSERT INTO kyc_liveness_challenges (company_id, hash, environment, session_id, turns, created_at, expires_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :turns, :createdAt, :expiresAt)
