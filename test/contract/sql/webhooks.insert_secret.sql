INSERT INTO webhook_secrets (company_id, webhook_id, key_id, sealed, created_at)
     VALUES (:companyId, :id, :keyId, :bytes, :at)
