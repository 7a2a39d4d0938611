SELECT p.id, u.email, p.public_key, p.counter FROM passkeys p
   JOIN users u ON u.company_id = p.company_id AND u.id = p.user_id
   WHERE p.company_id = :companyId::bigint AND p.user_id = :userId::bigint AND p.credential_id = :credentialId
