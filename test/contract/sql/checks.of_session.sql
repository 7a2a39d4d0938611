SELECT c.id, c.session_id, c.feature, c.status, c.score, c.warnings, c.is_retryable, c.result, c.engine_name,
  c.engine_version, c.inputs, c.images, c.created_at FROM kyc_checks c WHERE c.company_id = :companyId AND c.session_id = :sessionId
     AND c.environment = :environment
   ORDER BY c.created_at, c.id LIMIT 1000
