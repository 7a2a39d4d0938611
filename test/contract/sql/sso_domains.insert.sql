INSERT INTO sso_domains (domain, company_id)
   SELECT n.domain, :companyId::bigint FROM unnest(:domains::text[]) AS n (domain) ORDER BY n.domain
   ON CONFLICT (domain) DO NOTHING
