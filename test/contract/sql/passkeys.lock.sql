SELECT p.id, p.name, p.version, p.last_used_at, p.created_at, p.credential_id FROM passkeys p
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint FOR UPDATE
