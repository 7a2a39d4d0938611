SELECT k.public_id, k.environment, k.name, k.last_four, k.scopes, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, k.created_at, k.replaces_id, k.replaced_by, k.parent_id, k.created_by, k.creator_name FROM kyc_keys k WHERE k.company_id = :companyId AND k.public_id = :id FOR SHARE
