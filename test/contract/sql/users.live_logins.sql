SELECT l.id, l.created_at, l.refreshed_at, l.expires_at, l.revoked_at, l.ip, l.user_agent FROM logins l
   WHERE l.company_id = :companyId AND l.user_id = :userId AND l.revoked_at IS NULL AND l.expires_at > :now
   ORDER BY l.created_at DESC, l.id LIMIT 1000
