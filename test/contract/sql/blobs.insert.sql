INSERT INTO blobs (company_id, id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key, created_at, expires_at)
   VALUES (:companyId, :id, :purpose, :owner, :mime, :bytes, :sha256, :keyId, :wrappedKey, :createdAt, :expiresAt)
