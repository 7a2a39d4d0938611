DELETE FROM sso_domains d WHERE d.company_id = :companyId::bigint AND d.domain <> ALL (:domains::text[])
