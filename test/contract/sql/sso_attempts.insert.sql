INSERT INTO sso_attempts (company_id, hash, state, nonce, verifier, expires_at)
   VALUES (:companyId::bigint, :hash, :state, :nonce, :verifier, :expiresAt)
