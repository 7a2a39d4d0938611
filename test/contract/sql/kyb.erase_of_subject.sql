DELETE FROM kyc_company_checks k
   WHERE k.company_id = $1 AND k.environment = $2 AND k.external_id = $3 RETURNING k.id
