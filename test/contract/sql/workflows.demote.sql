WITH former AS (
     UPDATE kyc_workflows w SET is_default = false, version = w.version + 1, updated_at = :now::timestamptz
     WHERE w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL AND w.is_default RETURNING w.company_id, w.id, w.version
   )
   INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at)
   SELECT f.company_id, f.id, f.version, v.settings, :now::timestamptz FROM former f
   JOIN kyc_workflow_versions v
     ON v.company_id = :companyId AND v.workflow_id = f.id AND v.version = f.version - 1
