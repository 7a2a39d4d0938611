UPDATE api_keys SET name = $3, name_key = $4, permissions = $5::jsonb, allowed_ips = $6::jsonb, expires_at = $7,
     version = version + 1, updated_at = $8
   WHERE company_id = $1 AND id = $2 RETURNING id
