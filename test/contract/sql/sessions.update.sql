UPDATE kyc_sessions SET status = :status, steps = :steps::jsonb, country = :country,
     reason_codes = :reasonCodes::text[], decision = :decision::jsonb, resubmissions = :resubmissions,
     version = :version, updated_at = :updatedAt, started_at = :startedAt, completed_at = :completedAt, expires_at = :expiresAt,
     erase_at = :eraseAt, claim_actor = :claimActor::jsonb, claimed_at = :claimedAt, claimed_until = :claimedUntil,
     risk = :risk, first_approval = :firstApproval::jsonb, consent = :consent::jsonb, language = :language
   WHERE company_id = :companyId AND id = :id
