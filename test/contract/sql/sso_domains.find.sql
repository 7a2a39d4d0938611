SELECT d.company_id AS "companyId" FROM sso_domains d WHERE d.domain = :domain
