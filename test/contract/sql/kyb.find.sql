SELECT k.id, k.environment, k.status, k.company_name, k.country, k.registration_number, k.lei, k.external_id,
  k.threshold, k.score, k.warnings, k.result, k.register_change, k.version, k.created_at, k.updated_at FROM kyc_company_checks k WHERE k.company_id = :companyId AND k.environment = :environment
     AND k.id = :id
