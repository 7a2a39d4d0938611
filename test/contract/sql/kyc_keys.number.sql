SELECT k.id, k.name FROM kyc_keys k
   WHERE k.company_id = :companyId AND k.environment = :environment AND k.public_id = :id
