SELECT s.id, s.environment, s.status, s.features, s.steps, s.workflow_id, s.workflow_version, s.external_id, s.callback_url, s.metadata, s.language, s.country, s.contact, s.expected, s.reason_codes, s.decision, s.resubmissions, s.imported_from, s.imported_at, s.version, s.created_at, s.updated_at, s.started_at, s.completed_at, s.expires_at, s.erase_at, s.deleted_at, s.claim_actor, s.claimed_at, s.claimed_until, s.risk, s.first_approval, s.consent FROM kyc_sessions s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.external_id = :externalId
     AND s.deleted_at IS NULL
   ORDER BY s.id FOR UPDATE
