UPDATE kyc_workflows w SET deleted_at = :isDefault WHERE w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL AND w.id = :now
