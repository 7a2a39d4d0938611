UPDATE kyc_sessions SET claim_actor = :claimActor::jsonb, claimed_at = :claimedAt, claimed_until = :claimedUntil
   WHERE company_id = :companyId AND id = :id
