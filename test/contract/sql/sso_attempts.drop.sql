DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint
