UPDATE passkeys p SET name = :name, version = p.version + 1
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint RETURNING p.id, p.name, p.version, p.last_used_at, p.created_at, p.credential_id
