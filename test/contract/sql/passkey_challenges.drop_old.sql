DELETE FROM passkey_challenges c WHERE c.company_id = :companyId::bigint AND c.expires_at <= :now
