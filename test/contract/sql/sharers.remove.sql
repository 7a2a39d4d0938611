DELETE FROM kyc_trusted_sharers t WHERE t.company_id = :companyId AND t.sharer_id = :sharerId
