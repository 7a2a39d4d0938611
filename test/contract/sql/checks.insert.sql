INSERT INTO kyc_checks (company_id, environment, id, session_id, feature, status, score, warnings, is_retryable,
     result, engine_name, engine_version, inputs, images, created_at, erase_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb, $11, $12, $13::text[], $14::jsonb, $15, $16)
