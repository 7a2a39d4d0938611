INSERT INTO kyc_company_checks AS k (company_id, environment, id, status, company_name, country,
     registration_number, lei, external_id, threshold, score, warnings, result, register, entry_id, created_at,
     updated_at, erase_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14, $15, $16, $16, $17)
   RETURNING k.id, k.environment, k.status, k.company_name, k.country, k.registration_number, k.lei, k.external_id,
  k.threshold, k.score, k.warnings, k.result, k.register_change, k.version, k.created_at, k.updated_at
