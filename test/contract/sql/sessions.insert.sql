INSERT INTO kyc_sessions (company_id, import_hash, id, environment, status, features, steps, workflow_id,
     workflow_version, external_id, callback_url, metadata, language, country, contact, expected, reason_codes,
     imported_from, imported_at, created_at, updated_at, started_at, completed_at, expires_at, erase_at, risk)
   VALUES (:companyId, :importHash, :id, :environment, :status, :features::text[], :steps::jsonb, :workflowId,
     :workflowVersion, :externalId, :callbackUrl, :metadata::jsonb, :language, :country, :contact::jsonb,
     :expected::jsonb, :reasonCodes::text[], :importedFrom, :importedAt, :createdAt, :createdAt, :startedAt,
     :completedAt, :expiresAt, :eraseAt, :risk)
