UPDATE kyc_sessions SET status = $3, steps = $4::jsonb, country = $5, reason_codes = $6::text[],
     decision = $7::jsonb, resubmissions = $8, version = $9, updated_at = $10, started_at = $11, completed_at = $12,
     expires_at = $13, erase_at = $14, claim_actor = $15::jsonb, claimed_at = $16, claimed_until = $17,
     risk = $18, first_approval = $19::jsonb
   WHERE company_id = $1 AND id = $2
