SELECT u.id, u.email FROM sso_identities i JOIN users u ON u.company_id = i.company_id AND u.id = i.user_id
   WHERE i.company_id = :companyId::bigint AND i.issuer = :issuer AND i.subject = :subject
