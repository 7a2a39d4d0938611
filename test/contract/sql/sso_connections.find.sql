SELECT c.company_id, c.issuer, c.client_id, c.key_id, c.sealed, c.domains, c.default_role, c.role_claim, c.roles,
  c.is_required, c.password_administrator_id, c.version, c.created_at, c.updated_at FROM sso_connections c WHERE c.company_id = :companyId::bigint
