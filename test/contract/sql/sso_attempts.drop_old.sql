DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint AND a.expires_at <= :now
