insert into api_keys (company_id, name, prefix, last_four, hash, permissions, allowed_ips, expires_at,
     created_by, created_at, updated_at, name_key, replaces_id)
   values ($1::bigint, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $10, $11, $12) returning id
