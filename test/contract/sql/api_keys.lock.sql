SELECT k.id, k.prefix, k.last_four, k.name, k.permissions, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, u.name AS creator_name, k.replaces_id, k.replaced_by, k.version, k.created_at,
  k.updated_at FROM api_keys k LEFT JOIN users u ON u.company_id = k.company_id AND u.id = k.created_by WHERE k.company_id = :companyId AND k.id = :id FOR UPDATE OF k
