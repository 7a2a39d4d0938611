INSERT INTO kyc_keys AS k (company_id, public_id, environment, name, last_four, hash, scopes, allowed_ips, expires_at,
     created_at, replaces_id, parent_id, created_by, creator_name)
   VALUES (:companyId, :publicId, :environment, :name, :lastFour, :hash, :scopes::text[], :allowedIps::text[],
     :expiresAt, :now, :replacesId, :parentId, :userId, :creatorName) RETURNING k.public_id, k.environment, k.name, k.last_four, k.scopes, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, k.created_at, k.replaces_id, k.replaced_by, k.parent_id, k.created_by, k.creator_name
