WITH changed AS (
     UPDATE kyc_workflows w SET version = w.version + 1, is_default = :isDefault, updated_at = :at::timestamptz
     WHERE w.company_id = :companyId AND w.environment = :environment AND w.deleted_at IS NULL AND w.id = :now
     RETURNING w.company_id, w.id, w.environment, w.version, w.is_default, w.created_at, w.updated_at
   ), added AS (
     INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at) SELECT c.company_id, c.id, c.version, :settings::jsonb, :at::timestamptz FROM changed c
   )
   SELECT c.id, c.environment, c.version, c.is_default, c.created_at, c.updated_at, :settings::jsonb AS settings
   FROM changed c
