INSERT INTO password_resets (company_id, user_id, hash, expires_at, created_by)
     VALUES (:companyId, :userId, :hash, :expiresAt, :createdBy)
   ON CONFLICT (company_id, user_id) DO UPDATE
     SET hash = excluded.hash, expires_at = excluded.expires_at, created_by = excluded.created_by
