DELETE FROM kyc_liveness_challenges c WHERE c.company_id = :companyId AND c.expires_at < :until
