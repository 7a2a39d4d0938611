SELECT a.id, a.name, a.permissions, a.expires_at FROM api_keys a
   WHERE a.company_id = :companyId AND a.id = :id AND a.revoked_at IS NULL
