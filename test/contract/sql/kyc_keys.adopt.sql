UPDATE kyc_keys k SET parent_id = :by WHERE k.company_id = :companyId AND k.parent_id = :id
