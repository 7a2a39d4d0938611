WITH changed AS (
     UPDATE kyc_workflows w SET version = w.version + 1, is_default = $4, updated_at = $6::timestamptz
     WHERE w.company_id = $1 AND w.environment = $2 AND w.deleted_at IS NULL AND w.id = $3
     RETURNING w.company_id, w.id, w.environment, w.version, w.is_default, w.created_at, w.updated_at
   ), added AS (
     INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at) SELECT c.company_id, c.id, c.version, $5::jsonb, $6::timestamptz FROM changed c
   )
   SELECT c.id, c.environment, c.version, c.is_default, c.created_at, c.updated_at, $5::jsonb AS settings
   FROM changed c
