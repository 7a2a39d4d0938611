INSERT INTO kyc_shares (company_id, hash, environment, session_id, audience, fields, created_at, expires_at)
   VALUES (:companyId, :hash, :environment, :sessionId, :audience, :fields::text[], :now, :expiresAt)
