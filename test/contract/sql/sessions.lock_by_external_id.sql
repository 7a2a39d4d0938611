SELECT s.id FROM kyc_sessions s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.external_id = :externalId
     AND s.deleted_at IS NULL
   ORDER BY s.id FOR UPDATE
