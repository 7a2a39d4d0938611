SELECT r.id FROM roles r WHERE r.company_id = :companyId::bigint AND r.code_key = :code FOR SHARE
