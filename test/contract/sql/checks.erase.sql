DELETE FROM kyc_checks c WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id
