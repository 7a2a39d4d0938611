SELECT DISTINCT ON (c.feature) c.feature, c.status, c.score, c.warnings FROM kyc_checks c
   WHERE c.company_id = :companyId AND c.session_id = :sessionId AND c.environment = :environment
   ORDER BY c.feature, c.created_at DESC, c.id DESC
