DELETE FROM sso_connections c WHERE c.company_id = :companyId::bigint
