SELECT w.id FROM kyc_workflows w WHERE w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL AND w.id = :id FOR UPDATE
