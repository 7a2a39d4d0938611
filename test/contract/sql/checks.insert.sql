INSERT INTO kyc_checks (company_id, environment, id, session_id, feature, status, score, warnings, is_retryable,
     result, engine_name, engine_version, inputs, images, created_at, erase_at)
   VALUES (:companyId, :environment, :id, :sessionId, :feature, :status, :score, :warnings::jsonb, :isRetryable,
     :result::jsonb, :name, :version, :inputs::text[], :images::jsonb, :createdAt, :eraseAt)
