SELECT s.id FROM kyc_sessions s
   WHERE s.company_id = $1 AND s.environment = $2 AND s.external_id = $3 AND s.deleted_at IS NULL
   ORDER BY s.id FOR UPDATE
