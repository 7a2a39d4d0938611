SELECT t.sharer_id FROM kyc_trusted_sharers t WHERE t.company_id = :companyId::bigint AND t.sharer_id = :sharerId::bigint
