DELETE FROM kyc_company_checks k WHERE k.company_id = :companyId AND k.environment = :environment
     AND k.id = ANY (:ids::text[])
