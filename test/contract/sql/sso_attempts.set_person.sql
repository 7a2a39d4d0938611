UPDATE sso_attempts a SET person = :person::jsonb
   WHERE a.company_id = :companyId::bigint AND a.hash = :hash AND a.person IS NULL RETURNING a.person
