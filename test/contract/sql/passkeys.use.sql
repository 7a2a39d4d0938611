UPDATE passkeys p SET counter = :counter::bigint, last_used_at = :now
   WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
     AND (p.counter < :counter::bigint OR (p.counter = 0 AND :counter::bigint = 0))
   RETURNING p.id
