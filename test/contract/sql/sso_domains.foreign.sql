SELECT n.domain FROM unnest(:domains::text[]) AS n (domain)
   WHERE EXISTS (SELECT FROM sso_domains d WHERE d.domain = n.domain AND d.company_id <> :companyId::bigint)
     OR EXISTS (
       SELECT FROM login_directory l
       WHERE split_part(l.email_key, '@', 2) = n.domain AND l.company_id <> :companyId::bigint
     )
   ORDER BY n.domain LIMIT 1
