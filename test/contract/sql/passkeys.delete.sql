DELETE FROM passkeys p
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.id = :id::bigint RETURNING p.id
