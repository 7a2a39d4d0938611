DELETE FROM sso_identities i WHERE i.company_id = :companyId::bigint
