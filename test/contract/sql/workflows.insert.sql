WITH made AS (
     INSERT INTO kyc_workflows (company_id, id, environment, is_default, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $6::timestamptz, $6::timestamptz)
     RETURNING company_id, id, version, created_at
   )
   INSERT INTO kyc_workflow_versions (company_id, workflow_id, version, settings, created_at)
   SELECT m.company_id, m.id, m.version, $5::jsonb, m.created_at FROM made m
