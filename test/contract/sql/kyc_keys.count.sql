SELECT count(*)::int AS total FROM kyc_keys k WHERE k.company_id = :companyId AND k.environment = :environment
