WITH workflow AS (
     INSERT INTO kyc_workflows (company_id, id, environment, is_default, created_at, updated_at)
     VALUES (:companyId, :id, :environment, :isDefault, :at::timestamptz, :at::timestamptz)
     RETURNING company_id, id, version, created_at
   )
   INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at)
   SELECT w.company_id, w.id, w.version, :settings::jsonb, w.created_at FROM workflow w
