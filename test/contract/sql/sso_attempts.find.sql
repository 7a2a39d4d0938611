SELECT a.state, a.nonce, a.verifier, a.person FROM sso_attempts a
   WHERE a.company_id = :companyId::bigint AND a.hash = :hash AND a.expires_at > :now
