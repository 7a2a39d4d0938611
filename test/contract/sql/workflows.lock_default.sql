SELECT w.id FROM kyc_workflows w WHERE w.company_id = $1 AND w.environment = $2 AND w.deleted_at IS NULL AND w.is_default FOR UPDATE
