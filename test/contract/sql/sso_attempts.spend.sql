DELETE FROM sso_attempts a WHERE a.company_id = :companyId::bigint AND a.hash = :hash RETURNING a.state
