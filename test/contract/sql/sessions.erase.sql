UPDATE kyc_sessions s SET steps = '[]', external_id = NULL, callback_url = NULL, metadata = '{}', language = NULL,
     country = NULL, contact = '{}', expected = '{}', reason_codes = '{}', decision = NULL, expires_at = NULL,
     erase_at = NULL, claim_actor = NULL, claimed_at = NULL, claimed_until = NULL,
     risk = NULL, first_approval = NULL, consent = NULL, deleted_at = :now, updated_at = :now, version = s.version + 1
   WHERE s.company_id = :companyId AND s.id = :id RETURNING s.version
