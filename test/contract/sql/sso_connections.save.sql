INSERT INTO sso_connections AS c (company_id, issuer, client_id, key_id, sealed, domains, default_role, role_claim, roles,
     is_required, password_administrator_id, created_at, updated_at)
   VALUES (:companyId::bigint, :issuer, :clientId, :keyId, :sealed, :domains::text[], :defaultRole, :roleClaim,
     :roles::jsonb, :isRequired, :administratorId::bigint, :now, :now)
   ON CONFLICT (company_id) DO UPDATE SET issuer = excluded.issuer, client_id = excluded.client_id,
     key_id = excluded.key_id, sealed = excluded.sealed, domains = excluded.domains,
     default_role = excluded.default_role, role_claim = excluded.role_claim, roles = excluded.roles,
     is_required = excluded.is_required, password_administrator_id = excluded.password_administrator_id,
     version = c.version + 1, updated_at = excluded.updated_at
   RETURNING c.company_id, c.issuer, c.client_id, c.key_id, c.sealed, c.domains, c.default_role, c.role_claim, c.roles,
  c.is_required, c.password_administrator_id, c.version, c.created_at, c.updated_at
