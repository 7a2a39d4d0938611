INSERT INTO kyc_company_checks AS k (company_id, environment, id, status, company_name, country,
     registration_number, lei, external_id, threshold, score, warnings, result, register, entry_id, created_at,
     updated_at, erase_at)
   VALUES (:companyId, :environment, :id, :status, :companyName, :country, :registrationNumber, :lei, :externalId,
     :threshold, :score, :warnings::jsonb, :result::jsonb, :register, :entryId, :now, :now, :eraseAt)
   RETURNING k.id, k.environment, k.status, k.company_name, k.country, k.registration_number, k.lei, k.external_id,
  k.threshold, k.score, k.warnings, k.result, k.register_change, k.version, k.created_at, k.updated_at
