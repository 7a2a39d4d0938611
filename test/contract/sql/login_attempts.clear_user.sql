DELETE FROM login_attempts a USING login_directory d
   WHERE d.company_id = :companyId::bigint AND d.user_id = :userId::bigint AND a.email_key = d.email_key
