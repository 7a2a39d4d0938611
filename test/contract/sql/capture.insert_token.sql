INSERT INTO kyc_capture_tokens (company_id, hash, environment, session_id, created_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :createdAt)
