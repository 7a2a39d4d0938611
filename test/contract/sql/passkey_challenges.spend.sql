INSERT INTO passkey_challenges AS c (company_id, hash, expires_at) VALUES (:companyId::bigint, :hash, :expiresAt)
   ON CONFLICT (company_id, hash) DO NOTHING RETURNING c.hash
