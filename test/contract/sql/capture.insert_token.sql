INSERT INTO kyc_capture_tokens (company_id, hash, environment, session_id, created_at)
   VALUES ($1, $2, $3, $4, $5)
