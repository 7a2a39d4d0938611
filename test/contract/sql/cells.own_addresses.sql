SELECT sha256(convert_to(d.email_key, 'UTF8')) AS hash, d.company_id AS company FROM login_directory d
   UNION ALL
   SELECT sha256(convert_to('@' || s.domain, 'UTF8')), s.company_id FROM sso_domains s
