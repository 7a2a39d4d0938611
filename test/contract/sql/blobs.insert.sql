INSERT INTO blobs (company_id, id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
