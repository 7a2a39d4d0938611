DELETE FROM kyc_liveness_challenges c WHERE c.company_id = $1 AND c.expires_at < $2
