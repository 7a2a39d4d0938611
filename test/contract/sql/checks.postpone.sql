UPDATE kyc_checks d SET erase_at = :eraseAt WHERE d.company_id = :companyId AND d.id = :id
