UPDATE kyc_workflows w SET deleted_at = $4 WHERE w.company_id = $1 AND w.environment = $2 AND w.deleted_at IS NULL AND w.id = $3
