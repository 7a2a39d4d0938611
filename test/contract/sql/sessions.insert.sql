INSERT INTO kyc_sessions (company_id, import_hash, id, environment, status, features, steps, workflow_id,
     workflow_version, external_id, callback_url, metadata, language, country, contact, expected, reason_codes,
     imported_from, imported_at, created_at, updated_at, started_at, completed_at, expires_at, erase_at, risk)
   VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8, $9, $10, $11, $12::jsonb, $13, $14, $15::jsonb, $16::jsonb,
     $17::text[], $18, $19, $20, $20, $21, $22, $23, $24, $25)
