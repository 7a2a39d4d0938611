SELECT DISTINCT ON (c.feature) c.feature, c.status, c.score, c.warnings FROM kyc_checks c
   WHERE c.company_id = $1 AND c.session_id = $3 AND c.environment = $2
   ORDER BY c.feature, c.created_at DESC, c.id DESC
