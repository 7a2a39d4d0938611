UPDATE api_keys SET name = :name, name_key = :nameKey, permissions = :permissions::jsonb,
     allowed_ips = :allowedIps::jsonb, expires_at = :expiresAt,
     version = version + 1, updated_at = :now
   WHERE company_id = :companyId AND id = :id RETURNING id
