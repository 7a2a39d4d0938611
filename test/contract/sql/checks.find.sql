SELECT c.id, c.session_id, c.feature, c.status, c.score, c.warnings, c.is_retryable, c.result, c.engine_name,
  c.engine_version, c.inputs, c.images, c.created_at FROM kyc_checks c WHERE c.company_id = :companyId AND c.environment = :environment AND c.id = :id
