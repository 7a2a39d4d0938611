SELECT b.id, b.purpose, b.owner, b.mime, b.bytes, b.sha256, b.key_id, b.wrapped_key, b.created_at, b.expires_at
   FROM blobs b WHERE b.company_id = :companyId AND b.id = :id
