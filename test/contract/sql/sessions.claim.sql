UPDATE kyc_sessions SET claim_actor = $3::jsonb, claimed_at = $4, claimed_until = $5
   WHERE company_id = $1 AND id = $2
