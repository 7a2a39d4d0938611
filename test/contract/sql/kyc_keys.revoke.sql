WITH RECURSIVE family AS (
     SELECT f.public_id FROM kyc_keys f WHERE f.company_id = :companyId AND f.public_id = :id
     UNION
     SELECT c.public_id FROM kyc_keys c JOIN family f ON c.parent_id = f.public_id WHERE c.company_id = :companyId
   )
   UPDATE kyc_keys k SET revoked_at = :now FROM family f
   WHERE k.company_id = :companyId AND k.public_id = f.public_id AND k.revoked_at IS NULL RETURNING k.public_id, k.environment, k.name, k.last_four, k.scopes, k.allowed_ips, k.expires_at, k.last_used_at,
  k.last_used_ip, k.revoked_at, k.created_at, k.replaces_id, k.replaced_by, k.parent_id, k.created_by, k.creator_name
