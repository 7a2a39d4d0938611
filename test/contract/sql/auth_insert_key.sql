insert into api_keys (company_id, name, prefix, last_four, hash, permissions, allowed_ips, expires_at,
     created_by, created_at, updated_at, name_key, replaces_id)
   values (:companyId::bigint, :name, :prefix, :lastFour, :hash, :permissions::jsonb, :allowedIps::jsonb, :expiresAt,
     :createdBy, :now, :now, :nameKey, :replacesId) returning id
