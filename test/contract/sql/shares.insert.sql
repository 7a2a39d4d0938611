INSERT INTO kyc_shares (company_id, hash, environment, session_id, audience, fields, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8)
