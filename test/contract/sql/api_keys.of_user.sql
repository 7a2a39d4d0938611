SELECT k.id::text AS id, k.name, k.prefix || '…' || k.last_four AS masked, k.created_at AS "createdAt",
     k.last_used_at AS "lastUsedAt"
   FROM api_keys k
   WHERE k.company_id = :companyId AND k.created_by = :userId AND k.revoked_at IS NULL
     AND coalesce(k.expires_at > :now, true)
   ORDER BY k.created_at DESC, k.id DESC LIMIT 1000
