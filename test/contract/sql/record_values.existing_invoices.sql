SELECT r.id FROM invoices r WHERE r.company_id = :companyId::bigint AND r.id = ANY (:ids::bigint[])
